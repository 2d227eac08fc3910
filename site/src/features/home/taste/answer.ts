import type { StateCode } from '../../../../../contract/profile/places.ts';
import type { Need } from '../../../../../contract/profile/profile.ts';
import type { Likelihood, Match } from '../../../../../contract/programs/grants.ts';
import { LATER } from '../../../../../matching/order/season.ts';
import { matchProgram } from '../../../../../matching/rules/match.ts';
import type { TasteProgram } from './program.ts';
import { WHO, type Who, type WhoKey } from './questions.ts';

export interface Answers {
  state: StateCode;
  who: WhoKey;
  need: Need;
}

export interface Fitting {
  program: TasteProgram;
  match: Match;
}

/** Returns the programs that may fit, best first, ranked by the same rules as a member's search. */
export function fittingPrograms(programs: readonly TasteProgram[], { state, who, need }: Answers): Fitting[] {
  const { facts: told, typical }: Who = WHO[who];
  const facts = { ...told, state };
  const month = new Date().getMonth();
  const fitting = programs.flatMap((program) => {
    const fit = fitOf(program, { who, need });
    const isElsewhere = program.states.length > 0 && !program.states.includes(state);
    if (fit === undefined || isElsewhere) return [];
    const isLater = program.months?.includes(month) === false;
    const weight = fit * (program.weights[who] ?? 0) * (isLater ? LATER : 1);
    const ruled = { rules: program.rules, sources: {}, states: program.states };
    const match = matchProgram(ruled, facts);
    if (match.likelihood === 'no') return [];
    const likely = typical && matchProgram(ruled, { ...facts, ...typical });
    // Little is known of an organization, so its chances say little.
    const chance = who === 'nonprofit' ? 1 : CHANCE[(likely ?? match).likelihood];
    const cost = program.programType === 'loan' && !BORROWED_FOR.includes(need) ? OF_A_LOAN : 1;
    const aim = program.aims[need] ?? null;
    return [{ program, match: likely ? withLikelyWays(match, likely) : match, weight: weight * chance * cost, aim }];
  });
  fitting.sort((a, b) => b.weight - a.weight || (a.program.id < b.program.id ? -1 : 1));
  return withVariety(fitting).map(({ program, match }) => {
    const { id, title, lang } = program.local[state] ?? program;
    const isForeign = program.lang !== undefined;
    const amount = program.most[state] ?? (isForeign ? null : program.amount);
    return { program: { ...program, id, title, lang, amount }, match: isForeign ? withoutOwnSentences(match) : match };
  });
}

/** The factor for each likelihood that a typical visitor with these answers has. */
const CHANCE: Readonly<Record<Likelihood, number>> = {
  qualify: 1.05,
  'very-likely': 1.05,
  'worth-checking': 1,
  unknown: 0.6,
  'only-if': 0.3,
  // A typical visitor doesn't get it, but this visitor's answers don't rule it out.
  no: 0.3,
};

/** Loans have to be repaid, so they come first only for what people usually borrow for. */
const OF_A_LOAN = 0.75;
const BORROWED_FOR: readonly Need[] = ['home', 'business', 'land', 'disaster'];

/** How many programs a visitor sees. */
export const MOST_SHOWN = 3;
/** The factor for each program already shown that answers the same search. */
const NEAR_DUPLICATE = 0.8;

/** Puts different kinds of help first: after food stamps, a food bank says more than another card for food. */
function withVariety<T extends { weight: number; aim: number | null }>(sorted: readonly T[]): T[] {
  const left = [...sorted];
  const first: T[] = [];
  while (first.length < MOST_SHOWN && left.length > 0) {
    const shown = ({ aim }: T) => first.filter((one) => aim !== null && one.aim === aim).length;
    const worth = left.map((one) => one.weight * NEAR_DUPLICATE ** shown(one));
    first.push(...left.splice(worth.indexOf(Math.max(...worth)), 1));
  }
  return [...first, ...left];
}

/** Leaves out sentences that come only from the program's own file, because it's in another language. */
function withoutOwnSentences({ onlyIf: _, ...match }: Match): Match {
  return { ...match, reasons: match.reasons.filter(({ criterion }) => criterion !== 'check') };
}

/** Leaves out open ways to qualify that most people like this don't meet, such as age 65 for a family. */
function withLikelyWays(match: Match, likely: Match): Match {
  if (likely.verdict === 'ineligible') return match;
  const texts = new Set(likely.reasons.map(({ text }) => text));
  return { ...match, reasons: match.reasons.filter(({ verdict, text }) => verdict !== 'unknown' || texts.has(text)) };
}

/**
 * Returns how well a program matches the need. For an organization, any need means a project for others, and programs
 * that list the need itself rank first.
 */
function fitOf({ needs }: TasteProgram, { who, need }: Pick<Answers, 'who' | 'need'>): number | undefined {
  const fit = needs[need];
  if (who !== 'nonprofit') return fit;
  return fit === undefined ? needs['community'] : 1 + fit;
}
