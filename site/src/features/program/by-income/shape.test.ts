import { expect, test } from 'vitest';
import { anchorAt, flagsOf, shapeOf } from './shape.ts';

const POINTS = [
  { income: 500, from: 400, to: 700 },
  { income: 1500, from: 0, to: 700 },
  { income: 2500, from: 0, to: 0 },
];

test('lines span the width below a round top, with a band between max and min', () => {
  const shape = shapeOf(POINTS);
  expect(shape.top).toBe(800);
  expect(shape.most).toBe('0,12.5 50,12.5 100,100');
  expect(shape.least).toBe('0,50 50,100 100,100');
  expect(shape.sure).toBe('0,100 0,50 50,100 100,100 100,100');
  expect(shape.hasBand).toBe(true);
  expect([shape.across(500), shape.across(2000), shape.across(99_999)]).toEqual([0, 75, 100]);
  expect(shapeOf(POINTS.map((point) => ({ ...point, from: point.to }))).hasBand).toBe(false);
});

test('labels near an edge stay inside', () => {
  expect([0, 50, 100].map(anchorAt)).toEqual(['start', 'middle', 'end']);
});

test.each([
  ['side by side', 30, 50],
  ['at the right edge', 80, 95],
  ['far apart', 10, 90],
  ['in reverse, near the edge', 90, 70],
  ['in reverse, near the start', 20, 10],
])('no line runs through a label: %s', (_, here, end) => {
  const flags = flagsOf(here, end);
  const placed = [flags.here, flags.end].filter((flag) => flag !== undefined);
  expect(placed.map(({ row }) => row).sort()).toEqual([0, 1]);
  const [upper, lower] = placed.toSorted((a, b) => a.row - b.row);
  if (!upper || !lower) throw new Error('a flag is missing');
  // The upper flag's line crosses the row of the lower label, which extends away from it.
  expect(lower.anchor).toBe(
    lower.percent >= upper.percent ? 'start' : lower.percent + 42 <= upper.percent ? 'start' : 'end',
  );
});

test('a flag alone has its usual place', () => {
  expect(flagsOf(50, null)).toEqual({ here: { percent: 50, row: 0, anchor: 'middle' } });
  expect(flagsOf(null, 90)).toEqual({ end: { percent: 90, row: 1, anchor: 'end' } });
});
