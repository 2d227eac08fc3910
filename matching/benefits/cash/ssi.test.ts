import fc from 'fast-check';
import { expect, test } from 'vitest';
import ssi from '../../figures/ssi/2026.json' with { type: 'json' };
import { householdWith, person, reckonerFor } from '../household.fixture.ts';
import type { Household, HouseholdPerson } from '../household.ts';

const reckoned = (people: Household['people'], given: Parameters<typeof householdWith>[1] = {}) =>
  reckonerFor(householdWith(people, given), { ssi }).of('ssi');
const monthly = (people: Household['people']) => reckoned(people).amount?.to ?? 0;

test.each<[string, Household['people'], number]>([
  ['no income', [person({ age: 70 })], 994],
  ['$500 of Social Security, less $20', [person({ age: 70, income: { 'social-security': 6000 } })], 514],
  ['$500 of wages, less $85 and half', [person({ disabled: true, income: { wages: 6000 } })], 786.5],
  ['a couple', [person({ age: 70 }), person({ age: 68, relation: 'spouse' })], 1491],
  [
    'a spouse who earns $2,000',
    [person({ disabled: true }), person({ relation: 'spouse', income: { wages: 24_000 } })],
    533.5,
  ],
  [
    'a disabled child of a parent without income',
    [person(), person({ age: 9, relation: 'child', disabled: true })],
    994,
  ],
  ['nobody old or disabled', [person()], 0],
])('%s', (_, people, amount) => {
  expect(monthly(people)).toBeCloseTo(amount, 2);
});

test('savings above the limit or an excluded status rule it out', () => {
  expect(reckoned([person({ age: 70 })], { savings: 2500 })).toMatchObject({ eligible: false });
  expect(reckoned([person({ age: 70, status: 'daca' })])).toMatchObject({ eligible: false });
  expect(reckoned([person({ age: 70 })], { on: '2020-01-01' })).toMatchObject({ eligible: null });
});

test('more income never brings more', () => {
  const kinds = fc.constantFrom<keyof HouseholdPerson['income']>('wages', 'social-security', 'other');
  const income = fc.integer({ min: 0, max: 60_000 });
  fc.assert(
    fc.property(kinds, income, income, (kind, one, other) => {
      const with_ = (sum: number) => monthly([person({ age: 70, income: { [kind]: sum } })]);
      expect(with_(Math.max(one, other))).toBeLessThanOrEqual(with_(Math.min(one, other)));
    }),
  );
});
