import type { IncomePoint } from '../../../../../contract/programs/by-income.ts';

/** A chart's lines in a 100 by 100 box, with the origin at the top left. */
export interface Shape {
  /** The lines of the maximum and the minimum; identical if everything is known. */
  most: string;
  least: string;
  /** The area under the minimum, and the band between the two lines. */
  sure: string;
  band: string;
  hasBand: boolean;
  /** The value at the top edge. */
  top: number;
  /** Converts an income to a position, in percent of the width. */
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

/** Rounds up to a value whose half is round too. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * (NICE.find((one) => one * power >= value) ?? 10);
}

export type Anchor = 'start' | 'middle' | 'end';

/** A label at the top of a vertical line. Row 0 is the upper one. */
export interface PlacedFlag {
  percent: number;
  row: 0 | 1;
  anchor: Anchor;
}

/** The width of a label on a phone, in percent of the chart. */
const LABEL = 42;

/** Places both labels so no line runs through either. A line starts below its own label, so it can cross row 1. */
export function flagsOf(here: number | null, end: number | null): { here?: PlacedFlag; end?: PlacedFlag } {
  if (here === null || end === null) {
    return {
      ...(here !== null && { here: { percent: here, row: 0, anchor: anchorAt(here) } }),
      ...(end !== null && { end: { percent: end, row: 1, anchor: anchorAt(end) } }),
    };
  }
  const [left, right] = here <= end ? [here, end] : [end, here];
  const hasRoom = right + LABEL <= 100;
  const upper = hasRoom ? left : right;
  const flag = (percent: number, isUpper: boolean): PlacedFlag =>
    isUpper
      ? { percent, row: 0, anchor: anchorAt(percent) }
      : // The lower label extends away from the other line, which crosses its row.
        { percent, row: 1, anchor: hasRoom || percent + LABEL <= right ? 'start' : 'end' };
  return { here: flag(here, here === upper), end: flag(end, end === upper && here !== upper) };
}

/** Returns which way a label extends from its position, so it never leaves the chart. */
export function anchorAt(percent: number): Anchor {
  if (percent < 25) return 'start';
  return percent > 75 ? 'end' : 'middle';
}

function clamped(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}
