import { expect, test } from 'vitest';
import { memberWith } from '../members.fixture.ts';

const mother = (location: string) =>
  memberWith({ age: 27, location, householdSize: 3, householdIncome: 24_000, numberOfChildren: 2 }).match('snap');
const asksForSavings = (location: string) =>
  mother(location).reasons.some(({ text, verdict }) => verdict === 'unknown' && /savings/i.test(text));

test('SNAP asks about savings only in states that have a limit', () => {
  for (const place of ['Albuquerque, NM', 'Scranton, PA', 'Toledo, OH']) expect(asksForSavings(place)).toBe(false);
  for (const place of ['Dallas, TX', 'Memphis, TN']) expect(asksForSavings(place)).toBe(true);
});
