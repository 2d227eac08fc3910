import { describe, expect, test } from 'vitest';
import { HALVES, holds, measured, readHalf } from './labelled.ts';

describe.each(HALVES)('of the labelled statements (%s)', (half) => {
  const figures = measured(readHalf(half));

  test('none that is false is shown, and what is true is kept', () => {
    expect(figures.shown).toEqual([]);
    expect(holds(figures), figures.lost.join('\n')).toBe(true);
  });

  test('much of what is true is kept in the words in which it was said', () => {
    expect(figures.asSaid / figures.truths).toBeGreaterThan(0.5);
  });
});

test('the halves have no passage in common', () => {
  const [some, others] = HALVES.map((half) => readHalf(half).map(({ passage }) => passage));
  expect(some?.filter((passage) => others?.includes(passage))).toEqual([]);
});
