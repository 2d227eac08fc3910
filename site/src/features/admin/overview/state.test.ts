import { expect, test } from 'vitest';
import { NIGHTS, OVERVIEW_SOURCES } from '../../../../../tests/harness/screens/admin-answers.ts';
import { byNeed, lineOf, stateOf } from './state.ts';

test('a source is good only if it was fully read and nothing is held back', () => {
  expect(OVERVIEW_SOURCES.map((source) => `${source.name} ${stateOf(source)}`)).toEqual([
    'live-search off',
    'grants-gov good',
    'california short',
    'pennsylvania short',
    'feeds failed',
  ]);
});

test('a source that was never read is not good', () => {
  const [source] = OVERVIEW_SOURCES;
  if (source) expect(stateOf({ ...source, isOff: false })).toBe('untried');
});

test('sources that need attention come first', () => {
  expect(byNeed(OVERVIEW_SOURCES).map(({ name }) => name)).toEqual([
    'feeds',
    'california',
    'pennsylvania',
    'grants-gov',
    'live-search',
  ]);
});

test('the line maps time to the x axis and zero to maximum to the y axis', () => {
  const at = (day: number, open: number) => ({ run: day, at: `2026-11-0${day}T08:00:00.000Z`, open, failed: 0 });
  expect(lineOf([at(1, 50), at(2, 100), at(5, 0)])).toEqual({ points: '0,50 25,0 100,100', most: 100 });
  expect(lineOf([at(1, 0)])).toEqual({ points: '100,100', most: 1 });
  expect(lineOf(NIGHTS).points.split(' ')).toHaveLength(NIGHTS.length);
});
