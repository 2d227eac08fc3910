import { expect, test } from 'vitest';
import { type Profile, profileUpdate } from '../../contract/profile/profile.ts';
import type { Rule } from '../../contract/programs/rules.ts';
import { factsOf } from '../person/facts.ts';
import { canBeClaimed } from './claimed.ts';
import { matchProgram } from './match.ts';

const parent = { relation: 'parent' as const, age: 41 };
const profile = (given: Partial<Profile>, people: object[] = [parent]) =>
  profileUpdate.parse({ location: 'Fresno, CA', occupation: 'Student', ...given, household: { people } });

test.each([
  ['a minor with a child who lives with a parent', { age: 17 }, [{ relation: 'child', age: 1 }, parent], true],
  ['an 18-year-old with a parent', { age: 18 }, [parent], true],
  ['a student of 22 with a parent', { age: 22, isStudent: 'current' as const }, [parent], true],
  ['a grown child who does not study', { age: 22 }, [parent], false],
  ['a student who is married', { age: 22, isStudent: 'current' as const }, [parent, { relation: 'spouse' }], false],
  ['a student without parents in the household', { age: 20, isStudent: 'current' as const }, [], false],
  ['somebody grown who cares for a parent', { age: 45 }, [parent], false],
])('%s', (_, given, people, expected) => {
  expect(canBeClaimed(profile(given, people))).toBe(expected);
});

test('only tax credits go to the parent who can claim the member', () => {
  const facts = factsOf(profile({ age: 17 }, [{ relation: 'child', age: 1 }, parent]));
  const rules = (benefit: 'eitc' | 'snap'): Rule => ({
    all: [
      { fact: 'age', atMost: 60, says: 'You are 60 or younger', source: 'law' },
      { check: true, benefit, odds: 'nearly-always', says: 'You are within the limits', source: 'law' },
    ],
  });
  const match = (benefit: 'eitc' | 'snap') => matchProgram({ rules: rules(benefit), sources: {}, states: [] }, facts);
  expect(match('eitc')).toMatchObject({ likelihood: 'only-if', onlyIf: [expect.stringContaining('cannot claim you')] });
  expect(match('snap').likelihood).toBe('very-likely');
});
