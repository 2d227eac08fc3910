import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestHarness } from 'wrangler';
import { postRegister } from '../../../contract/account/account.ts';
import { postForgotPassword } from '../../../contract/account/passwords.ts';
import { serveMail } from '../../../dev/mail/server.ts';
import { type Running, stopProcess } from '../../../dev/run/processes.ts';
import { migrated, startDatabase } from '../../../dev/run/stack.ts';
import { type Mail, type Mailer, mailerOf } from '../../../worker/clients/mail/mailer.ts';
import { intoOutbox, MAX_ATTEMPTS, sendOutbox, sendWholeOutbox } from '../../../worker/clients/mail/outbox.ts';
import { writeMail } from '../../../worker/clients/mail/template.ts';
import type { Database } from '../../../worker/db/client.ts';
import { outbox } from '../../../worker/db/schema/index.ts';
import { settingsOf } from '../../../worker/env.ts';
import { newPerson } from '../../factories/people.ts';
import { Client } from '../../harness/client.ts';
import { ownWorker } from '../../harness/product/own-worker.ts';
import { TEST_SETTINGS } from '../../harness/product/settings.ts';

// Uses its own database, because the other tests' Worker empties the outbox.
const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-mail-'));
const worker = createTestHarness();
let server: { running: Running; url: string };
let db: Database;

beforeAll(async () => {
  const started = await startDatabase(dataDir);
  server = started;
  db = await migrated(started.database);
});

