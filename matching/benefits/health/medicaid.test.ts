import { expect, test } from 'vitest';
import chip from '../../figures/chip/2026.json' with { type: 'json' };
import medicaid from '../../figures/medicaid/2026.json' with { type: 'json' };
import ssi from '../../figures/ssi/2026.json' with { type: 'json' };
import { householdWith, person, reckonerFor } from '../household.fixture.ts';
import type { Household, HouseholdPerson } from '../household.ts';

const mother = (given: Partial<HouseholdPerson> = {}) =>
  person({ age: 27, pregnant: true, expectedBabies: 1, status: 'undocumented', income: { wages: 21_000 }, ...given });
const reckoner = (state: Household['state'], one: HouseholdPerson) =>
  reckonerFor(householdWith([one], { state, on: '2026-11-24' }), { medicaid, chip, ssi });

test('a birth is covered with any immigration status', () => {
  const reckoned = reckoner('FL', mother()).of('medicaid');
  expect(reckoned).toMatchObject({ eligible: true, people: [{ eligible: false }] });
  expect(reckoned.hinge?.says).toContain('for the birth');
  expect(reckoner('FL', mother({ pregnant: false })).of('medicaid').eligible).toBe(false);
  expect(reckoner('FL', mother({ income: { wages: 90_000 } })).of('medicaid').eligible).toBe(false);
});

test('prenatal CHIP depends on the mother’s status and is not called above Medicaid', () => {
  const { eligible, hinge, steps } = reckoner('CA', mother()).of('chip');
  expect(eligible).toBe(true);
  expect(hinge?.odds).toBe('half');
  expect(steps()[0]).not.toContain('above the limit of Medicaid');
});

test('a child’s limit is labeled as the child’s', () => {
  const grandmother = person({ age: 58, income: { wages: 60_000 } });
  const { limit } = reckonerFor(householdWith([grandmother, person({ relation: 'grandchild', age: 6 })]), {
    ...{ medicaid, chip, ssi },
  }).of('medicaid');
  expect(limit).toMatchObject({ income: 0, whose: 'A child aged 6' });
});

test('Medicare before 65 proves the disability', () => {
  const disabled = (medicare: boolean) =>
    reckoner('FL', person({ age: 50, disabled: true, medicare, income: { retirement: 7000 } })).of('medicaid');
  const asked = (reckoned: ReturnType<typeof disabled>) => reckoned.confirms?.map(({ says }) => says).join();
  expect(asked(disabled(false))).toContain('strict definition');
  expect(disabled(true).eligible).toBe(true);
  expect(asked(disabled(true))).not.toContain('strict definition');
});
