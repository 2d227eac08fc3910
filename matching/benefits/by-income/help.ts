import type { Profile } from '../../../contract/profile/profile.ts';
import type { Benefit } from '../../../contract/programs/benefits.ts';
import type { HelpCurve, HelpPart, Span } from '../../../contract/programs/by-income.ts';
import type { Total } from '../../../contract/search/search.ts';
import { stateOfPlace } from '../../person/places.ts';
import type { FigureBook } from '../figures.ts';
import { incomeLinesOf } from '../income-lines.ts';
import { type ListByIncome, listByIncome, type Offered } from './list.ts';
import { LEAST_CLIFF, lossesOf } from './losses.ts';
import { ascending, CLOSE, edgeBetween, inOrder, roundIncomes, withCliffs } from './sampling.ts';
import { type Varied, varied } from './varied.ts';

/** Returns the total of a member's own list by income; null if the list never has one. */
export function helpOf(offered: readonly Offered[], profile: Profile, book: FigureBook, on: string): HelpCurve | null {
  const state = stateOfPlace(profile.location ?? '', profile.zipCode);
  if (state === undefined) return null;
  const { at: profileAt, ...income } = varied(profile);
  const list = listByIncome(offered, { profileAt, state, book, on });
  const help = (at: number) => monthlySum(list.total(at));

  const size = list.size(income.kept);
  const most = farEnough(income, incomeLinesOf(book, on).povertyLine(size, state));
  const here = income.here === null || income.here > most ? [] : [income.here];
  const round = ascending([...roundIncomes(income.kept, most, MONTHS, MOST_STEPS), ...here]);
  const parts = list.benefits.flatMap((benefit) => partOf(benefit, round, list) ?? []);
  if (!parts.some(({ isMoney }) => isMoney)) return null;
  const edges = parts.flatMap(({ ends }) => (ends === null ? [] : [ends, ends + CLOSE]));
  const points = withCliffs(ascending([...round, ...edges]), help, { least: LEAST_CLIFF, hasSlopes: true });
  const losses = lossesOf(points, list.benefits, { at: help, amountOf: list.amountOf });
  return {
    ...{ varies: income.varies, isAdded: income.isAdded },
    ...{ here: monthlyIfAny(income.here), kept: monthly(income.kept) },
    points: inOrder(
      points.map(({ income, from, to }) => ({ income: monthly(income), from: Math.round(from), to: Math.round(to) })),
    ),
    parts: parts.map(({ benefit: _, starts, fewer, ends, ...part }) => ({
      ...part,
      ...{ starts: monthlyIfAny(starts), fewer: monthlyIfAny(fewer), ends: monthlyIfAny(ends) },
    })),
    losses: losses.map(({ income, loss, benefits }) => ({
      ...{ income: monthly(income), loss },
      ids: parts.filter(({ benefit }) => benefits.includes(benefit)).map(({ id }) => id),
    })),
  };
}

const MONTHS = 12;
/** Kept low because every step calculates all programs. */
const MOST_STEPS = 20;

function monthly(income: number): number {
  return Math.round(income / MONTHS);
}

function monthlyIfAny(income: number | null): number | null {
  return income === null ? null : monthly(income);
}

/** Returns the total per month. Yearly payments count as a twelfth, as they do in the list. */
function monthlySum({ monthly, yearly }: Pick<Total, 'monthly' | 'yearly'>): Span {
  return { from: monthly.from + yearly.from / MONTHS, to: monthly.to + yearly.to / MONTHS };
}

/** Almost all help has ended at this multiple of the poverty guideline. */
const OF_POVERTY_LINE = { usual: 2.75, most: 6 } as const;
/** The fallback if there is no guideline, in US dollars a year. */
const SOME_LINE = 24_000;

function farEnough({ here, kept }: Pick<Varied, 'here' | 'kept'>, line = SOME_LINE): number {
  const { usual, most } = OF_POVERTY_LINE;
  return Math.max(kept + line, usual * line, Math.min(1.25 * (here ?? 0), most * line));
}

/** Returns a benefit's income range, and where it starts to cover fewer people; null if it's never certain. */
function partOf(
  benefit: Benefit,
  round: readonly number[],
  list: ListByIncome,
): (HelpPart & { benefit: Benefit }) | null {
  const isMoney = round.some((at) => list.amountOf(benefit, at) !== null);
  // Amounts have no head count: they're either paid or not.
  const heads = (at: number) => (isMoney ? Number(list.amountOf(benefit, at) !== null) : list.people(benefit, at));
  const counts = round.map(heads);
  const most = Math.max(...counts);
  const [first, last, full] = [
    counts.findIndex((count) => count > 0),
    counts.findLastIndex((count) => count > 0),
    counts.lastIndexOf(most),
  ];
  const program = round[first] === undefined ? undefined : list.programOf(benefit, round[first]);
  if (!program) return null;
  const edge = (at: number, next: number, least: number) => {
    const [inside, outside] = [round[at], round[next]];
    if (inside === undefined || outside === undefined) return null;
    const holds = (x: number) => heads(x) >= least;
    const isWithin = (x: number) => list.within(benefit, x) >= least;
    // A benefit almost always ends at its limit, which is much faster to find.
    const limit = isWithin(inside) && !isWithin(outside) ? edgeBetween(inside, outside, isWithin) : null;
    return limit !== null && holds(limit) ? limit : edgeBetween(inside, outside, holds);
  };
  return {
    ...{ benefit, id: program.id, title: program.title, isMoney },
    starts: edge(first, first - 1, 1),
    fewer: full === last ? null : edge(full, full + 1, most),
    ends: edge(last, last + 1, 1),
  };
}
