import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { deleteSavedSearch, getAlerts, getUnsubscription, postUnsubscription } from '../../../contract/saved/alerts.ts';
import { outbox, savedSearches, unsubscribeLinks } from '../../../worker/db/schema/index.ts';
import type { Client } from '../../harness/client.ts';
import { ALERTS, alertKit, linkIn, minutesAgo } from '../../harness/members/alert-kit.ts';

const { db, newClient, run, newArrival, subscribed, mailsTo, look } = await alertKit();

beforeEach(async () => {
  await db.delete(savedSearches);
  await db.delete(outbox);
});

test('one click turns mail off without a session, from anywhere, and only by POST', async () => {
  const { account, client, search } = await subscribed();
  await newArrival();
  await look();
  const [mail] = await mailsTo(account.email);
  const token = linkIn(mail?.plainText ?? '');
  const stranger = newClient();
  const about = { about: 'search', name: 'Wombats' };
  expect((await stranger.ok(getUnsubscription, { params: { token } })).body).toEqual({ ...about, isOn: true });
  const frequency = async (browser: Client) => (await browser.ok(getAlerts)).body.searches[0]?.frequency;
  expect(await frequency(client)).toBe('weekly');

  // The request that email providers send (RFC 8058).
  const headers = { origin: undefined, 'content-type': 'application/x-www-form-urlencoded' };
  const click = { params: { token }, raw: 'List-Unsubscribe=One-Click', headers };
  expect((await stranger.ok(postUnsubscription, click)).body).toEqual({ ...about, isOn: false });
  expect(await frequency(client)).toBe('off');
  expect((await stranger.ok(postUnsubscription, click)).body.isOn).toBe(false);
  await newArrival();
  await run(ALERTS);
  expect(await mailsTo(account.email)).toHaveLength(1);

  await client.ok(deleteSavedSearch, { params: { id: String(search.id) } });
  expect((await stranger.ok(getUnsubscription, { params: { token } })).body).toEqual({
    ...about,
    name: null,
    isOn: false,
  });
});

test("opening the header's address in a browser shows a button and turns nothing off", async () => {
  const { account, client } = await subscribed();
  await newArrival();
  await look();
  const [mail] = await mailsTo(account.email);
  const path = new URL(mail?.unsubscribeUrl ?? '').pathname;
  const { status, headers } = await newClient().send('GET', path, { headers: { accept: 'text/html,*/*' } });
  expect([status, headers.get('location')]).toEqual([303, `https://grantlight.example${path.replace('/api', '')}`]);
  expect((await client.ok(getAlerts)).body.searches[0]?.frequency).toBe('weekly');
});

test('an invented or expired link turns nothing off', async () => {
  const { account, client } = await subscribed();
  await newArrival();
  await look();
  const token = linkIn((await mailsTo(account.email))[0]?.plainText ?? '');
  await db
    .update(unsubscribeLinks)
    .set({ expiresAt: minutesAgo(1) })
    .where(eq(unsubscribeLinks.userId, account.id));
  for (const wrong of [token, 'A'.repeat(43)])
    expect((await newClient().fails(postUnsubscription, { params: { token: wrong } })).body.code).toBe('invalid_token');
  expect((await client.ok(getAlerts)).body.searches[0]?.frequency).toBe('weekly');
  // Only the hash is stored, so a copy of the table is useless.
  expect(JSON.stringify(await db.select().from(unsubscribeLinks))).not.toContain(token);
});
