import { expect, test } from 'vitest';
import eitc from '../../figures/eitc/2026.json' with { type: 'json' };
import tax from '../../figures/federal-tax/2026.json' with { type: 'json' };
import { householdWith, person, reckonerFor } from '../household.fixture.ts';
import type { Household } from '../household.ts';

const family = [person({ income: { wages: 15_000 } }), person({ age: 9, relation: 'child' })] as const;
const credit = (state: Household['state']) =>
  reckonerFor(householdWith([...family], { state }), { eitc, 'federal-tax': tax }).of('eitc');

test('the federal credit excludes Puerto Rico and American Samoa, but not Guam', () => {
  expect(credit('OH')).toMatchObject({ eligible: true });
  expect(credit('GU')).toMatchObject({ eligible: true });
  expect(credit('PR')).toMatchObject({ eligible: false });
  expect(credit('PR').steps()[0]).toContain('not in Puerto Rico');
  expect(credit('AS').eligible).toBe(false);
});

test('parents in the home claim a young brother or sister', () => {
  const worker = person({ age: 22, income: { wages: 15_000 } });
  const sibling = person({ age: 12, relation: 'sibling' });
  const mother = person({ age: 45, relation: 'parent', income: { wages: 20_000 } });
  const of = (people: Household['people']) =>
    reckonerFor(householdWith(people), { eitc, 'federal-tax': tax }).of('eitc').eligible;
  expect(of([worker, sibling])).toBe(true);
  expect(of([worker, sibling, mother])).toBe(false);
});
