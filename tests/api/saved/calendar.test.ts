import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { expect, inject, test } from 'vitest';
import { deleteAccount, getOwnData } from '../../../contract/account/own-account.ts';
import { postForgotPassword, postResetPassword, putPassword } from '../../../contract/account/passwords.ts';
import { getUser } from '../../../contract/account/user.ts';
import {
  deleteCalendarFeed,
  getCalendarFeed,
  getGrantCalendar,
  postCalendarFeed,
} from '../../../contract/saved/calendar.ts';
import { deleteSavedGrant, postSavedGrant, putSavedNotes } from '../../../contract/saved/saved.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { calendarFeeds, grants } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { rate } from '../../../worker/settings/limits.ts';
import { PASSWORD } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { member, newClient } from '../../harness/api.ts';
import type { Client } from '../../harness/client.ts';
import { mailTo, tokenIn } from '../../harness/members/mail.ts';
import { TEST_SETTINGS } from '../../harness/product/settings.ts';

const db = openDatabase(inject('databaseUrl'));

const fixed = (date: string, timeZone?: string) => ({
  deadline: {
    kind: 'fixed' as const,
    text: `The day is ${date}`,
    date,
    source: 'law',
    ...(timeZone ? { timeZone } : {}),
  },
});
const hostile = `Help; with, "rent" \\ and\nfood — ${'für Familien 🏠 助け '.repeat(8)}`;
await upsertPrograms(db, [
  newProgram('serval-east', { title: 'Serval aid in the east', ...fixed('2031-03-31', 'America/New_York') }),
  newProgram('serval-guam', { title: 'Serval aid on Guam', ...fixed('2031-04-01', 'Pacific/Guam') }),
  newProgram('serval-unknown-zone', { title: 'Serval aid anywhere', ...fixed('2030-12-31') }),
  newProgram('serval-rolling', { title: 'Serval aid all year' }),
  { ...newProgram('serval-hostile', { title: 'Serval', ...fixed('2032-02-29') }), title: hostile, contentHash: 'h' },
]);

/** Parses a file with a third-party parser. */
function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect([calendar.name, calendar.getFirstPropertyValue('version')]).toEqual(['vcalendar', '2.0']);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

async function memberWhoSaved(...ids: string[]) {
  const { client } = await member();
  for (const grantId of ids) await client.ok(postSavedGrant, { body: { grantId } });
  return client;
}

async function pathOfFeed(client: Client): Promise<string> {
  const { url } = (await client.ok(postCalendarFeed)).body;
  expect(url).toMatch(/^https:\/\/grantlight\.example\/api\/calendar\/[\w-]{43}\.ics$/);
  return new URL(url).pathname;
}

const read = (path: string, headers: Record<string, string> = {}, reader = newClient()) =>
  reader.send('GET', path, { headers });
const countOf = (setting: 'LIMIT_CALENDAR_MISSES_PER_ADDRESS' | 'LIMIT_CALENDAR_READS_PER_FEED') =>
  rate.parse(TEST_SETTINGS[setting]).count;

test.each([
  ['serval-east', '2031-03-31'],
  ['serval-guam', '2031-04-01'],
  ['serval-unknown-zone', '2030-12-31'],
  ['serval-hostile', '2032-02-29'],
])('the deadline of %s is a file with the day in its own time zone, %s', async (id, day) => {
  const client = await memberWhoSaved();
  const { status, headers, text } = await client.send('GET', getGrantCalendar.path.replace(':id', id));
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="deadline-${id}.ics"`);
  const [event, ...others] = eventsIn(text);
  expect(others).toEqual([]);
  expect([event?.startDate.toString(), event?.startDate.isDate]).toEqual([day, true]);
  expect(event?.uid).toBe(`deadline-${id}@grantlight`);
  expect(event?.component.getAllSubcomponents('valarm')).toHaveLength(2);
  expect(event?.description).toContain(`https://grantlight.example/grants/${id}/apply`);
});

test('source text comes through unchanged', async () => {
  const client = await memberWhoSaved();
  const { text } = await client.send('GET', getGrantCalendar.path.replace(':id', 'serval-hostile'));
  expect(eventsIn(text)[0]?.summary).toBe(`Deadline: ${hostile}`);
});

test.each(['serval-rolling', 'no-such-program'])('%s has no calendar file', async (id) => {
  const client = await memberWhoSaved();
  expect((await client.fails(getGrantCalendar, { params: { id } })).body.code).toBe('not_found');
});

