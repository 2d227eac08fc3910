import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../session/memory-storage.fixture.ts';
import { keepOf, LOCAL_KEYS } from '../session/storage.ts';
import { reasonFor } from './reason.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['login', '', 'Log in to see the programs that fit you.'],
  ['login', '?redirect=/search-results', 'Log in to see your programs.'],
  ['login', '?redirect=/profile%3Ftab%3Daccount', 'Log in to see your profile.'],
  ['login', '?redirect=/subscription', 'Log in to see your plan.'],
  ['login', '?redirect=/grants/liheap/apply', 'Log in to see if you qualify for this program.'],
  ['signup', '?redirect=/grants/liheap/apply', /^Sign up to see if you qualify for this program\./],
  ['login', '?redirect=/applications', 'Log in to see this page.'],
  ['login', '?redirect=//elsewhere.example', 'Log in to see the programs that fit you.'],
] as const)('%s with %j says: %s', (mode, search, sentence) => {
  expect(reasonFor(mode, search)).toMatch(sentence);
});

test('members with unsaved profile answers learn that they are kept', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  keepOf(LOCAL_KEYS.profileDraft, 1001, '{}');
  expect(reasonFor('login', '?redirect=/profile')).toMatch(/haven’t saved are kept/);
  expect(reasonFor('login', '?redirect=/search-results')).not.toMatch(/kept/);
});
