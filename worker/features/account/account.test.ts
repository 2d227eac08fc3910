import { expect, test } from 'vitest';
import { profileUpdate } from '../../../contract/profile/profile.ts';
import { settingsOf } from '../../env.ts';
import { userOf } from './account.ts';

const answers = profileUpdate.parse({ age: 40, location: 'Columbus, OH', occupation: 'Clerk' });
const name = {
  username: 'a',
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.org',
  phone: null,
  language: 'en' as const,
};
const account = {
  ...name,
  ...answers,
  education: null,
  tribalAffiliation: null,
  profileComplete: true,
  profileRevision: 1,
  emailConfirmedAt: null,
  confirmationDismissedAt: null,
};

const bindings = (given: Record<string, string> = {}) => ({
  // These tests never fetch assets.
  ASSETS: {
    fetch: () => Promise.reject(new Error('not here')),
    connect: () => {
      throw new Error('not here');
    },
  },
  APP_URL: 'https://grantlight.example',
  DATABASE_URL: 'http://127.0.0.1:8080',
  ...given,
});

test.each([
  [1, { admin: true, adminMenu: true }],
  [20, { admin: true, adminMenu: true }],
  [22, { admin: false, adminMenu: true }],
  [21, { admin: false, adminMenu: false }],
  [1001, { admin: false, adminMenu: false }],
])('the navigation of user %i shows %j', (id, navigation) => {
  expect(userOf({ ...account, id }, settingsOf(bindings())).navigation).toEqual(navigation);
});

test('every invalid setting is named', () => {
  const wrong = bindings({ APP_URL: 'nowhere', ADMIN_USER_IDS: 'one,two' });
  expect(() => settingsOf(wrong)).toThrow(/Wrong settings\. APP_URL: .*; ADMIN_USER_IDS: /);
});
