import { expect, test } from 'vitest';
import { deadlineOf } from './fields/deadlines.ts';
import { amountOf } from './fields/money.ts';
import { rowOf } from './program-row.ts';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const row = (date: string | null) =>
  rowOf(
    {
      ...{ source: 'lists', sourceId: '1', title: 'Help', description: null, programType: 'grant', isOpen: true },
      ...{ category: 'Education', amount: amountOf(null, null), eligibility: [], provider: null, url: null },
      ...{ deadline: deadlineOf({ day: null, timeZone: 'UTC' }), keywords: [], states: [], rules: null },
      origin: { key: 'list', title: 'A list', url: 'https://lists.example.gov', date },
    },
    NOW,
  );

test('a source with a fast clock reports nothing from the future', () => {
  const dayOf = (date: string | null) => row(date).detail;
  expect(dayOf('2031-05-01')).toMatchObject({ sources: { list: { date: '2026-11-01' } } });
  expect(dayOf('2026-10-01')).toMatchObject({ sources: { list: { date: '2026-10-01' } } });
  expect(dayOf(null)).toMatchObject({ sources: { list: { date: '2026-11-01' } } });
  // The check date isn't content, so it doesn't change the hash.
  expect(row('2031-05-01').contentHash).toBe(row('2026-10-01').contentHash);
});
