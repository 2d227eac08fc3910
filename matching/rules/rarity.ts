import type { FactName, FactRule } from '../../contract/programs/rules.ts';
import { oddsOfFact } from './odds/odds.ts';

/** Rounded shares of U.S. adults, for facts that every profile states, so no odds are needed. */
const SHARES: Readonly<Partial<Record<FactName, Readonly<Record<string, number>>>>> = {
  veteran: { true: 0.07, false: 0.93 },
  disability: { true: 0.13, false: 0.87 },
  singleParent: { true: 0.06, false: 0.94 },
  ownsBusiness: { true: 0.08, false: 0.92 },
  startingBusiness: { true: 0.04, false: 0.96 },
  student: { current: 0.08, future: 0.04, no: 0.88 },
  nonprofitStatus: { '501c3': 0.02, '501c4': 0.01, 'fiscal-sponsorship': 0.01, pending: 0.01, none: 0.95 },
  applicantKind: { individual: 1, business: 0.08, startup: 0.04, farm: 0.01, nonprofit: 0.02, researcher: 0.01 },
  applyingFor: { self: 1, child: 0.35, household: 0.7 },
};

/** Facts so common that meeting them doesn't make a program special. */
const COMMON: ReadonlySet<FactName> = new Set([
  'applyingFor',
  'citizenship',
  'permanentResidentYears',
  'householdIncome',
  'incomeOfPovertyLine',
  'incomeOfAreaMedian',
  'householdSize',
  'educationLevel',
  'worksForPay',
  'paysHeating',
  'annualRevenue',
  'employees',
]);

/** A program of the person's own state fits a little better than a national one, not fifty times better. */
const STATE = 1.2;

/** Cached, because rules are reused and a leaf's rarity doesn't depend on the person. */
const known = new WeakMap<FactRule, number>();

/** Returns how rare a condition is, in halvings: 1 for half of all adults, 3 for an eighth. */
export function rarityOf(leaf: FactRule): number {
  const before = known.get(leaf);
  if (before !== undefined) return before;
  const rarity = rarityFor(leaf);
  known.set(leaf, rarity);
  return rarity;
}

function rarityFor(leaf: FactRule): number {
  const { fact } = leaf;
  if (COMMON.has(fact)) return 0;
  if (fact === 'state') return STATE;
  if (fact === 'age') return -Math.log2(shareOfAges(leaf));
  const shares = SHARES[fact];
  const share = shares ? wantedOf(leaf).reduce((sum, value) => sum + (shares[value] ?? 0), 0) : oddsOfFact(leaf, {});
  return -Math.log2(Math.min(1, Math.max(LEAST, share)));
}

const LEAST = 0.01;

function wantedOf({ is, in: several }: FactRule): readonly string[] {
  return several ?? [String(is)];
}

/** Assumes that ages 18 to 90 are evenly distributed, which is close enough. */
function shareOfAges({ atLeast = 0, atMost = 120 }: FactRule): number {
  const [youngest, oldest] = [18, 90];
  const years = Math.min(oldest, atMost) - Math.max(youngest, atLeast);
  return Math.min(1, Math.max(0.05, years / (oldest - youngest)));
}
