import type { Income } from '../../../../../contract/profile/household.ts';

type Listed = Pick<Income, 'kind' | 'yearly'> & { whose?: Income['whose'] | undefined };

/** What doesn't go together in a household's incomes. */
export type Oddity =
  | { is: 'monthly'; sum: number }
  | { is: 'differ'; sum: number; income: number }
  | { is: 'twice'; at: number; income: Listed };

const MONTHS = 12;
/** How close two sums have to be to count as the same, as a share. */
const CLOSE = 0.05;
/** People round, so only a larger difference is pointed out: as a share. */
const TOO_FAR = 0.1;

const isClose = (a: number, b: number) => Math.abs(a - b) <= CLOSE * b;

/**
 * Returns the first thing that doesn't go together: an income listed twice, monthly sums beside a yearly total, or a
 * total that isn't the sum. Null if all is well or too little is known.
 */
export function oddityIn(incomes: readonly Listed[], income: number | null): Oddity | null {
  const at = incomes.findIndex(
    (one, index) => one.yearly > 0 && incomes.findIndex((other) => isSame(one, other)) < index,
  );
  const second = incomes[at];
  if (second) return { is: 'twice', at, income: second };
  const sum = incomes.reduce((total, { yearly }) => total + yearly, 0);
  if (income === null || !(income > 0) || !(sum > 0)) return null;
  if (isClose(yearOf(sum), income)) return { is: 'monthly', sum };
  return Math.abs(sum - income) > TOO_FAR * income ? { is: 'differ', sum, income } : null;
}

function isSame(one: Listed, other: Listed): boolean {
  return one.kind === other.kind && one.yearly === other.yearly && (one.whose ?? 'self') === (other.whose ?? 'self');
}

/** Returns monthly incomes as yearly ones. */
export function asYearly<One extends Listed>(incomes: readonly One[]): One[] {
  return incomes.map((one) => ({ ...one, yearly: yearOf(one.yearly) }));
}

export function yearOf(month: number): number {
  return month * MONTHS;
}
