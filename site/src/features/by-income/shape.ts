import type { IncomePoint } from '../../../../contract/by-income.ts';

/** The lines of a picture in a box of 100 by 100, the origin at the upper left. */
export interface Shape {
  /** The line of the most, and of the least; the same where everything is known. */
  most: string;
  least: string;
  /** The ground under the least, and the band between both lines. */
  sure: string;
  band: string;
  hasBand: boolean;
  /** The value at the upper edge. */
  top: number;
  /** Where an income stands, in percent of the width. */
  across: (income: number) => number;
}

export function shapeOf(points: readonly IncomePoint[]): Shape {
  const incomes = points.map(({ income }) => income);
  const [first, last] = [incomes[0] ?? 0, incomes.at(-1) ?? 1];
  const top = roundUp(Math.max(...points.map(({ to }) => to), 1));
  const across = (income: number) => clamped((100 * (income - first)) / Math.max(1, last - first));
  const line = (value: (point: IncomePoint) => number) =>
    points.map((point) => `${rounded(across(point.income))},${rounded(100 - (100 * value(point)) / top)}`);
  const most = line(({ to }) => to);
  const least = line(({ from }) => from);
  return {
    most: most.join(' '),
    least: least.join(' '),
    sure: ['0,100', ...least, '100,100'].join(' '),
    band: [...most, ...least.toReversed()].join(' '),
    hasBand: points.some(({ from, to }) => to > from),
    top,
    across,
  };
}

const NICE = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** A round value at or above: half of it is round, too. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * (NICE.find((one) => one * power >= value) ?? 10);
}

/** On which side of its place a text stands, so that it never leaves the picture. */
export function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 25) return 'start';
  return percent > 75 ? 'end' : 'middle';
}

function clamped(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}
