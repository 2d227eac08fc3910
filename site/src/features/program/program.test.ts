import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../account/session/memory-storage.fixture.ts';
import { keep, kept, SESSION_KEYS } from '../account/session/storage.ts';
import { placesOf } from './conditions/place-words.ts';
import { deadlineMoment } from './deadline-moment.ts';
import { aGrant } from './grant.fixture.ts';
import { grantIdOf, grantPath } from './route.ts';
import { selectedGrantId, stashFor, stashGrant } from './stash.ts';
import { websiteOf } from './website/website.ts';

describe('the stash', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', memoryStorage());
    keep(SESSION_KEYS.user, '1001');
    stashGrant(aGrant());
  });

  test('is shown to the member who chose it', () =>
    expect(stashFor('liheap', 1001)).toEqual({ whose: 'own', grant: aGrant() }));

  test('is not shown on another program’s page', () => {
    expect(stashFor('snap', 1001)).toEqual({ whose: 'nobody' });
    expect(stashFor('liheap', 1001)).toMatchObject({ whose: 'own' });
  });

  test('of another member is discarded', () => {
    expect(stashFor('liheap', 1002)).toEqual({ whose: 'another' });
    expect(kept(SESSION_KEYS.currentGrant)).toBeNull();
    expect(kept(SESSION_KEYS.selectedGrant)).toBeNull();
    expect(stashFor('liheap', 1002)).toEqual({ whose: 'nobody' });
  });

  test.each(['{"id":"liheap"}', 'not json'])('that is unreadable (%s) is ignored', (text) => {
    keep(SESSION_KEYS.currentGrant, text);
    expect(stashFor('liheap', 1001)).toEqual({ whose: 'nobody' });
  });

  test('of an unknown owner is shown to no one', () => {
    keep(SESSION_KEYS.grantOwner, '');
    expect(stashFor('liheap', 1001)).toEqual({ whose: 'nobody' });
  });

  test('remembers which card was opened', () => expect(selectedGrantId()).toBe('liheap'));
});

describe('websiteOf', () => {
  const web = (name: string) => `https://${name}.example`;
  const all = { applicationUrl: web('apply'), url: web('program'), providerUrl: web('provider') };

  test.each([
    ['the application address first', all, web('apply')],
    ['then the program', { ...all, applicationUrl: null }, web('program')],
    ['then the provider', { ...all, applicationUrl: 'www.apply.example', url: '' }, web('provider')],
    ['none', { applicationUrl: 'javascript:alert(1)', url: 'httpx', providerUrl: null }, undefined],
  ])('is %s', (_, addresses, wanted) => expect(websiteOf(addresses)).toBe(wanted));
});

test('an id round-trips through its path', () => {
  expect(grantIdOf(grantPath('ca: 1/2 ü'))).toBe('ca: 1/2 ü');
  expect(grantIdOf('/grants/liheap/apply')).toBe('liheap');
  expect(grantIdOf('/shell/apply')).toBeUndefined();
  expect(grantIdOf('/grants/%E0%A4%A/apply')).toBeUndefined();
});

describe('the exact time of a deadline', () => {
  const fixed = { deadlineKind: 'fixed', deadlineAt: '2026-03-16T03:59:59.000Z' } as const;
  const eastern = { ...fixed, deadlineTimeZone: 'America/New_York' };

  test("is shown in the source's time zone, and in the reader's if different", () => {
    expect(deadlineMoment(eastern, 'America/New_York')).toEqual(['Ends March 15, 2026 at 11:59 PM EDT.']);
    expect(deadlineMoment(eastern, 'America/Los_Angeles')).toEqual([
      'Ends March 15, 2026 at 11:59 PM EDT.',
      'On your clock: March 15, 2026 at 8:59 PM PDT.',
    ]);
    expect(deadlineMoment(eastern, 'Europe/Berlin')[1]).toContain('March 16, 2026 at 4:59 AM');
  });

  test('is the latest possible if the source names no zone', () =>
    expect(deadlineMoment({ ...fixed, deadlineTimeZone: null }, 'America/Chicago')).toEqual([
      'The source gives no time zone.',
      'At the latest, on your clock: March 15, 2026 at 10:59 PM CDT.',
    ]));

  test.each([
    { ...eastern, deadlineKind: 'rolling' as const },
    { ...eastern, deadlineAt: null },
    { ...eastern, deadlineAt: 'soon' },
  ])('is not invented: %j', (deadline) => expect(deadlineMoment(deadline, 'America/New_York')).toEqual([]));
});

test('places are named in full', () => expect(placesOf({ states: ['CA', 'OR'] })).toBe('California, Oregon'));
