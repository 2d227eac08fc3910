import type { StateCode } from '../../../contract/profile/places.ts';
import type { Profile } from '../../../contract/profile/profile.ts';
import type { Benefit } from '../../../contract/programs/benefits.ts';
import type { IncomeCurve, IncomePoint, Span } from '../../../contract/programs/by-income.ts';
import { asHeaded } from '../../person/household-head.ts';
import { stateOfPlace } from '../../person/places.ts';
import { reckonOf } from '../estimates/estimators.ts';
import { type Reckoner, type Reckoning, reckonerOf } from '../estimates/reckoning.ts';
import { scenariosOf } from '../estimates/scenarios.ts';
import type { FigureBook } from '../figures.ts';
import { incomeLinesOf } from '../income-lines.ts';
import { inCents } from '../money.ts';
import {
  ascending,
  CLOSE,
  edgeBetween,
  inOrder,
  ladderFrom,
  lastWhere,
  pointAt,
  roundIncomes,
  withCliffs,
} from './sampling.ts';
import { type Varied, varied } from './varied.ts';

/** Returns the possible households of a profile at a given income. */
export type ReckonersAt = (income: number) => readonly Reckoner[];

/** Caches the reckoners for each income. */
export function reckonersAt({ at }: Pick<Varied, 'at'>, state: StateCode, book: FigureBook, on: string): ReckonersAt {
  const lines = incomeLinesOf(book, on);
  const made = new Map<number, readonly Reckoner[]>();
  return (income) => {
    const known = made.get(income);
    if (known) return known;
    const scenarios = scenariosOf(asHeaded(at(income)), state, on, lines);
    const reckoners = scenarios.map(({ household }) => reckonerOf(household, book, reckonOf));
    made.set(income, reckoners);
    return reckoners;
  };
}

/**
 * Returns what a program pays a member by income. Null if the result doesn't depend on income or figures are missing.
 */
export function curveOf(benefit: Benefit, profile: Profile, book: FigureBook, on: string): IncomeCurve | null {
  const state = stateOfPlace(profile.location ?? '', profile.zipCode);
  if (state === undefined) return null;
  const { at, ...income } = varied(profile);
  const reckoners = reckonersAt({ at }, state, book, on);
  const of = (yearly: number) => reckoners(yearly).map((reckoner) => reckoner.of(benefit));
  const { measure, per } = measureOf(ladderFrom(income.kept).flatMap(of));
  const value = (yearly: number) => spanOf(of(yearly), measure);
  const isGot = (yearly: number) => value(yearly).to > 0;
  const found = lastWhere(isGot, income.kept);
  if (found === null) return null;
  const periods = per === 'month' ? 12 : 1;
  const most = farEnough(found, income);
  const here = income.here !== null && income.here <= most ? [income.here] : [];
  const isMoney = measure === 'money';
  const sampled = withCliffs(
    ascending([...roundIncomes(income.kept, most, periods, MOST_STEPS), ...edge(found), ...here]),
    value,
    { least: isMoney ? LEAST_CLIFF[per] : 1, hasSlopes: isMoney },
  );
  const last = Number.isFinite(found) ? lastOf(sampled, isGot) : found;
  const sure = Number.isFinite(found) ? lastOf(sampled, (yearly) => value(yearly).from > 0) : found;
  const points = inOrder([...sampled, ...edge(last).map((yearly) => pointAt(yearly, value))]);
  if (isFlat(points)) return null;
  const shown = (yearly: number) => Math.round(yearly / periods);
  const starts = startOf(points, isGot);
  return {
    ...{ varies: income.varies, isAdded: income.isAdded, per, measure },
    here: income.here === null ? null : shown(income.here),
    kept: shown(income.kept),
    points: inOrder(points.map((point) => ({ ...point, income: shown(point.income) }))),
    starts: starts === null ? null : shown(starts),
    ends: Number.isFinite(last) ? { from: shown(sure), to: shown(last) } : null,
    ...(isMoney && Number.isFinite(last) && isSmall(value(last), points) ? limitAbove(of(last), per, shown(last)) : {}),
  };
}

/** If the last amount is at most this share of the highest, it tapered off rather than being cut off. */
const FALLEN = 0.05;

function isSmall({ to }: Span, points: readonly IncomePoint[]): boolean {
  return to <= FALLEN * Math.max(...points.map((point) => point.to));
}

/** How far above the end of the amount a limit must be to be worth mentioning, in US dollars per period. */
const WELL_BELOW = { month: 50, year: 600 } as const;

/**
 * Returns the income limit of a program whose payment reaches zero well below it. That happens when the amount falls
 * with income after deductions while the limit applies to income before deductions.
 */
