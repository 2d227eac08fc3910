import type { Span } from '../../../../../contract/programs/by-income.ts';
import type { Total } from '../../../../../contract/search/search.ts';
import { type PaidWhen, paidWhen } from '../../../../../matching/benefits/estimates/paid-when.ts';
import { yearly } from '../../../../../matching/benefits/money.ts';
import { MONTHS, type Month } from './months.ts';

export type Paid = Total['counted'][number] & { when: PaidWhen };

/** A one-time payment within a range of the months shown. `first` and `last` are indexes, both inclusive. */
export interface Once {
  months: readonly number[];
  first: number;
  last: number;
  sum: Span;
}

export interface Money {
  paid: readonly Paid[];
  monthly: Span;
  once: readonly Once[];
  /** Money within a year whose month is unknown. */
  unplaced: Span;
}

/** Groups the counted money by when it's paid, for the months in the chart. */
export function moneyOf({ counted }: Pick<Total, 'counted'>, months: readonly Pick<Month, 'key'>[]): Money {
  const paid = counted.map((part) => ({ ...part, when: paidWhen(part.benefit, part.amount) }));
  const of = (kind: PaidWhen['kind']) => paid.filter(({ when }) => when.kind === kind);
  const windows = paid.flatMap(({ when }) => (when.kind === 'window' ? [when.months] : []));
  const year = sumOf(of('monthly'));
  return {
    paid,
    monthly: { from: Math.round(year.from / MONTHS), to: Math.round(year.to / MONTHS) },
    once: [...new Set(windows)].map((window) => {
      const within = paid.filter(({ when }) => when.kind === 'window' && when.months === window);
      return { months: window, sum: sumOf(within), ...longestRun(window, months) };
    }),
    unplaced: sumOf(of('year')),
  };
}

/** Finds the window in the chart. If the chart starts within it, keeps the longer part: the money is only paid once. */
function longestRun(window: readonly number[], months: readonly Pick<Month, 'key'>[]): Pick<Once, 'first' | 'last'> {
  const isIn = months.map(({ key }) => window.includes(Number(key.slice(5, 7))));
  let best = { first: 0, last: -1 };
  let first = 0;
  for (const [place, holds] of isIn.entries()) {
    if (!holds) first = place + 1;
    else if (place - first > best.last - best.first) best = { first, last: place };
  }
  return best;
}

function sumOf(parts: readonly Pick<Paid, 'amount'>[]): Span {
  const sums = parts.map(({ amount }) => yearly(amount));
  return {
    from: Math.round(sums.reduce((total, { from }) => total + from, 0)),
    to: Math.round(sums.reduce((total, { to }) => total + to, 0)),
  };
}
