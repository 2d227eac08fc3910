import { expect, test } from 'vitest';
import poverty from '../../figures/poverty-guidelines/2026.json' with { type: 'json' };
import credits from '../../figures/state-child-tax-credits/2026.json' with { type: 'json' };
import { householdWith, person, reckonerFor } from '../household.fixture.ts';
import type { Household } from '../household.ts';

function inNewMexico(child: Parameters<typeof person>[0]) {
  const people: Household['people'] = [person({ income: { wages: 20_000 } }), person({ relation: 'child', ...child })];
  const files = { 'state-child-tax-credits': credits, 'poverty-guidelines': poverty };
  return reckonerFor(householdWith(people, { state: 'NM' }), files).of('state-child-tax-credits');
}

test.each([
  [8, {}, true],
  [18, {}, true],
  [19, {}, false],
  [22, { student: true }, true],
  [30, { disabled: true }, true],
])("New Mexico's credit for a child of %i, %j: %s", (age, more, eligible) => {
  expect(inNewMexico({ age, ...more }).eligible).toBe(eligible);
});
