import { expect, test } from 'vitest';
import { wishesOf } from './wishes.ts';

const person = {
  needs: [],
  nonprofitStatus: 'not_applicable',
  householdSize: 2,
  householdIncome: null,
  numberOfChildren: null,
} as const;

test.each([
  ['a person who named no need', person, ['heating bill', 'help with rent', 'food']],
  ['a person who named needs', { ...person, needs: ['children', 'food'] }, ['child care', 'food', 'heating bill']],
  [
    'a nonprofit',
    { ...person, householdSize: null, nonprofitStatus: '501c3', needs: ['food'] },
    ['equipment', 'food', 'building'],
  ],
] as const)('offers %s fitting searches', (_, { needs, ...answers }, wishes) =>
  expect(wishesOf({ ...answers, needs: [...needs] })).toEqual(wishes),
);
