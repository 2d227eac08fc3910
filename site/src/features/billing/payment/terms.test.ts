import { expect, test } from 'vitest';
import { nextPayment } from './terms.ts';

test.each([
  ['2026-11-22T10:00:00Z', '2026-12-22'],
  ['2026-12-31T23:59:00Z', '2027-01-31'],
  ['2027-01-31T00:00:00Z', '2027-02-28'],
  ['2028-01-30T00:00:00Z', '2028-02-29'],
])('a payment on %s renews on %s', (now, next) => {
  expect(nextPayment(new Date(now)).slice(0, 10)).toBe(next);
});
