import { expect, test } from 'vitest';
import { aUser } from '../account/session/user.fixture.ts';
import { editWords } from './edit-words.ts';

test.each([
  ['householdIncome', { householdIncome: 24_000 }, { householdIncome: 31_000 }, '$24,000 → $31,000'],
  ['age', { age: null }, { age: 71 }, 'no answer → 71'],
  ['isVeteran', { isVeteran: false }, { isVeteran: true }, 'no → yes'],
  ['homeownershipStatus', { homeownershipStatus: 'rent' }, { homeownershipStatus: 'own' }, 'I rent → '],
  ['occupation', { occupation: 'Cook' }, { occupation: '' }, 'Cook → no answer'],
] as const)('%s is shown as it was and as it is now', (field, was, now, words) =>
  expect(editWords(field, aUser(was), aUser(now))).toContain(`(${words}`),
);
