import { describe, expect, test } from 'vitest';
import { holds, measured, readSet, SETS } from './labeled.ts';

describe.each(SETS)('of the labeled statements (%s)', (name) => {
  const figures = measured(readSet(name));

  test('no false statement is shown, and true ones are kept', () => {
    expect(figures.shown).toEqual([]);
    expect(holds(figures), figures.lost.join('\n')).toBe(true);
  });
});

// The fresh set's true statements are loosely paraphrased, so most of them are shown as their quotes.
test.each(['development', 'held-out'] as const)('many true statements keep their own words (%s)', (name) => {
  const { asSaid, truths } = measured(readSet(name));
  expect(asSaid / truths).toBeGreaterThan(0.5);
});

test('no passage is in two sets', () => {
  const passages = SETS.flatMap((name) => readSet(name).map(({ passage }) => passage));
  expect(passages.filter((passage, at) => passages.indexOf(passage) < at)).toEqual([]);
});
