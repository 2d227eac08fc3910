import type { IncomePoint, Span } from '../../../contract/by-income.ts';

/** What is asked at an income, US dollars a year. */
export type At<Value extends Span = Span> = (income: number) => Value;

/** Nobody's help ends above it but that of which no income is too high. */
const HIGHEST = 500_000;
/** Incomes at which the end is looked for first, US dollars a year. */
// biome-ignore format: one row reads better than one word a line
const LADDER = [0, 6000, 12_000, 18_000, 25_000, 35_000, 50_000, 70_000, 100_000, 140_000, 200_000, 280_000, 400_000, HIGHEST];
/** A dollar a month: closer than that no limit is told. */
export const CLOSE = 12;

/** From the least income to one that is too high for almost everything. */
export function ladderFrom(least: number): number[] {
  return [least, ...LADDER.filter((step) => step > least)];
}

/** The highest income that `holds`; null where none does, infinite where every one does. */
export function lastWhere(holds: (income: number) => boolean, least: number): number | null {
  const steps = ladderFrom(least);
  const at = steps.findLastIndex(holds);
  const within = steps[at];
  if (within === undefined) return null;
  const beyond = steps[at + 1];
  return beyond === undefined ? Number.POSITIVE_INFINITY : edgeBetween(within, beyond, holds);
}

/** The last income that holds, between one that does and one that does not. */
export function edgeBetween(within: number, beyond: number, holds: (income: number) => boolean): number {
  let [inside, outside] = [within, beyond];
  while (Math.abs(outside - inside) > CLOSE) {
    const middle = (inside + outside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  // Most limits are whole dollars a month.
  const whole = CLOSE * (within < beyond ? Math.ceil(inside / CLOSE) : Math.floor(inside / CLOSE));
  return holds(whole) ? whole : inside;
}

const NICE = [1, 2, 2.5, 5, 10];

/**
 * Round incomes from the least to the most, both US dollars a year; a step is round in the period shown, which is so many
 * times a year. There are at most so many steps.
 */
export function roundIncomes(least: number, most: number, periods: number, steps: number): number[] {
  const rough = (most - least) / periods / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = periods * power * (NICE.find((one) => one * power >= rough) ?? 10);
  const count = Math.max(0, Math.ceil(most / step) - Math.floor(least / step));
  const round = Array.from({ length: count }, (_, index) => step * (Math.floor(least / step) + 1 + index));
  // Most of what happens below the first steps of a wide picture happens to people with little.
  const low = LADDER.filter((income) => income > least && income < Math.min(step, most));
  return [least, ...low, ...round];
}

/** Each once, the least first. */
export function ascending(incomes: readonly number[]): number[] {
  return [...new Set(incomes)].toSorted((a, b) => a - b);
}

/** So much of a change in one half, and the other half is flat: it is a cliff and no slope. */
const OF_A_CLIFF = 0.9;
/** No household has more cliffs than these find. */
const MOST_LOOKS = 48;

interface Cliffs {
  /** A smaller change is none. */
  least: number;
  /** Whether there are slopes too: what is counted in heads has none. */
  hasSlopes: boolean;
}

/** The incomes, with those right before and after each cliff between them. */
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

/** By income, each once. */
export function inOrder(points: readonly IncomePoint[]): IncomePoint[] {
  const byIncome = new Map(points.map((point) => [point.income, point]));
  return [...byIncome.values()].toSorted((a, b) => a.income - b.income);
}

function changeOf(a: Span, b: Span): number {
  return Math.max(Math.abs(a.from - b.from), Math.abs(a.to - b.to));
}
