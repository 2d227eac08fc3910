import { expect, test } from 'vitest';
import liheap from '../../figures/liheap/2026.json' with { type: 'json' };
import snap from '../../figures/snap/2026.json' with { type: 'json' };
import medians from '../../figures/state-median-income/2026.json' with { type: 'json' };
import { householdWith, person, reckonerFor } from '../household.fixture.ts';

const reckoned = (yearly: number, given: Parameters<typeof householdWith>[1] = {}) => {
  const one = person({ age: 70, income: { 'social-security': yearly } });
  return reckonerFor(householdWith([one], given), { liheap, snap, 'state-median-income': medians }).of('liheap');
};

test('without a state limit, only incomes below the lowest allowed are sure', () => {
  expect(reckoned(15_000)).toMatchObject({ isCertain: true, limit: { name: 'the lowest limit that a state may set' } });
  // SNAP is likely too, but the profile doesn't say that the household gets it.
  expect(reckoned(20_000)).toMatchObject({ eligible: true, isCertain: false });
  expect(reckoned(20_000).steps()[0]).toContain('the highest limit that a state may set');
  expect(reckoned(20_000, { state: 'IL' })).toMatchObject({ isCertain: true });
});

test('without a home or housing costs, the result depends on having a bill', () => {
  expect(reckoned(0).hinge).toBeUndefined();
  expect(reckoned(0, { homeless: true }).hinge?.odds).toBe('sometimes');
  expect(reckoned(0, { withoutBills: true }).hinge?.says).toContain('pay for heating');
});
