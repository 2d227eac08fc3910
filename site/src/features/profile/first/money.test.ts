import { expect, test } from 'vitest';
import { onlyIncome } from './money.ts';

test('a benefit is listed as the own income only of a member who lives alone', () => {
  expect(onlyIncome('ssi', 11_000, 1)).toEqual([{ kind: 'ssi', yearly: 11_000, whose: 'self' }]);
  for (const kind of ['ssi', 'social-security', 'unemployment', 'tanf'] as const) {
    expect(onlyIncome(kind, 18_000, 3)).toEqual([]);
    expect(onlyIncome(kind, 18_000, null)).toEqual([]);
  }
  expect(onlyIncome('wages', 18_000, 3)).toEqual([{ kind: 'wages', yearly: 18_000, whose: 'self' }]);
});

test('without a total or a kind, no income is listed', () => {
  for (const total of [null, undefined, 0, Number.NaN]) expect(onlyIncome('wages', total, 1)).toEqual([]);
  expect(onlyIncome(undefined, 18_000, 1)).toEqual([]);
});
