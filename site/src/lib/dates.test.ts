import { expect, it } from 'vitest';
import { dayOf, longDate } from './dates.ts';

it('writes an ISO date in US long format and leaves other text alone', () => {
  expect(longDate('2025-02-26')).toBe('February 26, 2025');
  expect(longDate('2025-12-31T23:00:00.000Z')).toBe('December 31, 2025');
  expect(longDate('2025-13-45')).toBe('2025-13-45');
  expect(longDate('Rolling')).toBe('Rolling');
});

it("formats a timestamp as its date in the reader's time zone", () => {
  const evening = new Date(2026, 1, 26, 23, 30);
  expect(dayOf(evening.toISOString(), new Date(2026, 1, 26, 23, 59))).toBe('today');
  expect(dayOf(evening.toISOString(), new Date(2026, 1, 27, 0, 1))).toBe('February 26, 2026');
});
