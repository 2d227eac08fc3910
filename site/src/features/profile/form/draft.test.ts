import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../account/session/memory-storage.fixture.ts';
import { noteMember } from '../../account/session/storage.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { aUser } from '../../account/session/user.fixture.ts';
import { draftOf, keepAnswers } from './draft.ts';

vi.mock('../../../components/ui/toast.ts', () => ({ showToast: vi.fn(), toastOnNextPage: vi.fn() }));

const [one, other] = [aUser({ id: 1001 }), aUser({ id: 1002 })];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('unsaved answers outlive the session, for the same member only', () => {
  keepAnswers(1001, 'form', { occupation: 'Beekeeper', age: 40 });
  sessionEnded();
  noteMember(1001);
  expect(draftOf(one)).toMatchObject({ from: 'form', answers: { occupation: 'Beekeeper', age: 40 } });
  expect(draftOf(other)).toBeNull();
  noteMember(1002);
  expect(draftOf(one)).toBeNull();
});

test('unsaved answers are dropped when empty, after a day, and if unreadable', () => {
  keepAnswers(1001, 'form', { occupation: 'Beekeeper' });
  keepAnswers(1001, 'form', {});
  expect(draftOf(one)).toBeNull();
  keepAnswers(1001, 'form', { occupation: 'Beekeeper' });
  vi.advanceTimersByTime(25 * 60 * 60 * 1000);
  expect(draftOf(one)).toBeNull();
  localStorage.setItem('grantlight_profileDraft', '1001 {');
  expect(draftOf(one)).toBeNull();
});

test('leaves out fields the form does not have', () => {
  keepAnswers(1001, 'home', { needs: ['food'], role: 'admin' });
  expect(draftOf(one)?.answers).toEqual({ needs: ['food'] });
});
