import type { IncomePoint, Span } from '../../../contract/programs/by-income.ts';

/** Returns the value at an income in US dollars a year. */
export type At<Value extends Span = Span> = (income: number) => Value;

/** In US dollars a year. Only programs without an income limit extend beyond it. */
const HIGHEST = 500_000;
/** The first incomes tried when searching for a program's end, in US dollars a year. */
// biome-ignore format: one row reads better than one word per line
const LADDER = [0, 6000, 12_000, 18_000, 25_000, 35_000, 50_000, 70_000, 100_000, 140_000, 200_000, 280_000, 400_000, HIGHEST];
/** One dollar a month, the precision of limits. */
export const CLOSE = 12;

/** Returns incomes from the lowest up to one that is too high for almost every program. */
export function ladderFrom(least: number): number[] {
  return [least, ...LADDER.filter((step) => step > least)];
}

/** Returns the highest income for which `holds` is true; null if there is none, infinity if it always holds. */
export function lastWhere(holds: (income: number) => boolean, least: number): number | null {
  const steps = ladderFrom(least);
  const at = steps.findLastIndex(holds);
  const within = steps[at];
  if (within === undefined) return null;
  const beyond = steps[at + 1];
  return beyond === undefined ? Number.POSITIVE_INFINITY : edgeBetween(within, beyond, holds);
}

/** Finds the last income for which `holds` is true, between one where it's true and one where it isn't. */
export function edgeBetween(within: number, beyond: number, holds: (income: number) => boolean): number {
  let [inside, outside] = [within, beyond];
  while (Math.abs(outside - inside) > CLOSE) {
    const middle = (inside + outside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  // Most limits are in whole dollars per month.
  const whole = CLOSE * (within < beyond ? Math.ceil(inside / CLOSE) : Math.floor(inside / CLOSE));
  return holds(whole) ? whole : inside;
}

const NICE = [1, 2, 2.5, 5, 10];

/**
 * Returns evenly spaced incomes between two bounds in US dollars a year, in about `steps` steps. The steps are round
 * numbers in the displayed period; a year has `periods` of those.
 */
export function roundIncomes(least: number, most: number, periods: number, steps: number): number[] {
  const rough = (most - least) / periods / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = periods * power * (NICE.find((one) => one * power >= rough) ?? 10);
  const count = Math.max(0, Math.ceil(most / step) - Math.floor(least / step));
  const round = Array.from({ length: count }, (_, index) => step * (Math.floor(least / step) + 1 + index));
  // In a wide chart, the first step would skip most changes that affect people with low incomes.
  const low = LADDER.filter((income) => income > least && income < Math.min(step, most));
  return [least, ...low, ...round];
}

/** Sorts incomes in ascending order, without duplicates. */
export function ascending(incomes: readonly number[]): number[] {
  return [...new Set(incomes)].toSorted((a, b) => a - b);
}

/** A change is a cliff, not a slope, if one half of the interval has at least this share of it. */
const OF_A_CLIFF = 0.9;
/** The maximum number of evaluations per chart: enough to find every cliff of any household. */
const MOST_LOOKS = 48;

interface Cliffs {
  /** The smallest change that counts. */
  least: number;
  /** True if the values can slope. Counts of people can't. */
  hasSlopes: boolean;
}

/** Returns the incomes, plus those right before and after each cliff between them. */
export function withCliffs(incomes: readonly number[], at: At, { least, hasSlopes }: Cliffs): IncomePoint[] {
  let looks = 0;
  const between = (low: IncomePoint, high: IncomePoint): IncomePoint[] => {
    const change = changeOf(low, high);
    if (change < least) return [];
    if (high.income - low.income <= CLOSE) return [low, high];
    if (looks >= MOST_LOOKS) return [];
    looks += 1;
    const middle = pointAt((low.income + high.income) / 2, at);
    const halves = [[low, middle] as const, [middle, high] as const];
    const steep = hasSlopes ? halves.filter((half) => changeOf(...half) >= OF_A_CLIFF * change) : halves;
    return steep.flatMap((half) => between(...half));
  };
  const points = incomes.map((income) => pointAt(income, at));
  return inOrder(points.flatMap((point, index) => [point, ...between(point, points[index + 1] ?? point)]));
}

export function pointAt(income: number, at: At): IncomePoint {
  const { from, to } = at(income);
  return { income, from, to };
}

/** Sorts points by income, without duplicates. */
export function inOrder(points: readonly IncomePoint[]): IncomePoint[] {
  const byIncome = new Map(points.map((point) => [point.income, point]));
  return [...byIncome.values()].toSorted((a, b) => a.income - b.income);
}

function changeOf(a: Span, b: Span): number {
  return Math.max(Math.abs(a.from - b.from), Math.abs(a.to - b.to));
}
