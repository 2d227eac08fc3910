import type { Profile } from '../../../contract/profile/profile.ts';
import type { Match } from '../../../contract/programs/grants.ts';
import { estimatedFactsOf } from '../../../matching/benefits/estimates/estimated-facts.ts';
import type { FigureBook } from '../../../matching/benefits/figures.ts';
import type { Facts } from '../../../matching/person/fact-types.ts';
import { truthIn } from '../../../matching/rules/evaluate.ts';
import { type Judgment, judgeProgram, matchOf } from '../../../matching/rules/match.ts';
import { type ListedProgram, ruledProgramOf } from '../programs/program.ts';

/** How many members' facts to cache, each with their computed results. About half a megabyte each. */
const MOST = 20;

interface Cached {
  on: string;
  figures: FigureBook;
  facts: Facts;
}

/** By the account's profile object, least recently used first. */
const cache = new Map<Profile, Cached>();

/** Returns a member's facts. Their benefits are computed only once, until the date or an answer changes. */
export function cachedFactsOf(member: Profile, figures: FigureBook): Facts {
  const now = new Date();
  const on = now.toISOString().slice(0, 10);
  const last = cache.get(member);
  const isSame = last?.on === on && last.figures === figures;
  const facts = isSame ? last.facts : estimatedFactsOf(member, figures, now);
  cache.delete(member);
  cache.set(member, { on, figures, facts });
  const [oldest] = cache.keys();
  if (cache.size > MOST && oldest !== undefined) cache.delete(oldest);
  return facts;
}

interface Judged {
  isRuledOut?: boolean;
  judgment?: Judgment;
  match?: Match;
}

/** Programs' results for a person. Both keys stay the same objects while they're cached. */
const judged = new WeakMap<Facts, WeakMap<ListedProgram, Judged>>();

function judgedOf(program: ListedProgram, facts: Facts): Judged {
  const ofPerson = judged.get(facts) ?? new WeakMap<ListedProgram, Judged>();
  judged.set(facts, ofPerson);
  const found = ofPerson.get(program) ?? {};
  ofPerson.set(program, found);
  return found;
}

/** Returns whether the stored rules exclude the person, which takes less work than a full judgment. */
export function isRuledOut(program: ListedProgram, facts: Facts): boolean {
  const known = judgedOf(program, facts);
  known.isRuledOut ??= program.rules !== null && truthIn(program.rules, facts) === 'false';
  return known.isRuledOut;
}

/** Returns how likely the person is to get the program, and what they gain from it. */
export function judgmentOf(program: ListedProgram, facts: Facts): Judgment {
  const known = judgedOf(program, facts);
  known.judgment ??= judgeProgram(ruledProgramOf(program), facts);
  return known.judgment;
}

/** Returns a judgment with its reasons. The same program under a state's own name has a separate entry. */
export function cachedMatchOf(program: ListedProgram, facts: Facts, judgment: Judgment): Match {
  const known = judgedOf(program, facts);
  known.match ??= matchOf(ruledProgramOf(program), facts, judgment);
  return known.match;
}
