import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { getOwnData, postConfirmEmail, postEmailConfirmation } from '../../../contract/account/own-account.ts';
import { postForgotPassword, postResetPassword } from '../../../contract/account/passwords.ts';
import { getUser } from '../../../contract/account/user.ts';
import type { Tier } from '../../../contract/billing.ts';
import { MOST_SAVED_SEARCHES } from '../../../contract/limits.ts';
import {
  deleteSavedSearch,
  getAlerts,
  postSavedSearch,
  putReminders,
  putSavedSearch,
  type SavedSearch,
} from '../../../contract/saved/alerts.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { savedSearches, subscriptions } from '../../../worker/db/schema/index.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { newClient, secondBrowser } from '../../harness/api.ts';
import type { Client } from '../../harness/client.ts';
import { mailsTo, mailTo, tokenIn } from '../../harness/members/mail.ts';

const db = openDatabase(inject('databaseUrl'));
const CRITERIA = { searchTerm: 'help with rent', programType: 'assistance', location: 'Ohio' };

async function member(tier: Tier = 'free') {
  const account = await storedAccount(db, { tier });
  const client = newClient();
  await signIn(db, client, account.id);
  return { client, account };
}

const wanted = (given: object = {}) => ({ body: { name: 'Rent', frequency: 'off', criteria: CRITERIA, ...given } });
const searchesOf = async (client: Client) => (await client.ok(getAlerts)).body.searches;
const idOf = ({ id }: SavedSearch) => ({ params: { id: String(id) } });
const stored = async (id: number) => (await db.select().from(savedSearches).where(eq(savedSearches.id, id)))[0];

test('a search is saved with its words, renamed, and deleted', async () => {
  const { client } = await member();
  expect(await searchesOf(client)).toEqual([]);
  const { body: search } = await client.ok(postSavedSearch, wanted({ frequency: 'weekly' }));
  expect(search).toMatchObject({ name: 'Rent', frequency: 'weekly', isPaused: false, lastAlertAt: null });
  expect(search.criteria).toMatchObject(CRITERIA);
  expect(search.criteria).not.toHaveProperty('excludeIds');
  expect(await searchesOf(client)).toEqual([search]);

  await client.ok(putSavedSearch, { ...idOf(search), body: { name: '  Rent in Ohio ', frequency: 'weekly' } });
  expect((await searchesOf(client))[0]).toMatchObject({ name: 'Rent in Ohio', frequency: 'weekly' });
  await client.ok(deleteSavedSearch, idOf(search));
  expect(await searchesOf(client)).toEqual([]);
  expect((await client.fails(deleteSavedSearch, idOf(search))).status).toBe(404);
  expect((await client.fails(putSavedSearch, { ...idOf(search), body: { name: 'A', frequency: 'off' } })).status).toBe(
    404,
  );
});

test('a search resent after a lost answer is kept once', async () => {
  const { client } = await member();
  const sent = await Promise.all([1, 2, 3].map(() => client.ok(postSavedSearch, wanted({ frequency: 'weekly' }))));
  sent.push(await client.ok(postSavedSearch, wanted({ frequency: 'weekly' })));
  const [first] = await searchesOf(client);
  expect(sent.map(({ body }) => body)).toEqual([first, first, first, first]);
  // A different name or different criteria make it another search.
  await client.ok(postSavedSearch, wanted({ name: 'Rent in Ohio' }));
  await client.ok(postSavedSearch, wanted({ criteria: { ...CRITERIA, location: 'Texas' } }));
  expect(await searchesOf(client)).toHaveLength(3);
});

test.each([
  ['no name', { name: '  ' }],
  ['too long a name', { name: 'a'.repeat(81) }],
  ['a name of two lines', { name: 'a\nBcc: b' }],
  ['an unknown frequency', { frequency: 'hourly' }],
  ['words that are not text', { criteria: { searchTerm: 7 } }],
])('%s is refused', async (_, given) => {
  const { client } = await member();
  expect((await client.fails(postSavedSearch, wanted(given))).body.code).toBe('validation');
});

test('weekly mail is due in a week, on a local morning; without mail nothing is due', async () => {
  const { client } = await member();
  const { body: search } = await client.ok(postSavedSearch, wanted({ frequency: 'weekly' }));
  const due = new Date((await stored(search.id))?.nextAlertAt ?? '');
  const hour = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeStyle: 'short' }).format(due);
  expect(hour).toBe('7:00 AM');
  const days = (due.getTime() - Date.now()) / (24 * 60 * 60_000);
  expect([days > 6, days < 7.3]).toEqual([true, true]);
  await client.ok(putSavedSearch, { ...idOf(search), body: { name: 'Rent', frequency: 'off' } });
  expect((await stored(search.id))?.nextAlertAt).toBeNull();
});

test('the free plan emails about one search, weekly, even if all are saved at once', async () => {
  const { client } = await member();
  expect((await client.fails(postSavedSearch, wanted({ frequency: 'daily' }))).body.code).toBe('plan_required');
  const answers = await Promise.all(
    ['A', 'B', 'C', 'D', 'E', 'F'].map((name) =>
      client.send('POST', postSavedSearch.path, wanted({ name, frequency: 'weekly' })),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403, 403]);
  // A search without email is still allowed.
  const { body: silent } = await client.ok(postSavedSearch, wanted());
  const turnOn = { ...idOf(silent), body: { name: 'Rent', frequency: 'weekly' } };
  expect((await client.fails(putSavedSearch, turnOn)).body.code).toBe('plan_required');
  const [first] = await searchesOf(client);
  if (first) await client.ok(putSavedSearch, { ...idOf(first), body: { name: 'Rent', frequency: 'off' } });
  await client.ok(putSavedSearch, turnOn);
});

