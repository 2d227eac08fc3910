import type { Match, Reason, Verdict } from '../contract/grants.ts';
import type { FactName, Rule } from '../contract/rules.ts';
import { whatWouldChange } from './changes.ts';
import { evaluate, type Judged, type Truth } from './evaluate.ts';
import type { Facts } from './facts.ts';
import { nextQuestion } from './questions.ts';
import type { SpokenOf } from './spoken-of.ts';

export interface RuleSource {
  title: string;
  url: string;
  date: string;
}

/** What matching knows of a program. */
export interface RuledProgram {
  /** `null` where the program's rules are not known. */
  rules: Rule | null;
  sources: Readonly<Record<string, RuleSource>>;
  /** Where it is offered; empty for the whole country. */
  states: readonly string[];
}

const VERDICT_OF = { true: 'eligible', unknown: 'likely', false: 'ineligible' } as const satisfies Record<
  Truth,
  Verdict
>;
const REASON_OF = { true: 'met', unknown: 'unknown', false: 'unmet' } as const satisfies Record<
  Truth,
  Reason['verdict']
>;

/**
 * How well a program fits, in points of 100: the verdict gives the base, and within it count the share of conditions
 * that are known to hold, and that the program is for few (a condition most people do not meet, or one state).
 * The words of a search do not change it: the same program has the same score everywhere.
 */
const POINTS = {
  eligible: { base: 82, settled: 0, special: 13 },
  likely: { base: 45, settled: 18, special: 11 },
  check: { base: 35, settled: 0, special: 0 },
  ineligible: { base: 0, settled: 15, special: 0 },
} as const satisfies Record<Verdict, Record<'base' | 'settled' | 'special', number>>;

/** Facts that say little of a person: meeting them does not make a program special to anyone. */
const COMMON_FACTS: readonly FactName[] = [
  'applicantKind',
  'citizenship',
  'state',
  'householdIncome',
  'incomeOfPovertyLine',
  'incomeOfAreaMedian',
];

/** May this person have this program, and why. Same input, same answer. */
export function matchProgram(program: RuledProgram, facts: Facts): Match {
  if (program.rules === null) return { score: scoreOf('check', program, [], facts), verdict: 'check', reasons: [] };
  const { truth, leaves } = evaluate(program.rules, facts);
  const verdict = VERDICT_OF[truth];
  return {
    score: scoreOf(verdict, program, leaves, facts),
    verdict,
    reasons: inOrderOfWeight(leaves).map((judged) => reasonOf(judged, program.sources)),
  };
}

/**
 * As `matchProgram`, for a search whose words speak of what the profile denies: where that alone stands against a
 * program, it is open, so that the program is likely at best, and the first reasons say why.
 */
export function matchAsSpokenOf(program: RuledProgram, facts: Facts, spoken: SpokenOf): Match {
  const match = matchProgram(program, facts);
  if (match.verdict !== 'ineligible' || program.rules === null || spoken.opened.size === 0) return match;
  const { truth, leaves } = evaluate(program.rules, spoken.facts);
  if (truth === 'false') return match;
  const judged = leaves.map((one) =>
    openingOf(one, spoken) === undefined ? one : { ...one, truth: 'unknown' as const },
  );
  const open = new Map(leaves.flatMap((one) => openingOf(one, spoken) ?? []));
  const why = [...open].map(([text, criterion]) => {
    return { criterion, verdict: 'unknown' as const, text, quote: null, source: null };
  });
  const reasons = inOrderOfWeight(judged).map((one) => reasonOf(one, program.sources));
  return { score: scoreOf('likely', program, judged, spoken.facts), verdict: 'likely', reasons: [...why, ...reasons] };
}

/** What to tell of a condition that the words of the search left open, with its fact; undefined where they did not. */
function openingOf({ leaf }: Judged, { opened }: SpokenOf): [text: string, fact: FactName][] | undefined {
  const text = 'fact' in leaf ? opened.get(leaf.fact) : undefined;
  return 'fact' in leaf && text !== undefined ? [[text, leaf.fact]] : undefined;
}

/** As `matchProgram`, with the question that would settle most, and with what would open a program that is closed. */
export function explainProgram(program: RuledProgram, facts: Facts): Match {
  const match = matchProgram(program, facts);
  if (program.rules === null) return match;
  const question = nextQuestion([program.rules], facts);
  const changes = whatWouldChange(program.rules, facts);
  return { ...match, ...(question ? { nextQuestion: question } : {}), ...(changes ? { wouldChange: changes } : {}) };
}

function scoreOf(verdict: Verdict, program: RuledProgram, leaves: Judged[], facts: Facts): number {
  const points = POINTS[verdict];
  const met = leaves.filter(({ truth }) => truth === 'true');
  const settled = leaves.length === 0 ? 0 : met.length / leaves.length;
  const isSpecial = met.some(({ leaf }) => 'fact' in leaf && !COMMON_FACTS.includes(leaf.fact));
  const score = points.base + points.settled * settled + (isSpecial ? points.special : 0) + placePoints(program, facts);
  return Math.round(Math.min(100, Math.max(0, score)));
}

/** A program of the person's own state fits better; one of another state, where its rules leave that open, far less. */
function placePoints(program: RuledProgram, facts: Facts): number {
  if (program.states.length === 0 || facts.state === undefined) return 0;
  return program.states.includes(facts.state) ? 5 : -20;
}

/** What fails comes first, then what holds (the telling facts before the common ones), then what is open. */
function inOrderOfWeight(leaves: Judged[]): Judged[] {
  const weight = ({ leaf, truth }: Judged): number => {
    if (truth === 'false') return 0;
    if (truth === 'unknown') return 3;
    return 'fact' in leaf && !COMMON_FACTS.includes(leaf.fact) ? 1 : 2;
  };
  return leaves.toSorted((a, b) => weight(a) - weight(b));
}

function reasonOf({ leaf, truth }: Judged, sources: RuledProgram['sources']): Reason {
  return {
    criterion: 'fact' in leaf ? leaf.fact : 'check',
    verdict: REASON_OF[truth],
    text: leaf.says,
    quote: leaf.quote ?? null,
    source: sources[leaf.source] ?? null,
  };
}

/** The conditions of a rule in words, one a line: the text that is searched and shown as "eligibility". */
export function describeRules(rule: Rule): string[] {
  return conditions(rule, false);
}

function conditions(rule: Rule, negated: boolean): string[] {
  if ('not' in rule) return conditions(rule.not, !negated);
  // Below a `not`, `all` and `any` change places, as in `evaluate`.
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  if (parts === null) return 'says' in rule ? [rule.says] : [];
  if ('all' in rule !== negated) return parts.flatMap((part) => conditions(part, negated));
  return [`One of these: ${parts.map((part) => conditions(part, negated).join(' and ')).join('; ')}`];
}
