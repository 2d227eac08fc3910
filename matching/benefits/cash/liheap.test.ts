import { expect, test } from 'vitest';
import liheap from '../../figures/liheap/2026.json' with { type: 'json' };
import snap from '../../figures/snap/2026.json' with { type: 'json' };
import medians from '../../figures/state-median-income/2026.json' with { type: 'json' };
import { householdWith, person, reckonerFor } from '../household.fixture.ts';

const reckoned = (yearly: number, given: Parameters<typeof householdWith>[1] = {}) => {
  const one = person({ age: 70, income: { 'social-security': yearly } });
  return reckonerFor(householdWith([one], given), { liheap, snap, 'state-median-income': medians }).of('liheap');
};

test('without a state limit, only incomes below the lowest possible one are certain', () => {
  expect(reckoned(15_000)).toMatchObject({ isCertain: true, limit: { name: 'the lowest limit that a state may set' } });
  // SNAP is likely too, but the profile doesn't say that the household gets it.
  expect(reckoned(20_000)).toMatchObject({ eligible: true, isCertain: false });
  expect(reckoned(20_000).steps()[0]).toContain('the highest limit that a state may set');
  expect(reckoned(20_000, { state: 'IL' })).toMatchObject({ isCertain: true });
});

test('the limit is the state’s own where it is known', () => {
  // 150 percent of the guideline; 60 percent of the state's median income.
  expect(reckoned(20_000, { state: 'PA' })).toMatchObject({ isCertain: true, limit: { most: 1.5 * 15_960 } });
  expect(reckoned(20_000, { state: 'PA' }).limit).not.toHaveProperty('name');
  expect(reckoned(30_000, { state: 'PA' })).toMatchObject({ eligible: false });
  expect(reckoned(30_000, { state: 'NJ' })).toMatchObject({ isCertain: true });
  // Ohio: 175 percent of the guideline, but the federal limit for large households.
  expect(reckoned(20_000, { on: '2026-11-01' })).toMatchObject({ isCertain: true, limit: { most: 1.75 * 15_960 } });
  const one = person({ age: 40, income: { 'social-security': 5000 } });
  const nine = householdWith([one, one, one, one, one, one, one, one, one], { on: '2026-11-01' });
  const most = reckonerFor(nine, { liheap, 'state-median-income': medians }).of('liheap').limit?.most ?? 0;
  expect(most).toBeGreaterThan(90_000);
  expect(most).toBeLessThan(1.75 * (15_960 + 8 * 5680));
});

test('without a home or housing costs, the result depends on having a bill', () => {
  expect(reckoned(0).hinge).toBeUndefined();
  expect(reckoned(0, { homeless: true }).hinge?.odds).toBe('sometimes');
  expect(reckoned(0, { withoutBills: true }).hinge?.says).toContain('pay for heating');
});
