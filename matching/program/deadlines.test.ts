import { describe, expect, it } from 'vitest';
import { endOfDay } from './deadlines.ts';

describe('endOfDay', () => {
  it('is the last second of the day in the source’s time zone', () => {
    expect(endOfDay('2026-12-31', 'America/New_York')).toBe('2027-01-01T04:59:59.000Z');
    expect(endOfDay('2026-07-01', 'America/New_York')).toBe('2026-07-02T03:59:59.000Z');
  });

  it('without a time zone, is when the day has ended everywhere in the country', () => {
    expect(endOfDay('2026-12-31')).toBe('2027-01-01T10:59:59.000Z');
  });
});
