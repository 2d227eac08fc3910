import { expect, test } from 'vitest';
import { dueOf, type SavedDeadline } from './due-deadlines.ts';
import { daysUntil, isOnTime, morningIn, nextMorning } from './mornings.ts';

const EAST = 'America/New_York';
const NOW = Date.parse('2027-01-17T12:00:00Z');

/** A program that was saved long ago and is due at the end of January 31, Eastern Time. */
const saved = (given: Partial<SavedDeadline> = {}): SavedDeadline => ({
  id: 'a',
  title: 'A',
  provider: null,
  deadlineAt: '2027-02-01T04:59:59.000Z',
  savedAt: '2026-11-01T00:00:00.000Z',
  ...given,
});
const due = (
  programs: SavedDeadline[],
  given: { days?: number[]; sent?: [string, number, string][]; now?: number } = {},
) =>
  dueOf(
    programs,
    (given.sent ?? []).map(([grantId, daysBefore, deadlineAt]) => ({ grantId, daysBefore, deadlineAt })),
    { days: given.days ?? [14, 3], zone: EAST, now: given.now ?? NOW },
  ).map(({ id, daysLeft, covers }) => ({ id, daysLeft, covers }));

test('a deadline is due on its day, and later if that day was missed', () => {
  expect(due([saved()], { now: NOW - 24 * 60 * 60_000 })).toEqual([]);
  expect(due([saved()])).toEqual([{ id: 'a', daysLeft: 14, covers: [14] }]);
  expect(due([saved()], { now: Date.parse('2027-01-20T12:00:00Z') })).toEqual([
    { id: 'a', daysLeft: 11, covers: [14] },
  ]);
});

test('each lead time reminds once; if both were missed, the shorter covers the longer', () => {
  const sent: [string, number, string][] = [['a', 14, '2027-02-01T04:59:59.000Z']];
  const threeBefore = Date.parse('2027-01-28T12:00:00Z');
  expect(due([saved()], { sent })).toEqual([]);
  expect(due([saved()], { sent, now: threeBefore })).toEqual([{ id: 'a', daysLeft: 3, covers: [3] }]);
  expect(due([saved()], { now: threeBefore })).toEqual([{ id: 'a', daysLeft: 3, covers: [14, 3] }]);
});

test('a moved deadline reminds again, a past one never', () => {
  const sent: [string, number, string][] = [['a', 14, '2027-01-25T04:59:59.000Z']];
  expect(due([saved()], { sent })).toEqual([{ id: 'a', daysLeft: 14, covers: [14] }]);
  expect(due([saved({ deadlineAt: '2027-01-17T11:00:00.000Z' })])).toEqual([]);
});

test('a program saved shortly before its deadline reminds at the next lead time', () => {
  const late = saved({ savedAt: '2027-01-20T12:00:00.000Z' });
  expect(due([late], { now: Date.parse('2027-01-21T12:00:00Z') })).toEqual([]);
  expect(due([late], { now: Date.parse('2027-01-28T12:00:00Z') })).toEqual([{ id: 'a', daysLeft: 3, covers: [3] }]);
});

test('without lead times, nothing is due; the nearest deadline comes first', () => {
  expect(due([saved()], { days: [] })).toEqual([]);
  const sooner = saved({ id: 'b', deadlineAt: '2027-01-20T04:59:59.000Z' });
  expect(due([saved(), sooner]).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('mornings are local, in summer and in winter time', () => {
  expect(nextMorning(EAST, Date.parse('2027-01-17T12:00:00Z'))).toBe('2027-01-18T12:00:00.000Z');
  expect(nextMorning(EAST, Date.parse('2027-07-17T10:59:00Z'))).toBe('2027-07-17T11:00:00.000Z');
  expect(nextMorning('Pacific/Honolulu', Date.parse('2027-01-17T12:00:00Z'))).toBe('2027-01-17T17:00:00.000Z');
  expect(morningIn(1, EAST, Date.parse('2027-01-17T12:03:00Z'))).toBe('2027-01-18T12:00:00.000Z');
  expect(morningIn(7, EAST, Date.parse('2027-01-17T22:00:00Z'))).toBe('2027-01-24T12:00:00.000Z');
  // Spring forward: the day has 23 hours.
  expect(morningIn(1, EAST, Date.parse('2027-03-13T12:03:00Z'))).toBe('2027-03-14T11:00:00.000Z');
});

test('days are counted in the member’s calendar, to the date of the deadline', () => {
  const endOfDayEverywhere = '2027-02-01T10:59:59.000Z';
  expect(daysUntil(endOfDayEverywhere, EAST, Date.parse('2027-02-01T04:00:00Z'))).toBe(0);
  expect(daysUntil(endOfDayEverywhere, EAST, Date.parse('2027-01-31T04:00:00Z'))).toBe(1);
  expect(daysUntil('2027-02-01T04:59:59.000Z', 'America/Los_Angeles', Date.parse('2027-01-30T07:00:00Z'))).toBe(2);
});

test('anything due more than half a day ago waits for the morning', () => {
  expect(isOnTime('2027-01-17T00:00:00.000Z', NOW)).toBe(true);
  expect(isOnTime('2027-01-16T23:59:59.000Z', NOW)).toBe(false);
});
