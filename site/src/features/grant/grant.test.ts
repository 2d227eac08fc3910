import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../session/memory-storage.fixture.ts';
import { keep, kept, SESSION_KEYS } from '../session/storage.ts';
import { aGrant } from './grant.fixture.ts';
import { grantIdOf, grantPath } from './route.ts';
import { selectedGrantId, stashedGrant, stashGrant } from './stash.ts';
import { websiteOf } from './website.ts';
import { deadlineOf, placesOf } from './words.ts';

describe('the stash', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', memoryStorage());
    keep(SESSION_KEYS.user, '1001');
    stashGrant(aGrant());
  });

  test('is shown to the member who chose it', () => expect(stashedGrant('liheap', 1001)).toEqual(aGrant()));

  test('is not shown at the address of another program', () => {
    expect(stashedGrant('snap', 1001)).toBeUndefined();
    expect(stashedGrant('liheap', 1001)).toBeDefined();
  });

  test('of another member is thrown away', () => {
    expect(stashedGrant('liheap', 1002)).toBeUndefined();
    expect(kept(SESSION_KEYS.currentGrant)).toBeNull();
    expect(kept(SESSION_KEYS.selectedGrant)).toBeNull();
    expect(stashedGrant('liheap', 1001)).toBeUndefined();
  });

  test.each(['{"id":"liheap"}', 'not json'])('that cannot be read (%s) is none', (text) => {
    keep(SESSION_KEYS.currentGrant, text);
    expect(stashedGrant('liheap', 1001)).toBeUndefined();
  });

  test('remembers which card was opened', () => expect(selectedGrantId()).toBe('liheap'));
});

describe('websiteOf', () => {
  const web = (name: string) => `https://${name}.example`;
  const all = { applicationUrl: web('apply'), url: web('program'), providerUrl: web('provider') };

  test.each([
    ['where one applies first', all, web('apply')],
    ['then the program', { ...all, applicationUrl: null }, web('program')],
    ['then the provider', { ...all, applicationUrl: 'www.apply.example', url: '' }, web('provider')],
    ['none', { applicationUrl: 'javascript:alert(1)', url: 'httpx', providerUrl: null }, undefined],
  ])('is %s', (_, addresses, wanted) => expect(websiteOf(addresses)).toBe(wanted));
});

test('an id survives its path', () => {
  expect(grantIdOf(grantPath('ca: 1/2 ü'))).toBe('ca: 1/2 ü');
  expect(grantIdOf('/grants/liheap/apply')).toBe('liheap');
  expect(grantIdOf('/shell/apply')).toBeUndefined();
  expect(grantIdOf('/grants/%E0%A4%A/apply')).toBeUndefined();
});

test('a deadline is a date in US long format or the words of its source', () => {
  expect(deadlineOf({ deadline: '2025-02-26' })).toBe('February 26, 2025');
  expect(deadlineOf({ deadline: 'Open all year' })).toBe('Open all year');
  expect(deadlineOf({ deadline: null })).toBe('Not stated');
});

test('places are named in full', () => expect(placesOf({ states: ['CA', 'OR'] })).toBe('California, Oregon'));
