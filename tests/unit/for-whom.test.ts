import { expect, test } from 'vitest';
import { worthWords } from '../../matching/amounts/amount-words.ts';
import { valueWords } from '../../matching/amounts/value-words.ts';
import { likelihoodSentence } from '../../matching/rules/likelihood-words.ts';
import { memberWith } from './members.fixture.ts';

const children = [2, 9].map((age) => ({ relation: 'child', age }));

test('a program for a mother’s children says so, not “you meet every condition”', () => {
  const mother = memberWith({
    ...{ age: 34, location: 'Augusta, GA', occupation: 'between jobs', isSingleParent: true, householdSize: 3 },
    ...{ numberOfChildren: 2, householdIncome: 22_800, homeownershipStatus: 'rent', household: { people: children } },
  });
  const medicaid = mother.match('medicaid');
  const coverage = { match: medicaid, amount: null, assistanceType: 'Health coverage' };
  expect(valueWords(coverage)).toBe('For your children, 2 and 9: Health coverage');
  expect(likelihoodSentence({ ...medicaid, likelihood: 'qualify' })).toBe(
    'For your children, 2 and 9: they meet every condition we know of. The provider decides.',
  );
  expect(worthWords(mother.match('wic'))).toMatch(/^About \$\d+ a month for your child, 2$/);
  expect(worthWords(mother.match('snap'))).toMatch(/ for you$/);
});
