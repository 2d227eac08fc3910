import { describe, expect, test } from 'vitest';
import { accessOf, logInPath } from './access.ts';
import { callNameOf, initialsOf } from './names.ts';
import { aUser } from './user.fixture.ts';

describe('initialsOf', () => {
  test.each([
    [{ firstName: 'Maria', lastName: 'Ortiz', username: 'maria' }, 'MO'],
    [{ firstName: 'maria', lastName: 'ortiz', username: 'x' }, 'MO'],
    [{ firstName: 'Maria', lastName: ' ', username: 'sunny' }, 'S'],
    [{ firstName: '', lastName: '', username: 'éva' }, 'É'],
    [{ firstName: '', lastName: '', username: '' }, 'G'],
  ])('%o gives %s', (user, initials) => expect(initialsOf(user)).toBe(initials));
});

test('addresses a member by first name, or else by username', () => {
  expect(callNameOf({ firstName: 'Maria', username: 'm' })).toBe('Maria');
  expect(callNameOf({ firstName: ' ', username: 'm' })).toBe('m');
});

describe('accessOf', () => {
  const member = { status: 'signed-in', user: aUser() } as const;
  const newcomer = { status: 'signed-in', user: aUser({ profileComplete: false }) } as const;

  test.each([
    ['waits while it is unknown who is there', { status: 'loading' }, false, 'wait'],
    ['leads a visitor to the login', { status: 'visitor' }, false, 'log-in'],
    ['offers a retry if the server did not respond', { status: 'failed', message: '' }, false, 'retry'],
    ['lets a member in', member, false, 'enter'],
    ['leads an incomplete profile to its completion', newcomer, false, 'complete-profile'],
    ['lets an incomplete profile into /profile', newcomer, true, 'enter'],
  ] as const)('%s', (_, session, allowIncomplete, to) => expect(accessOf(session, allowIncomplete).to).toBe(to));
});

test('the login leads back to the page with its query', () => {
  expect(logInPath({ pathname: '/search-results', search: '?autoSearch=true' })).toBe(
    '/auth?redirect=%2Fsearch-results%3FautoSearch%3Dtrue',
  );
});