afterAll(async () => {
  await worker.close();
  await stopProcess(server.running);
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  await db.delete(outbox);
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const letter = (recipient: string): Mail =>
  writeMail({ recipient, language: 'en', subject: 'Hello', paragraphs: ['A sentence.'], why: 'Because.' });
const stored = () => db.select().from(outbox).orderBy(outbox.id);

/** Returns a mailer that records what it sent and fails for some recipients. */
function mailerFor(fails: (mail: Mail) => boolean = () => false) {
  const sent: string[] = [];
  const mailer: Mailer = {
    readsOutbox: false,
    async send(mail) {
      if (fails(mail)) throw Object.assign(new Error('Mailbox is full'), { code: 'E_FULL' });
      sent.push(mail.recipient);
    },
  };
  return { mailer, sent };
}

async function workerWith(vars: Record<string, string>): Promise<Client> {
  const settings = { ...TEST_SETTINGS, DATABASE_URL: server.url, ...vars };
  await worker.update(ownWorker(settings));
  return new Client((await worker.listen()).url.origin);
}

test('mail is sent once, oldest first, and its text is deleted', async () => {
  for (const name of ['a', 'b', 'c']) await db.batch([intoOutbox(db, letter(`${name}@example.org`), null)]);
  const { mailer, sent } = mailerFor();
  expect(await sendOutbox(db, mailer, 2)).toBe(2);
  expect(sent).toEqual(['a@example.org', 'b@example.org']);
  expect(await sendOutbox(db, mailer)).toBe(1);
  expect(await sendOutbox(db, mailer)).toBe(0);
  for (const mail of await stored())
    expect(mail).toMatchObject({ attempts: 1, failure: null, html: '', plainText: '' });
});

test('20 senders at once send 30 emails once each', async () => {
  const recipients = Array.from({ length: 30 }, (_, index) => `person-${index}@example.org`);
  for (const recipient of recipients) await db.batch([intoOutbox(db, letter(recipient), null)]);
  const { mailer, sent } = mailerFor();
  await Promise.all(Array.from({ length: 20 }, () => sendOutbox(db, mailer, 7)));
  expect(sent.toSorted()).toEqual(recipients.toSorted());
});

test('a failed email keeps its error, blocks no other, and is retried: 5 tries in all', async () => {
  await db.batch([intoOutbox(db, letter('full@example.org'), null), intoOutbox(db, letter('well@example.org'), null)]);
  const { mailer, sent } = mailerFor(({ recipient }) => recipient.startsWith('full'));
  expect(await sendOutbox(db, mailer)).toBe(1);
  expect(sent).toEqual(['well@example.org']);
  const failed = async () => (await stored())[0];
  expect(await failed()).toMatchObject({ attempts: 1, sentAt: null, failure: 'E_FULL: Mailbox is full' });
  expect((await failed())?.plainText).toContain('A sentence.');

  // There's no immediate retry, because a server that's down usually stays down for a while.
  await sendOutbox(db, mailer);
  expect(await failed()).toMatchObject({ attempts: 1 });
  for (const [attempts, minutes] of [
    [1, 2],
    [2, 5],
    [3, 10],
    [4, 17],
    [MAX_ATTEMPTS, 600],
  ] as const) {
    expect(await failed()).toMatchObject({ attempts });
    await db.update(outbox).set({ createdAt: minutesAgo(minutes) });
    await sendOutbox(db, mailer);
  }
  expect(await failed()).toMatchObject({ attempts: MAX_ATTEMPTS, sentAt: null });
});

test('a run sends all waiting mail up to its limit; a failed one gets a single try', async () => {
  const recipients = [...Array(25).fill('full@example.org'), ...Array(25).fill('well@example.org')];
  for (const recipient of recipients) await db.batch([intoOutbox(db, letter(recipient), null)]);
  // Long enough ago that each retry would be due immediately.
  await db.update(outbox).set({ createdAt: minutesAgo(60) });
  const { mailer, sent } = mailerFor(({ recipient }) => recipient.startsWith('full'));
  expect(await sendWholeOutbox(db, mailer, 30)).toEqual({ sent: 5, failed: 25 });
  expect((await stored()).map(({ attempts }) => attempts)).toEqual([...Array(30).fill(1), ...Array(20).fill(0)]);
  expect(await sendWholeOutbox(db, mailer)).toEqual({ sent: 20, failed: 25 });
  expect(sent).toHaveLength(25);
});

test('mail that an isolate started and never finished is sent after its lease ends', async () => {
  for (const name of ['now', 'gone']) await db.batch([intoOutbox(db, letter(`${name}@example.org`), null)]);
  // The stuck isolate holds the lease on both emails.
  void sendOutbox(db, { readsOutbox: false, send: () => new Promise(() => {}) });
  await expect.poll(async () => (await stored()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  await db
    .update(outbox)
    .set({ sentAt: minutesAgo(11) })
    .where(eq(outbox.recipient, 'gone@example.org'));
  const { mailer, sent } = mailerFor();
  await sendOutbox(db, mailer);
  expect(sent).toEqual(['gone@example.org']);
});

test.each(['a@example.org\r\nBcc: b@example.org', 'A <a@example.org>', 'a@example.org,b@example.org', ''])(
  'the recipient %j is never stored',
  async (recipient) => {
    expect(() => intoOutbox(db, letter(recipient), null)).toThrow();
    expect(await stored()).toEqual([]);
  },
);

test("values are escaped in an email's HTML and unchanged in its text", () => {
  const mail = writeMail({
    recipient: 'a@example.org',
    language: 'en',
    subject: 'Tom & "Ann"',
    paragraphs: ['1 < 2 <script>alert(1)</script>'],
    action: { label: 'Open', url: `https://example.org/?a=1&b="'><b>` },
    why: 'Because <b>.',
  });
  expect(mail.html).toContain('1 &lt; 2 &lt;script&gt;');
  expect(mail.html).toContain('href="https://example.org/?a=1&amp;b=&quot;&#39;&gt;&lt;b&gt;"');
  expect(mail.html).not.toMatch(/<script|<b>|<img|src=|url\(/);
  expect(mail.plainText).toContain('1 < 2 <script>');
});

const notHere = () => {
  throw new Error('Not here');
};

test('requested mail says in its headers how an email client can turn it off', async () => {
  const sent: unknown[] = [];
  const send = async (mail: unknown) => {
    sent.push(mail);
    return { messageId: '1' };
  };
  const assets = { fetch: notHere, connect: notHere };
  const settings = settingsOf({
    ...TEST_SETTINGS,
    DATABASE_URL: server.url,
    MAIL_TRANSPORT: 'binding',
    MAIL_FROM: 'hello@grantlight.example',
    SEND_EMAIL: { send },
    ASSETS: assets,
  });
  const unsubscribeUrl = 'https://grantlight.example/api/unsubscribe/a-token';
  await db.batch([intoOutbox(db, { ...letter('a@example.org'), unsubscribeUrl }, null)]);
  await db.batch([intoOutbox(db, letter('b@example.org'), null)]);
  expect(await sendOutbox(db, mailerOf(settings))).toBe(2);
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  expect(sent).toContainEqual(expect.objectContaining({ to: 'a@example.org', headers }));
  expect(sent).toContainEqual(expect.not.objectContaining({ headers: expect.anything() }));
  expect((await stored())[0]?.unsubscribeUrl).toBeNull();
});

test("mail goes out through Cloudflare's binding, and its text is then deleted", async () => {
  const client = await workerWith({ MAIL_TRANSPORT: 'binding', MAIL_FROM: 'hello@grantlight.example' });
  const person = newPerson();
  await client.ok(postRegister, { body: person });
  await client.ok(postForgotPassword, { body: { email: person.email } });
  await expect
    .poll(async () => (await stored()).map(({ failure, html }) => [failure, html]), { timeout: 10_000 })
    .toEqual([[null, '']]);
  const [mail] = await stored();
  expect(mail?.sentAt).not.toBeNull();
});

test.each([
  ['MAIL_TRANSPORT', { MAIL_TRANSPORT: 'pigeon' }],
  ['MAIL_FROM', { MAIL_TRANSPORT: 'binding' }],
  ['MAIL_FROM', { MAIL_TRANSPORT: 'binding', MAIL_FROM: 'Grantlight' }],
])("a wrong %s doesn't fail silently: %j", async (_, vars) => {
  const client = await workerWith(vars);
  const { status } = await client.fails(postForgotPassword, { body: { email: newPerson().email } });
  expect(status).toBe(500);
});

test('local mail has its own page, whose frames can do nothing', async () => {
  const client = await workerWith({});
  const person = newPerson();
  await client.ok(postRegister, { body: person });
  await client.ok(postForgotPassword, { body: { email: person.email } });
  await expect.poll(async () => (await stored()).map(({ failure }) => failure), { timeout: 10_000 }).toEqual([null]);
  await db.batch([intoOutbox(db, { ...letter('b@example.org'), subject: '<script>alert(1)</script>' }, null)]);

  const url = await serveMail(db);
  const page = await fetch(url);
  const html = await page.text();
  expect(html.indexOf('b@example.org')).toBeLessThan(html.indexOf(person.email));
  expect(html).toMatch(/<a href="https:\/\/grantlight\.example\/reset-password\/[\w-]{43}" target="_blank"/);
  expect(html).not.toContain('<script');
  expect(html).toMatch(/<iframe src="\/mail\/\d+" .*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");

  const [mail] = await db
    .select()
    .from(outbox)
    .where(inArray(outbox.recipient, [person.email]));
  const framed = await fetch(`${url}/mail/${mail?.id}`);
  expect(framed.headers.get('content-security-policy')).toContain('sandbox');
  expect(await framed.text()).toContain('<base target="_blank">');
  expect((await fetch(`${url}/mail/999999`)).status).toBe(404);
  expect(await statusFor(url, 'mail.evil.example')).toBe(403);
});

/** Returns the response status for a browser that reached this machine under another name. */
function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

test.each(['abc', '-1', '99999999'])('MAIL_PORT=%s is refused with a sentence', async (port) => {
  await expect(async () => serveMail(db, port)).rejects.toThrow(/^MAIL_PORT must be a number/);
});