test('a feed has the deadlines of currently saved programs, for its address alone', async () => {
  const client = await memberWhoSaved('serval-east', 'serval-rolling', 'serval-unknown-zone');
  const { body: saved } = await client.ok(postSavedGrant, { body: { grantId: 'serval-east' } });
  const note = { notes: 'my secret note', notesRevision: saved.notesRevision };
  await client.ok(putSavedNotes, { params: { id: 'serval-east' }, body: note });
  const path = await pathOfFeed(client);
  const { status, headers, text } = await read(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(eventsIn(text).map(({ uid }) => uid)).toEqual([
    'deadline-serval-unknown-zone@grantlight',
    'deadline-serval-east@grantlight',
  ]);
  expect(text).not.toMatch(/my secret note|Maria|Sample|example\.org/);
  expect(headers.getSetCookie()).toEqual([]);
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  await client.ok(deleteSavedGrant, { params: { id: 'serval-east' } });
  expect(eventsIn((await read(path)).text)).toHaveLength(1);
});

test('an unchanged feed is not sent again', async () => {
  const client = await memberWhoSaved('serval-east');
  const path = await pathOfFeed(client);
  const etag = (await read(path)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await read(path, { 'if-none-match': tag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  }
  await client.ok(postSavedGrant, { body: { grantId: 'serval-guam' } });
  expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
});

test('a moved deadline moves its event', async () => {
  const moving = (date: string) => newProgram('serval-moving', { title: 'Moving serval', ...fixed(date) });
  await upsertPrograms(db, [moving('2031-01-31')]);
  const path = await pathOfFeed(await memberWhoSaved('serval-moving'));
  const [before] = eventsIn((await read(path)).text);
  await upsertPrograms(db, [moving('2031-02-28')]);
  const [after] = eventsIn((await read(path)).text);
  expect([after?.uid, after?.startDate.toString()]).toEqual([before?.uid, '2031-02-28']);
});

test('an empty feed is a valid calendar', async () => {
  const { status, text } = await read(await pathOfFeed(await memberWhoSaved()));
  expect([status, eventsIn(text)]).toEqual([200, []]);
});

test('a withdrawn program is in no feed', async () => {
  await upsertPrograms(db, [newProgram('serval-withdrawn', { title: 'Withdrawn serval', ...fixed('2031-05-05') })]);
  const path = await pathOfFeed(await memberWhoSaved('serval-withdrawn'));
  expect(eventsIn((await read(path)).text)).toHaveLength(1);
  await db.update(grants).set({ status: 'hidden' }).where(eq(grants.id, 'serval-withdrawn'));
  expect(eventsIn((await read(path)).text)).toEqual([]);
});

test('a feed can be renewed and turned off; its address is shown once, stored hashed', async () => {
  const client = await memberWhoSaved('serval-east');
  expect((await client.ok(getCalendarFeed)).body).toEqual({ feed: null });
  const first = await pathOfFeed(client);
  const second = await pathOfFeed(client);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  const { text } = await client.send('GET', getCalendarFeed.path);
  const token = second.replace(/^.*\/|\.ics$/g, '');
  expect(text).not.toContain(token);
  expect(JSON.parse(text).feed.createdAt).toMatch(/^\d{4}-/);
  expect(JSON.stringify(await db.select().from(calendarFeeds))).not.toContain(token);
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  expect(await db.$count(calendarFeeds, eq(calendarFeeds.tokenHash, tokenHash))).toBe(1);
  const exported = (await client.ok(getOwnData)).body.tables['calendarFeeds'];
  expect(exported).toEqual([{ userId: expect.any(Number), createdAt: expect.any(String) }]);

  await client.ok(deleteCalendarFeed);
  expect((await read(second)).status).toBe(404);
  expect((await client.ok(getCalendarFeed)).body).toEqual({ feed: null });
  await client.ok(deleteCalendarFeed);
});

test('a feed ends when its password changes, and can be made again', async () => {
  const client = await memberWhoSaved('serval-east');
  const path = await pathOfFeed(client);
  await client.ok(putPassword, { body: { currentPassword: PASSWORD, password: 'Quiet Mornings 9!' } });
  expect((await read(path)).status).toBe(404);
  expect((await client.ok(getCalendarFeed)).body).toEqual({ feed: null });
  expect((await read(await pathOfFeed(client))).status).toBe(200);
});

test('a feed ends when the password is reset', async () => {
  const client = await memberWhoSaved('serval-east');
  const path = await pathOfFeed(client);
  const { email } = (await client.ok(getUser)).body;
  await newClient().ok(postForgotPassword, { body: { email } });
  const token = tokenIn(await mailTo(email, 'Choose a new password'), 'reset-password');
  await newClient().ok(postResetPassword, { params: { token }, body: { password: 'Quiet Mornings 9!' } });
  expect((await read(path)).status).toBe(404);
});

test('a deleted account has no feed', async () => {
  const client = await memberWhoSaved('serval-east');
  const path = await pathOfFeed(client);
  await client.ok(deleteAccount, { body: { password: PASSWORD } });
  expect((await read(path)).status).toBe(404);
});

test("a session alone opens no feed, and one address never shows another's programs", async () => {
  const mine = await pathOfFeed(await memberWhoSaved('serval-east'));
  const other = await memberWhoSaved('serval-guam');
  const { text } = await read(mine, {}, other);
  expect(eventsIn(text).map(({ uid }) => uid)).toEqual(['deadline-serval-east@grantlight']);
});

test.each(['x', 'A'.repeat(43), `${'A'.repeat(43)}.ics`, '%00', "'--", 'A'.repeat(3000), '.ics', '%F0%9F%8F%A0'])(
  'the address %s opens nothing',
  async (file) => {
    const answer = await newClient().failsAt('GET', `/api/calendar/${file}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  },
);

test('guessing addresses is limited; readers on one network only by their own feed', async () => {
  const path = await pathOfFeed(await memberWhoSaved('serval-east'));
  const guesser = newClient();
  const guess = async () => (await read(`/api/calendar/${crypto.randomUUID()}.ics`, {}, guesser)).status;
  for (let n = 0; n < 3; n += 1) expect((await read(path, {}, guesser)).status).toBe(200);
  const misses = countOf('LIMIT_CALENDAR_MISSES_PER_ADDRESS');
  for (let n = 0; n < misses; n += 1) expect(await guess()).toBe(404);
  expect(await guess()).toBe(429);
});

test('one feed has an hourly limit across all callers', async () => {
  const path = await pathOfFeed(await memberWhoSaved('serval-east'));
  const most = countOf('LIMIT_CALENDAR_READS_PER_FEED');
  for (let n = 0; n < most; n += 1) expect((await read(path)).status).toBe(200);
  const refused = await read(path);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
