import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/account/own-account.ts';
import { deleteSavedSearch, getAlerts, postSavedSearch, putSavedSearch } from '../../../contract/saved/alerts.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';
import { EnglishWords } from '../../../matching/search/english-words.ts';
import { SpanishWords } from '../../../matching/search/spanish-words.ts';
import { outbox, savedSearches, subscriptions, unsubscribeLinks, users } from '../../../worker/db/schema/index.ts';
import { sendDueAlerts } from '../../../worker/features/alerts/due-searches.ts';
import { ALERTS, alertKit, linkIn, MAILING, minutesAgo, WORDS } from '../../harness/members/alert-kit.ts';

const englishWords = async () => new EnglishWords('');
const spanishWords = async () => new SpanishWords({ thesaurus: '', alsoEnglish: '', others: '' });
const noReference = async () => ({
  ...{ figures: new FigureBook({}), localForms: new Map(), englishWords, spanishWords },
});

const { db, run, newArrival, subscribed, makeDue, mailsTo, storedSearch, look } = await alertKit();

beforeEach(async () => {
  await db.delete(savedSearches);
  await db.delete(outbox);
});

test('an email lists new programs with reason, deadline and link, then waits for more', async () => {
  const old = await newArrival();
  const { account, client } = await subscribed();
  await look();
  expect(await mailsTo(account.email)).toEqual([]);

  const fresh = await newArrival({
    amount: { text: 'Up to $500', source: 'law' },
    eligibility: { fact: 'veteran', is: true, source: 'law' },
  });
  await look();
  const [mail] = await mailsTo(account.email);
  expect(mail?.subject).toBe('1 new program: Wombats');
  for (const text of [mail?.plainText, mail?.html]) {
    expect(text).toContain(fresh.title);
    expect(text).toContain('You qualify by what you told us. You served in the U.S. armed forces.');
    expect(text).toContain('Up to $500');
    expect(text).toContain('Deadline: Applications are taken all year');
    expect(text).toContain(`https://grantlight.example/grants/${fresh.id}/apply`);
    expect(text).toContain('Grantlight isn’t a government agency.');
    expect(text).toContain('https://grantlight.example/search-results?q=wombat+shelter');
    expect(text).not.toContain(old.title);
  }
  expect(linkIn(mail?.html ?? '')).toBe(linkIn(mail?.plainText ?? 'none'));
  expect(mail?.unsubscribeUrl).toBe(`https://grantlight.example/api/unsubscribe/${linkIn(mail?.plainText ?? '')}`);
  expect((await client.ok(getAlerts)).body.searches[0]?.lastAlertAt).toEqual(expect.any(String));

  await look();
  expect(await mailsTo(account.email)).toHaveLength(1);
  const next = await newArrival();
  await look();
  const [, second] = await mailsTo(account.email);
  expect(second?.plainText).toContain(next.title);
  expect(second?.plainText).not.toContain(fresh.title);
});

test("programs that the member can't get are not mailed", async () => {
  const { account } = await subscribed({ criteria: { includeIneligible: true } });
  await newArrival({ eligibility: { fact: 'age', atMost: 30, source: 'law' } });
  await newArrival({ states: ['CA'] });
  await newArrival({ deadline: { kind: 'fixed', text: 'January 31, 2020', date: '2020-01-31', source: 'law' } });
  await look();
  expect(await mailsTo(account.email)).toEqual([]);
});

test('a long list is cut to the best, and says so', async () => {
  const { account } = await subscribed();
  for (let count = 0; count < 8; count += 1) await newArrival();
  await look();
  const [mail] = await mailsTo(account.email);
  expect(mail?.subject).toBe('8 new programs: Wombats');
  expect(mail?.plainText).toContain('These 6 fit you best.');
  expect(mail?.plainText.match(/\/apply/g)).toHaveLength(6);
});

test('unconfirmed addresses get no mail; after confirmation nothing was lost', async () => {
  const { account, search } = await subscribed({ confirmed: false });
  const { title } = await newArrival();
  await look();
  expect(await mailsTo(account.email)).toEqual([]);
  const next = Date.parse((await storedSearch(search.id))?.nextAlertAt ?? '');
  expect(next - Date.now()).toBeLessThan(24 * 60 * 60_000);
  await db.update(users).set({ emailConfirmedAt: new Date().toISOString() }).where(eq(users.id, account.id));
  await look();
  expect((await mailsTo(account.email))[0]?.plainText).toContain(title);
});

