import { expect, test } from 'vitest';
import { percentOf, phaseProgress, recordsOf, type SourceRow } from './crawl-progress.ts';

const row = (given: Partial<SourceRow>): SourceRow => ({
  ...{ name: 'a', phase: 'federal', status: 'reading', pages: 1, total: null, read: 0, before: null },
  ...given,
});
const never = () => false;

test.each<[string, Partial<SourceRow>, boolean, { total: number; completed: number }]>([
  ["uses the source's total", { total: 1650, read: 1200 }, false, { total: 1650, completed: 1200 }],
  ['by the last run where it tells nothing', { read: 5, before: 40 }, false, { total: 40, completed: 5 }],
  ['as it tells, whatever there was', { total: 60, read: 5, before: 40 }, false, { total: 60, completed: 5 }],
  ['never fewer than were read', { total: 3, read: 5 }, false, { total: 5, completed: 5 }],
  ['by the pages so far where it counts those', { total: 8, pages: 2, read: 30 }, true, { total: 120, completed: 30 }],
  ['ignores skipped sources', { status: 'skipped', before: 40 }, false, { total: 0, completed: 0 }],
  ['what it had once it is done', { status: 'done', total: 9, read: 7 }, false, { total: 7, completed: 7 }],
  [
    'before its first page by the last run',
    { status: 'waiting', pages: 0, before: 9 },
    true,
    { total: 9, completed: 0 },
  ],
])('the records of a source: %s', (_what, given, countsPages, expected) => {
  expect(recordsOf(row(given), countsPages)).toEqual(expected);
});

test('the total is the mean of the phases, and 100 only when the crawl has ended', () => {
  expect(percentOf([], never)).toBe(0);
  expect(percentOf([row({ status: 'waiting' }), row({ status: 'skipped' })], never)).toBe(0);
  expect(percentOf([row({ status: 'done' }), row({ total: 10, read: 5 })], never)).toBe(75);
  expect(percentOf([row({ status: 'done' }), row({ status: 'failed' })], never)).toBe(99);
  // Half of the first of four phases, no matter how many sources the others have.
  const waiting = (phase: string, count: number) =>
    Array.from({ length: count }, () => row({ phase, status: 'waiting' }));
  const others = [...waiting('federal', 4), ...waiting('states', 5), ...waiting('ngos', 1)];
  expect(percentOf([row({ phase: 'categories', total: 10, read: 5 }), ...others], never)).toBe(12);
  expect(percentOf([row({ phase: 'categories', status: 'skipped' }), ...others], never)).toBe(0);
});

test('a phase is the sum of its sources', () => {
  const rows = [row({ total: 10, read: 5 }), row({ before: 20, status: 'waiting' }), row({ phase: 'states', read: 9 })];
  expect(phaseProgress(rows, 'federal', never)).toEqual({
    ...{ total: 30, completed: 5, sources: 2, failed: 0 },
  });
  expect(phaseProgress(rows, 'ngos', never)).toEqual({ total: 0, completed: 0, sources: 0, failed: 0 });
});

test('records that a failed source left unread do not count as read', () => {
  const rows = [row({ status: 'done', read: 5 }), row({ status: 'failed', read: 3, before: 40 })];
  expect(phaseProgress(rows, 'federal', never)).toEqual({ total: 45, completed: 8, sources: 2, failed: 1 });
});