test("two searches turned on at the same moment don't both succeed", async () => {
  const { client } = await member();
  const searches = await Promise.all(['A', 'B', 'C'].map((name) => client.ok(postSavedSearch, wanted({ name }))));
  const answers = await Promise.all(
    searches.map(({ body }) =>
      client.send('PUT', `/api/alerts/searches/${body.id}`, { body: { name: 'Rent', frequency: 'weekly' } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
});

test('premium emails daily about several; those over the limit are paused and kept', async () => {
  const { client, account } = await member('premium');
  for (const name of ['A', 'B']) await client.ok(postSavedSearch, wanted({ name, frequency: 'daily' }));
  expect((await client.ok(getAlerts)).body.allowed).toEqual({ alerts: MOST_SAVED_SEARCHES, daily: true });
  await db.delete(subscriptions).where(eq(subscriptions.userId, account.id));
  const shown = (await searchesOf(client)).map(({ name, frequency, isPaused }) => [name, frequency, isPaused]);
  expect(shown).toEqual([
    ['A', 'weekly', false],
    ['B', 'weekly', true],
  ]);
});

test('a member keeps at most twenty saved searches', async () => {
  const { client, account } = await member('premium');
  const kept = { userId: account.id, name: 'Rent', criteria: CRITERIA, frequency: 'off', seenUpTo: 0 };
  await db.insert(savedSearches).values(Array.from({ length: MOST_SAVED_SEARCHES - 1 }, () => kept));
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((name) => client.send('POST', postSavedSearch.path, wanted({ name }))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  expect((await client.fails(postSavedSearch, wanted({ name: 'D' }))).body.code).toBe('save_limit');
});

test("another member's search is not found and stays", async () => {
  const { client } = await member();
  const { body: search } = await client.ok(postSavedSearch, wanted());
  const { client: other } = await member();
  expect((await other.fails(deleteSavedSearch, idOf(search))).status).toBe(404);
  const change = { ...idOf(search), body: { name: 'Mine', frequency: 'off' } };
  expect((await other.fails(putSavedSearch, change)).status).toBe(404);
  expect(await searchesOf(client)).toEqual([search]);
});

test('reminders come 14 and 3 days before, unless the member changes that', async () => {
  const { client } = await member();
  expect((await client.ok(getAlerts)).body.reminderDays).toEqual([14, 3]);
  await client.ok(putReminders, { body: { reminderDays: [1, 30, 1] } });
  expect((await client.ok(getAlerts)).body.reminderDays).toEqual([30, 1]);
  await client.ok(putReminders, { body: { reminderDays: [] } });
  expect((await client.ok(getAlerts)).body.reminderDays).toEqual([]);
  expect((await client.fails(putReminders, { body: { reminderDays: [2] } })).body.code).toBe('validation');
});

test('searches and lead times are in the export', async () => {
  const { client } = await member();
  await client.ok(postSavedSearch, wanted({ name: 'A search to take along' }));
  const { body } = await client.ok(getOwnData);
  expect(body.account['reminderDays']).toEqual([14, 3]);
  expect(body.tables['savedSearches']).toEqual([expect.objectContaining({ name: 'A search to take along' })]);
});

test('the link mailed to an address confirms it and changes nothing else', async () => {
  const { client, account } = await member();
  const other = await secondBrowser(account);
  expect((await client.ok(getAlerts)).body).toMatchObject({ email: account.email, isEmailConfirmed: false });
  await client.ok(postEmailConfirmation);
  const token = tokenIn(await mailTo(account.email, 'Confirm your email address'), 'confirm-email');
  const { body } = await newClient().ok(postConfirmEmail, { params: { token } });
  expect(body).toEqual({ message: 'Your email address is confirmed.', isNewAddress: false });
  expect((await client.ok(getAlerts)).body.isEmailConfirmed).toBe(true);
  expect((await other.ok(getUser)).body.email).toBe(account.email);
  expect((await newClient().fails(postConfirmEmail, { params: { token } })).body.code).toBe('invalid_token');
  expect((await mailsTo(account.email)).map(({ subject }) => subject)).toEqual(['Confirm your email address']);
});

test('resetting the password by email also confirms the address', async () => {
  const { account } = await member();
  await newClient().ok(postForgotPassword, { body: { email: account.email } });
  const token = tokenIn(await mailTo(account.email, 'Choose a new password'), 'reset-password');
  await newClient().ok(postResetPassword, { params: { token }, body: { password: 'Another horse 8!' } });
  const client = await secondBrowser({ email: account.email, password: 'Another horse 8!' });
  expect((await client.ok(getAlerts)).body.isEmailConfirmed).toBe(true);
});

test('confirmation mail is limited', async () => {
  const { client } = await member();
  const statuses: number[] = [];
  for (let call = 0; call < 12; call += 1)
    statuses.push((await client.send('POST', postEmailConfirmation.path)).status);
  expect(statuses).toContain(429);
});
