import { expect, test } from 'vitest';
import meals from '../../figures/school-meals/2026.json' with { type: 'json' };
import summer from '../../figures/summer-ebt/2026.json' with { type: 'json' };
import { householdWith, person, reckonerFor } from '../household.fixture.ts';
import type { Household } from '../household.ts';

const family: Household['people'] = [person({ income: { wages: 12_000 } }), person({ age: 9, relation: 'child' })];

function summerIn(state: Household['state']) {
  const files = { 'school-meals': meals, 'summer-ebt': summer };
  return reckonerFor(householdWith(family, { state }), files).of('summer-ebt');
}

test('a child gets $120 for the summer in most states', () => {
  expect(summerIn('OH')).toMatchObject({ eligible: true, amount: { from: 120, to: 120, per: 'once' } });
});

test('Hawaii and some territories give more, because food costs more there', () => {
  expect(summerIn('HI')).toMatchObject({ eligible: true, amount: { from: 177, to: 177 } });
  expect(summerIn('HI').steps()[0]).toContain('$177');
});
