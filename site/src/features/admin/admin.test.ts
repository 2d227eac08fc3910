import { describe, expect, test } from 'vitest';
import { ERRORS, IDLE, progressOf } from '../../../../tests/harness/screens/admin-answers.ts';
import { type Crawl, isPolled, newsIn, statusOf } from './crawl/state.ts';
import { isLocal } from './local.ts';
import { agoOf, durationOf } from './moments.ts';
import { fitting, NO_FILTER, valuesOf } from './runs/filter.ts';
import { firstView, hrefOf, VIEW_KINDS, viewOf } from './view.ts';

describe('the address of a part of the dashboard', () => {
  test.each([
    { kind: 'crawler' },
    { kind: 'sources' },
    { kind: 'members' },
    { kind: 'runs', run: null },
    { kind: 'runs', run: 12 },
    { kind: 'programs', words: 'roof & boiler', program: null },
    { kind: 'programs', words: 'roof', program: 'a/b?c' },
  ] as const)('round-trips: %o', (view) => {
    expect(viewOf(new URL(hrefOf(view), 'https://x.example').search)).toEqual(view);
  });
  test.each(['?view=nothing', '?view=', ''])('opens the crawler for %j', (search) => {
    expect(viewOf(search)).toEqual({ kind: 'crawler' });
  });
  test.each(['0', '-1', 'x', '1e9', '9'.repeat(30)])('has no run for %s', (run) => {
    expect(viewOf(`?view=runs&run=${run}`)).toEqual({ kind: 'runs', run: null });
  });
  test('is different for each part', () => {
    expect(new Set(VIEW_KINDS.map((kind) => hrefOf(firstView(kind)))).size).toBe(VIEW_KINDS.length);
  });
});

const shown = (progress = progressOf(), isLost = false, error?: string): Crawl => ({
  ...{ status: 'ready', progress, error, checkedAt: new Date(0), isLost },
});

test.each([
  [{ isRunning: true, progress: 40 }, 'running'],
  [{ isRunning: false, isComplete: true, progress: 100 }, 'complete'],
  [{ isRunning: false, progress: 100 }, 'complete'],
  [{ isRunning: true, progress: 100 }, 'running'],
  [{ isRunning: false, progress: 0 }, 'idle'],
] as const)('%o is %s', (changes, status) => expect(statusOf(progressOf(changes))).toBe(status));

test('is polled while it runs and while there is no response', () => {
  expect(isPolled(shown())).toBe(true);
  expect(isPolled(shown(IDLE))).toBe(false);
  expect(isPolled(shown(IDLE, true))).toBe(true);
  expect(isPolled(shown(IDLE, false, 'It stands still.'))).toBe(true);
  expect(isPolled({ status: 'failed', message: '' })).toBe(true);
});

describe('screen reader announcements', () => {
  const at = (progress: number) => shown(progressOf({ progress }));
  const complete = shown(progressOf({ isRunning: false, isComplete: true, progress: 100, grantsFound: 7 }));
  test.each([
    ['not the first response', { status: 'loading' } as const, at(42), undefined],
    ['not every response', at(42), at(47), undefined],
    ['each quarter', at(47), at(51), { what: 'running', percent: 50 }],
    ['a start', shown(IDLE), at(0), { what: 'running', percent: 0 }],
    ['the end', at(99), complete, { what: 'complete', found: 7 }],
    ['the end once', complete, complete, undefined],
    ['a lost connection', at(42), shown(progressOf(), true), { what: 'lost' }],
    ['a restored connection', shown(progressOf(), true), at(42), { what: 'back' }],
  ])('%s', (_, before, now, said) => expect(newsIn(before, now)).toEqual(said));
});

describe('the errors of a run', () => {
  test('can be filtered by source, cause and words in any order', () => {
    expect(fitting(ERRORS, NO_FILTER)).toHaveLength(120);
    expect(fitting(ERRORS, { ...NO_FILTER, source: 'california' })).toHaveLength(40);
    expect(fitting(ERRORS, { ...NO_FILTER, source: 'california', cause: 'refused_record' })).toEqual([]);
    expect(fitting(ERRORS, { ...NO_FILTER, words: ' TITLE  record-7 ' }).map(({ id }) => id)).toContain(8);
  });
  test('are counted by value, most frequent first', () => {
    expect(valuesOf(ERRORS, 'source')).toEqual([
      { value: 'grants-gov', count: 80 },
      { value: 'california', count: 40 },
    ]);
  });
});

test('the hint for testing shows only on the local machine', () => {
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) expect(isLocal(host)).toBe(true);
  for (const host of ['grantlight.example', 'localhost.evil.example', '127.0.0.1.nip.io', '10.0.0.1', ''])
    expect(isLocal(host)).toBe(false);
});

test('timestamps are formatted for people', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(agoOf('2026-11-22T11:59:40Z', now)).toBe('this minute');
  expect(agoOf('2026-11-22T10:00:00Z', now)).toBe('2 hours ago');
  expect(agoOf('2026-11-21T11:00:00Z', now)).toBe('yesterday');
  expect(durationOf('2026-11-22T10:00:00Z', '2026-11-22T11:31:00Z')).toBe('1 h 31 min');
  expect(durationOf('2026-11-22T11:59:50Z', null, now)).toBe('Under a minute');
});
