import { isState, type StateCode } from '../../../contract/profile/places.ts';
import type { IncomeLimit, Leaf } from '../../../contract/programs/rules.ts';
import { isOfIncomeAlone } from '../../conditions/income-sentences.ts';
import type { Facts } from '../../person/fact-types.ts';
import { ODDS_OF } from './odds-classes.ts';

/** The odds by share of the limit. Limits aren't sharp, because offices exclude parts of an income and add others. */
const BELOW_LIMIT: readonly (readonly [share: number, odds: number])[] = [
  [0.6, 0.97],
  [0.9, 0.9],
  [1, 0.8],
  [1.15, 0.4],
  [1.35, 0.1],
  [2.5, 0.01],
  [Number.POSITIVE_INFINITY, 0],
];

/** Returns how likely a household's income is to be within a limit. */
export function oddsOfIncome(limit: IncomeLimit, facts: Facts): number {
  const dollars = dollarsOf(limit, facts);
  const { householdIncome: income } = facts;
  if (income === undefined) return oddsWithoutIncome(limit, facts);
  if (dollars === undefined) return ODDS_OF.half;
  const share = dollars === 0 ? Number.POSITIVE_INFINITY : income / dollars;
  return BELOW_LIMIT.find(([most]) => share <= most)?.[1] ?? 0;
}

/**
 * An income below this share of a limit is within it, however an office counts. The share depends on the limit: one
 * amount for everyone, the largest of several amounts (for couples and others), or a share of the poverty line, which
 * states may lower.
 */
const WELL_BELOW = { sum: 0.95, severalSums: 0.5, share: 0.8 } as const;

/** Returns whether a condition is only an income limit, and one that the household is far below. */
export function isWellBelowLimit(leaf: Leaf, facts: Facts): boolean {
  if (!('check' in leaf) || leaf.benefit || leaf.odds === undefined || typeof leaf.odds === 'string') return false;
  if (!isOfIncomeAlone(leaf.says)) return false;
  const limit = dollarsOf(leaf.odds, facts);
  const sums = leaf.says.split('$').length - 1;
  const most = !('yearly' in leaf.odds) ? WELL_BELOW.share : sums > 1 ? WELL_BELOW.severalSums : WELL_BELOW.sum;
  const { householdIncome: income } = facts;
  return income !== undefined && limit !== undefined && income <= Math.min(most * limit, leastStated(leaf.says));
}

/**
 * Returns the smallest sum that a sentence states, in US dollars a year, so a condition shown as met never contradicts
 * its own sentence.
 */
function leastStated(says: string): number {
  const sums = [...says.matchAll(/\$([\d,]+)( a month)?/g)];
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...sums.map(([, sum = '', monthly]) => Number(sum.replaceAll(',', '')) * (monthly ? 12 : 1)),
  );
}

/** Returns the limit in US dollars a year for this household; undefined if there is no figure for its place. */
function dollarsOf(limit: IncomeLimit, facts: Facts): number | undefined {
  if ('yearly' in limit) return limit.yearly;
  const size = facts.householdSize ?? likelySize(facts);
  if ('povertyLine' in limit) {
    const line = facts.lines?.povertyLine(size, stateIn(facts));
    return line === undefined ? undefined : (line * limit.povertyLine) / 100;
  }
  const median = facts.lines?.medianIncome(size, stateIn(facts));
  return median === undefined ? undefined : (median * limit.areaMedian) / 100;
}

/** Returns the state's code, if it's a U.S. state or territory. */
export function stateIn({ state }: Facts): StateCode | undefined {
  return state !== undefined && isState(state) ? state : undefined;
}

/** Returns an estimated household size, used if the size isn't stated. */
function likelySize({ children = 0, singleParent, spouse }: Facts): number {
  return 1 + children + (spouse === true || (children > 0 && singleParent === false) ? 1 : 0);
}

/** Household income as a percentage of the poverty line, by quantile: about half of all households are below 400%. */
const POVERTY_QUANTILES: readonly (readonly [percent: number, share: number])[] = [
  [50, 0.06],
  [100, 0.12],
  [138, 0.19],
  [200, 0.29],
  [250, 0.36],
  [300, 0.42],
  [400, 0.54],
];

/**
 * Returns the odds if the income is unknown. People who are out of work, study, raise children alone or have a
 * disability tend to have lower incomes.
 */
function oddsWithoutIncome(limit: IncomeLimit, facts: Facts): number {
  const percent =
    'povertyLine' in limit ? limit.povertyLine : 'areaMedian' in limit ? limit.areaMedian * 4 : limit.yearly / 250;
  const [, share] = POVERTY_QUANTILES.find(([most]) => percent <= most) ?? [0, 0.75];
  const isHardPressed =
    facts.employment === 'unemployed' ||
    facts.employment === 'unable-to-work' ||
    facts.student === 'current' ||
    facts.singleParent === true ||
    facts.disability === true ||
    facts.home === 'temporary';
  return isHardPressed ? Math.min(0.9, share * 1.8) : share;
}
