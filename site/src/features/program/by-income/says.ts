import type { IncomeCurve, IncomePoint } from '../../../../../contract/programs/by-income.ts';
import { rangeWords } from '../../../../../matching/amounts/amount-words.ts';
import { dollars } from '../../../../../matching/benefits/money.ts';
import { ASSUMED, BY_INCOME, SAYS } from './texts.ts';

/** Describes a program's chart in sentences: the reader's own position, the maximum, and where it ends. */
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
        ? steps(curve).map(({ count, last, isSure }) =>
            (isSure ? SAYS.people : SAYS.peopleAtMost)(incomeOf(last), count),
          )
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

/** Values this close to the maximum count as the maximum. */
const THE_MOST = 0.995;
/** A shorter stretch, as a fraction of the way to the end, isn't worth mentioning. */
const WORTH_TELLING = 0.15;

/** Says for which incomes the maximum is certain. Empty if the reader gets the maximum anyway. */
function mostOf({ points, here, per, kept, ends }: IncomeCurve, incomeOf: Words): string[] {
  const most = Math.max(...points.map(({ to }) => to));
  const sum = BY_INCOME.per(dollars(most), per);
  const at = points.filter(({ from }) => from >= THE_MOST * most);
  const [first, last] = [at[0], at.at(-1)];
  if (!first || !last) return here === null ? [SAYS.atMost(sum)] : [];
  if (first.income > kept) {
    return first === last
      ? [SAYS.mostAt(incomeOf(first.income), sum)]
      : [SAYS.mostBetween(dollars(first.income), incomeOf(last.income), sum)];
  }
  const isFlat = last.income === ends?.to && here !== null && here <= last.income;
  const isShort = last.income - kept < WORTH_TELLING * ((ends?.to ?? last.income) - kept);
  if (isFlat || isShort || last.income === kept) return [];
  const isThere = here !== null && here <= last.income;
  return [isThere ? SAYS.stays(incomeOf(last.income)) : SAYS.most(incomeOf(last.income), sum)];
}

/** Returns whether the number of people covered never rises after the first income with coverage. */
function isFalling({ points }: IncomeCurve): boolean {
  const from = points.slice(points.findIndex(({ to }) => to > 0));
  return from.every(({ to }, index) => to <= (from[index - 1]?.to ?? to));
}

/** The income up to which this many people are covered. */
interface Step {
  count: number;
  last: number;
  isSure: boolean;
}

/** Returns the steps, most people first. */
function steps({ points }: IncomeCurve): Step[] {
  const found: Step[] = [];
  for (const [index, { from, to, income }] of points.entries()) {
    const next = points[index + 1];
    if (to > 0 && next && next.to < to) found.push({ count: to, last: income, isSure: from === to });
  }
  return found;
}

/** A start below this isn't mentioned, because most programs begin with the first dollar. */
export const LEAST_START = { month: 50, year: 600 } as const;

function endOf({ starts, ends, limit, per, points }: IncomeCurve, incomeOf: Words): string[] {
  return [
    ...(starts !== null && starts >= LEAST_START[per] ? [SAYS.starts(incomeOf(starts))] : []),
    ends === null
      ? withoutEnd(points, incomeOf)
      : ends.to - ends.from < LEAST_START[per] || ends.from === 0
        ? SAYS.ends(incomeOf(ends.to))
        : SAYS.endsBetween(dollars(ends.from), incomeOf(ends.to)),
    ...(limit === undefined ? [] : [SAYS.belowLimit(incomeOf(limit))]),
  ];
}

/**
 * Says that no income is too high, or that the limit is unknown, such as when it depends on people whose own incomes
 * weren't stated.
 */
function withoutEnd(points: readonly IncomePoint[], incomeOf: Words): string {
  const sure = points.findLast(({ from }) => from > 0);
  if (sure === undefined) return SAYS.unknownEnd;
  return sure === points.at(-1) ? SAYS.noEnd : SAYS.unknownAbove(incomeOf(sure.income));
}

/** Returns the assumptions as sentences. */
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
