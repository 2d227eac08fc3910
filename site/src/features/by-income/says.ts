import type { IncomeCurve, IncomePoint } from '../../../../contract/by-income.ts';
import { rangeWords } from '../../../../matching/amount-words.ts';
import { dollars } from '../../../../matching/benefits/money.ts';
import { ASSUMED, BY_INCOME, SAYS } from './texts.ts';

/** What the picture of a program shows, in sentences: the reader's own place, the most, and where it ends. */
export function saysOf(curve: IncomeCurve): string[] {
  const incomeOf = (income: number) => BY_INCOME.per(dollars(income), curve.per);
  return [...coveredBy(curve, incomeOf), ...endOf(curve, incomeOf)];
}

type Words = (sum: number) => string;

function coveredBy(curve: IncomeCurve, incomeOf: Words): string[] {
  switch (curve.measure) {
    case 'money':
      return [...hereOf(curve, incomeOf), ...mostOf(curve, incomeOf)];
    case 'people':
      return isFalling(curve)
        ? steps(curve).map(({ count, last }) => SAYS.people(incomeOf(last), count))
        : [SAYS.various(Math.max(...curve.points.map(({ to }) => to)))];
    case 'within':
      return curve.ends && curve.ends.from > 0 ? [SAYS.within(incomeOf(curve.ends.from))] : [];
  }
}

function hereOf({ here, points, ends, per }: IncomeCurve, incomeOf: Words): string[] {
  if (here === null) return [];
  const point = points.find(({ income }) => income === here);
  const isBeyond = ends !== null && here > ends.to;
  if (isBeyond || point?.to === 0) return [SAYS.hereNothing(incomeOf(here))];
  if (!point) return [];
  return point.from > 0
    ? [SAYS.here(incomeOf(here), BY_INCOME.per(rangeWords(point.from, point.to), per))]
    : [SAYS.hereAtMost(incomeOf(here), BY_INCOME.per(dollars(point.to), per))];
}

/** So near to the most it is the most. */
const THE_MOST = 0.995;

function mostOf({ points, per, kept }: IncomeCurve, incomeOf: Words): string[] {
  const most = Math.max(...points.map(({ to }) => to));
  const at = points.filter(({ to }) => to >= THE_MOST * most);
  const [first, last] = [at[0], at.at(-1)];
  if (!first || !last) return [];
  const sum = BY_INCOME.per(dollars(most), per);
  if (first.income <= kept) return last.income > kept ? [SAYS.most(incomeOf(last.income), sum)] : [];
  return first === last
    ? [SAYS.mostAt(incomeOf(first.income), sum)]
    : [SAYS.mostBetween(dollars(first.income), incomeOf(last.income), sum)];
}

/** Whether more income never covers more people, once it covers any. */
function isFalling({ points }: IncomeCurve): boolean {
  const from = points.slice(points.findIndex(({ to }) => to > 0));
  return from.every(({ to }, index) => to <= (from[index - 1]?.to ?? to));
}

/** Up to which income so many people are covered, the most first. */
function steps({ points }: IncomeCurve): { count: number; last: number }[] {
  const found: { count: number; last: number }[] = [];
  for (const [index, { to, income }] of points.entries()) {
    const next = points[index + 1];
    if (to > 0 && next && next.to < to) found.push({ count: to, last: income });
  }
  return found;
}

/** Less than this a start is none: most begin with the first dollar. */
export const LEAST_START = { month: 50, year: 600 } as const;

function endOf({ starts, ends, per }: IncomeCurve, incomeOf: Words): string[] {
  return [
    ...(starts !== null && starts >= LEAST_START[per] ? [SAYS.starts(incomeOf(starts))] : []),
    ends === null
      ? SAYS.noEnd
      : ends.to - ends.from < LEAST_START[per] || ends.from === 0
        ? SAYS.ends(incomeOf(ends.to))
        : SAYS.endsBetween(dollars(ends.from), incomeOf(ends.to)),
  ];
}

/** What was taken for granted, in sentences. */
export function assumedBy(
  { varies, isAdded, kept }: Pick<IncomeCurve, 'varies' | 'isAdded' | 'kept'>,
  points: readonly IncomePoint[],
  per: IncomeCurve['per'],
): string[] {
  return [
    varies === 'income' ? ASSUMED.income : isAdded ? ASSUMED.added : ASSUMED.pay,
    ...(kept > 0 ? [ASSUMED.kept(BY_INCOME.per(dollars(kept), per))] : []),
    ...(points.some(({ from, to }) => to > from) ? [ASSUMED.band] : []),
  ];
}
