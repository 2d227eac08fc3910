import { expect, test } from 'vitest';
import type { HelpPart } from '../../../../../contract/programs/by-income.ts';
import { gainsOf } from './gains.ts';

const part = (title: string, change: Partial<HelpPart>): HelpPart => ({
  id: title,
  title,
  isMoney: true,
  starts: null,
  fewer: null,
  ends: null,
  ...change,
});
const at = (income: number, from: number, to = from) => ({ income, from, to });

test('a step up names the program that begins there', () => {
  const points = [at(2000, 500), at(2276, 480, 490), at(2277, 900, 950), at(3000, 800)];
  const parts = [part('Premium Tax Credit', { starts: 2277 }), part('SNAP', { ends: 2959 })];
  expect(gainsOf({ points, parts })).toEqual([
    { income: 2277, gain: { from: 420, to: 460 }, begin: ['Premium Tax Credit'], end: [] },
  ]);
});

test('a step up also names coverage without an amount that ends there', () => {
  const points = [at(5738, 300), at(5739, 520)];
  const parts = [part('Children’s coverage', { isMoney: false, ends: 5738 })];
  expect(gainsOf({ points, parts })).toMatchObject([{ income: 5739, begin: [], end: ['Children’s coverage'] }]);
});

test('a step that depends on open answers counts too', () => {
  const parts = [part('A credit', { starts: 1000 })];
  expect(gainsOf({ points: [at(999, 100, 200), at(1000, 100, 400)], parts })).toMatchObject([
    { gain: { from: 0, to: 200 } },
  ]);
});

test('a slope, a small step and a step without a known cause are left out', () => {
  const parts = [part('A credit', { starts: 1000 })];
  expect(gainsOf({ points: [at(0, 0), at(1000, 300)], parts })).toEqual([]);
  expect(gainsOf({ points: [at(999, 0), at(1000, 20)], parts })).toEqual([]);
  expect(gainsOf({ points: [at(1999, 0), at(2000, 200)], parts })).toEqual([]);
});
