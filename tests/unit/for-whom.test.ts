import { expect, test } from 'vitest';
import { worthWords } from '../../matching/amounts/amount-words.ts';
import { whomWords } from '../../matching/amounts/value-words.ts';
import { likelihoodSentence } from '../../matching/rules/likelihood-words.ts';
import { memberWith } from './members.fixture.ts';

const children = [2, 9].map((age) => ({ relation: 'child', age }));

test('a program for a mother’s children says so instead of “you meet every condition”', () => {
  const mother = memberWith({
    ...{ age: 34, location: 'Augusta, GA', occupation: 'between jobs', isSingleParent: true, householdSize: 3 },
    ...{ numberOfChildren: 2, householdIncome: 22_800, homeownershipStatus: 'rent', household: { people: children } },
  });
  const medicaid = mother.match('medicaid');
  expect(whomWords(medicaid)).toBe('For your children, 2 and 9');
  expect(likelihoodSentence({ ...medicaid, likelihood: 'qualify' })).toBe(
    'This is for your children, 2 and 9: every condition we know of is met. The provider decides.',
  );
  expect(worthWords(mother.match('wic'))).toMatch(/^About \$\d+ a month for your child, 2$/);
  expect(whomWords(mother.match('wic'))).toBeNull();
  expect(whomWords(mother.match('snap'))).toBeNull();
});