function limitAbove(
  reckonings: readonly Reckoning[],
  per: IncomeCurve['per'],
  end: number,
): Pick<IncomeCurve, 'limit'> {
  const limits = reckonings.flatMap(({ limit }) => (limit && !limit.whose && limit.per === per ? limit.most : []));
  const least = Math.min(...limits);
  const isAbove = Number.isFinite(least) && least >= end + WELL_BELOW[per];
  return isAbove && limits.length === reckonings.length ? { limit: Math.round(least) } : {};
}

/** Returns the last income with help and the one just above it; empty if help never ends. */
function edge(last: number): number[] {
  return Number.isFinite(last) ? [last, last + CLOSE] : [];
}

/**
 * Returns the highest income that qualifies. If several separate ranges do, such as one per child, returns the end of
 * the last one.
 */
function lastOf(points: readonly IncomePoint[], holds: (yearly: number) => boolean): number {
  const at = points.findLastIndex(({ income }) => holds(income));
  const [within, beyond] = [points[at], points[at + 1]];
  if (!within) return 0;
  return beyond ? edgeBetween(within.income, beyond.income, holds) : within.income;
}

/** Returns whether a program gets a chart by income. */
export function dependsOnIncome(benefit: Benefit, profile: Profile, book: FigureBook, on: string): boolean {
  const state = stateOfPlace(profile.location ?? '', profile.zipCode);
  if (state === undefined) return false;
  const { at, kept } = varied(profile);
  const reckoners = reckonersAt({ at }, state, book, on);
  const of = (yearly: number) => reckoners(yearly).map((reckoner) => reckoner.of(benefit));
  const looked = ladderFrom(kept).map(of);
  const { measure } = measureOf(looked.flat());
  return !isFlat(looked.map((reckonings, income) => ({ income, ...spanOf(reckonings, measure) })));
}

/** Enough steps to show where a credit stops rising. */
const MOST_STEPS = 32;
/** The smallest change that counts as a cliff, in US dollars per period. */
const LEAST_CLIFF = { month: 10, year: 100 } as const;

function measureOf(reckonings: readonly Reckoning[]): Pick<IncomeCurve, 'measure' | 'per'> {
  const got = reckonings.filter(({ eligible }) => eligible === true);
  const amount = got.find((one) => one.amount !== null && one.amount.to > 0)?.amount;
  if (amount) return { measure: 'money', per: amount.per === 'month' ? 'month' : 'year' };
  return { measure: got.some(({ people }) => people !== undefined) ? 'people' : 'within', per: 'month' };
}

/** Returns the range over all possible households. Assumes that open conditions hold. */
export function spanOf(reckonings: readonly Reckoning[], measure: IncomeCurve['measure']): Span {
  const spans = reckonings.map((one) => VALUE_OF[measure](one));
  return {
    from: inCents(Math.min(...spans.map(({ from }) => from))),
    to: inCents(Math.max(...spans.map(({ to }) => to))),
  };
}

const NOTHING: Span = { from: 0, to: 0 };

const VALUE_OF: Readonly<Record<IncomeCurve['measure'], (reckoning: Reckoning) => Span>> = {
  money: ({ eligible, amount, isCertain }) =>
    eligible === true && amount ? { from: isCertain === false ? 0 : amount.from, to: amount.to } : NOTHING,
  people: ({ eligible, people, isCertain }) =>
    eligible === true ? heads(people?.filter((one) => one.eligible).length ?? 1, isCertain) : NOTHING,
  within: ({ eligible, isCertain }) => (eligible === true ? heads(1, isCertain) : NOTHING),
};

function heads(count: number, isCertain: boolean | undefined): Span {
  return { from: isCertain === false ? 0 : count, to: count };
}

/** How far a chart extends beyond the program's end, or beyond the member's own income if that is higher. */
const BEYOND = { end: 1.25, here: 2 } as const;
const LEAST_WIDTH = 18_000;

function farEnough(last: number, { here, kept }: Pick<Varied, 'here' | 'kept'>): number {
  if (!Number.isFinite(last)) return Math.max(kept + 5 * LEAST_WIDTH, 1.5 * (here ?? 0));
  return Math.max(kept + LEAST_WIDTH, BEYOND.end * last, Math.min(1.1 * (here ?? 0), BEYOND.here * last));
}

/** Returns the lowest income with help, or null if the lowest income tried already gets help. */
function startOf(points: readonly IncomePoint[], isGot: (yearly: number) => boolean): number | null {
  const first = points.findIndex(({ to }) => to > 0);
  const [before, at] = [points[first - 1], points[first]];
  return before && at ? edgeBetween(at.income, before.income, isGot) : null;
}

function isFlat(points: readonly IncomePoint[]): boolean {
  const [first] = points;
  return points.every(({ from, to }) => from === first?.from && to === first.to);
}
