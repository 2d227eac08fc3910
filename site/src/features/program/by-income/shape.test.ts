import { expect, test } from 'vitest';
import { anchorAt, shapeOf } from './shape.ts';

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