test('mail that is due at night waits for the morning', async () => {
  const { account, search } = await subscribed();
  await newArrival();
  await makeDue(13 * 60);
  await run(ALERTS);
  expect(await mailsTo(account.email)).toEqual([]);
  expect(Date.parse((await storedSearch(search.id))?.nextAlertAt ?? '')).toBeGreaterThan(Date.now());
});

test('after a plan ends, only the first search is mailed, and weekly', async () => {
  const { account, client, search } = await subscribed({ tier: 'premium', frequency: 'daily' });
  await client.ok(postSavedSearch, { body: { name: 'Second', frequency: 'daily', criteria: { searchTerm: WORDS } } });
  await db.delete(subscriptions).where(eq(subscriptions.userId, account.id));
  await newArrival();
  await look();
  expect((await mailsTo(account.email)).map(({ subject }) => subject)).toEqual(['1 new program: Wombats']);
  const next = Date.parse((await storedSearch(search.id))?.nextAlertAt ?? '');
  expect(next - Date.now()).toBeGreaterThan(5 * 24 * 60 * 60_000);
});

test('searches that are off or deleted, and deleted accounts, send nothing', async () => {
  const [off, deleted, left] = await Promise.all([subscribed(), subscribed(), subscribed()]);
  const params = (id: number) => ({ params: { id: String(id) } });
  await newArrival();
  await makeDue();
  await off.client.ok(putSavedSearch, { ...params(off.search.id), body: { name: 'Wombats', frequency: 'off' } });
  await deleted.client.ok(deleteSavedSearch, params(deleted.search.id));
  await left.client.ok(deleteAccount, { body: { password: left.account.password } });
  await run(ALERTS);
  expect(await db.$count(outbox)).toBe(0);
});

test('programs that came while mail was off are not news when it is back on', async () => {
  const { account, client, search } = await subscribed({ frequency: 'off' });
  await newArrival();
  const body = { name: 'Wombats', frequency: 'weekly' };
  await client.ok(putSavedSearch, { params: { id: String(search.id) }, body });
  await look();
  expect(await mailsTo(account.email)).toEqual([]);
});

test('concurrent runs send each email once and skip none', async () => {
  const members = await Promise.all(Array.from({ length: 30 }, () => subscribed()));
  await newArrival();
  await makeDue();
  await Promise.all([
    run(ALERTS),
    run(ALERTS),
    sendDueAlerts(db, MAILING, noReference),
    sendDueAlerts(db, MAILING, noReference, 10),
  ]);
  const recipients = (await db.select().from(outbox)).map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual(members.map(({ account }) => account.email).toSorted());
});

test('a later run takes over from a killed one; emails are stored whole or not at all', async () => {
  const { account, search } = await subscribed();
  const { title } = await newArrival();
  await makeDue();
  // An invalid search fails like a run that dies.
  await db.update(savedSearches).set({ criteria: { programType: 'unknown to this version' } });
  await run(ALERTS);
  expect(await mailsTo(account.email)).toEqual([]);
  expect((await storedSearch(search.id))?.lastAlertAt).toBeNull();
  await db.update(savedSearches).set({ criteria: { searchTerm: WORDS } });
  await look();
  expect((await mailsTo(account.email))[0]?.plainText).toContain(title);
  expect(await db.$count(unsubscribeLinks, eq(unsubscribeLinks.userId, account.id))).toBe(1);
});

test('a run stops at its limit, longest due first; the next run continues', async () => {
  const members = [await subscribed(), await subscribed(), await subscribed()];
  await newArrival();
  for (const [place, { search }] of members.entries())
    await db
      .update(savedSearches)
      .set({ nextAlertAt: minutesAgo(60 - place) })
      .where(eq(savedSearches.id, search.id));
  expect(await sendDueAlerts(db, MAILING, noReference, 2)).toMatchObject({ alerts: 2 });
  const recipients = (await db.select().from(outbox)).map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual(
    members
      .slice(0, 2)
      .map(({ account }) => account.email)
      .toSorted(),
  );
  expect(await sendDueAlerts(db, MAILING, noReference, 2)).toMatchObject({ alerts: 1 });
});
