import { expect, test } from 'vitest';
import type { Leaf } from '../../contract/programs/rules.ts';
import { isWellBelowLimit } from '../../matching/rules/odds/income-odds.ts';
import { memberWith, reasonTexts } from './members.fixture.ts';

test('Georgia Pathways names the poverty line of the member’s own household', () => {
  const { match } = memberWith({
    ...{ age: 34, location: 'Augusta, GA', isSingleParent: true, householdSize: 3, householdIncome: 16_800 },
    household: { people: [3, 8].map((age) => ({ relation: 'child', age })) },
  });
  const met = reasonTexts(match('georgia-pathways-to-coverage'), 'met').join();
  expect(met).toContain('(about $27,320 a year for 3 people)');
  expect(met).not.toContain('one person');
});

test.each([
  [90_500, true],
  [90_501, false],
])('an income of %i is met only if no sum in the sentence is below it', (householdIncome, isMet) => {
  const leaf: Leaf = {
    ...{ check: true, odds: { yearly: 200_000 }, source: '' },
    says: "Your family's income is at most the limit ($90,500 a year)",
  };
  const facts = { householdIncome, householdSize: 4 };
  expect(isWellBelowLimit(leaf, facts)).toBe(isMet);
});
