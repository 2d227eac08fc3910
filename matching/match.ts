import type { Match, Reason, Verdict } from '../contract/grants.ts';
import type { FactName, Rule } from '../contract/rules.ts';
import { evaluate, type Judged, type Truth } from './evaluate.ts';
import type { Facts } from './facts.ts';

export interface RuleSource {
  title: string;
  url: string;
  date: string;
}

export interface Candidate {
  /** `null` where the program's rules are not known. */
  rules: Rule | null;
  sources: Readonly<Record<string, RuleSource>>;
  states: readonly string[];
  /** How well the words fit: 0 (not at all) to 1 (best of this search). */
  relevance: number;
}

const VERDICT_OF = { true: 'eligible', unknown: 'likely', false: 'ineligible' } as const satisfies Record<
  Truth,
  Verdict
>;
const REASON_OF = { true: 'met', unknown: 'unknown', false: 'unmet' } as const satisfies Record<
  Truth,
  Reason['verdict']
>;

/** Where each verdict's scores begin. The rest of the scale is won by fitting words and special programs. */
const BASE_SCORE = { eligible: 70, likely: 48, check: 30, ineligible: 0 } as const satisfies Record<Verdict, number>;
const RELEVANCE_POINTS = 18;
const SPECIAL_POINTS = 12;

/** Facts that most people share: meeting them does not make a program special to anyone. */
const COMMON_FACTS: readonly FactName[] = [
  'applicantKind',
  'citizenship',
  'state',
  'householdIncome',
  'incomeOfPovertyLine',
  'incomeOfAreaMedian',
];

/** May this person have this program, and why. Same input, same answer. */
export function matchProgram(candidate: Candidate, facts: Facts): Match {
  if (candidate.rules === null) return { score: scoreOf('check', candidate, []), verdict: 'check', reasons: [] };
  const { truth, leaves } = evaluate(candidate.rules, facts);
  const verdict = VERDICT_OF[truth];
  return {
    score: scoreOf(verdict, candidate, leaves),
    verdict,
    reasons: inOrderOfWeight(leaves).map((judged) => reasonOf(judged, candidate.sources)),
  };
}

function scoreOf(verdict: Verdict, candidate: Candidate, leaves: Judged[]): number {
  const metForFew = leaves.some(
    ({ leaf, truth }) => truth === 'true' && 'fact' in leaf && !COMMON_FACTS.includes(leaf.fact),
  );
  const special = (metForFew ? 0.6 : 0) + (candidate.states.length > 0 ? 0.4 : 0);
  if (verdict === 'ineligible') return Math.round(10 * candidate.relevance);
  return Math.round(BASE_SCORE[verdict] + RELEVANCE_POINTS * candidate.relevance + SPECIAL_POINTS * special);
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

function reasonOf({ leaf, truth }: Judged, sources: Candidate['sources']): Reason {
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
  if ('all' in rule) return rule.all.flatMap(describeRules);
  if ('any' in rule) return [`One of these: ${rule.any.flatMap(describeRules).join('; ')}`];
  if ('not' in rule) return describeRules(rule.not);
  return [rule.says];
}
