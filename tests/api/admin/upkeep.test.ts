import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestHarness } from 'wrangler';
import { type Running, stopProcess } from '../../../dev/run/processes.ts';
import { migrated, ROOT, startDatabase } from '../../../dev/run/stack.ts';
import type { Database } from '../../../worker/db/client.ts';
import {
  adminTokens,
  analysisCalls,
  attempts,
  crawlRuns,
  deadlineReminders,
  emailChanges,
  embeddings,
  outbox,
  passwordResets,
  sessions,
  stripeEvents,
  unsubscribeLinks,
} from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { TASKS } from '../../../worker/features/upkeep/scheduled.ts';
import { storedAccount } from '../../factories/accounts.ts';
import { newProgram } from '../../factories/programs.ts';
import { ownWorker } from '../../harness/product/own-worker.ts';
import { TEST_SETTINGS } from '../../harness/product/settings.ts';

const [MAIL = '', , SWEEP = ''] = Object.keys(TASKS);
const SWEPT = [
  sessions,
  passwordResets,
  emailChanges,
  attempts,
  adminTokens,
  outbox,
  unsubscribeLinks,
  deadlineReminders,
  stripeEvents,
];

// Uses its own database and Worker, because cron tasks affect all members.
const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-upkeep-'));
const worker = createTestHarness();
let server: { running: Running; url: string };
let db: Database;

beforeAll(async () => {
  const started = await startDatabase(dataDir);
  server = started;
  db = await migrated(started.database);
  await runWith({ MAIL_TRANSPORT: 'binding', MAIL_FROM: 'hello@grantlight.example' });
}, 60_000);

afterAll(async () => {
  await worker.close();
  await stopProcess(server.running);
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  for (const table of SWEPT) await db.delete(table);
});

async function runWith(vars: Record<string, string>): Promise<void> {
  const settings = { ...TEST_SETTINGS, DATABASE_URL: server.url, ...vars };
  await worker.update(ownWorker(settings));
  await worker.listen();
}

/** Runs the cron task of this schedule. */
const run = (cron: string) => worker.getWorker().scheduled({ cron });
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
const mail = (recipient: string) => ({ recipient, subject: 'Hello', html: '<p>Hello</p>', plainText: 'Hello' });

test('each scheduled time has its own task', () => {
  const crons = /^crons = (\[.*\])$/m.exec(readFileSync(join(ROOT, 'wrangler.toml'), 'utf8'))?.[1] ?? '';
  expect(JSON.parse(crons)).toEqual(Object.keys(TASKS));
});

test('all waiting mail is sent', async () => {
  await db.insert(outbox).values(Array.from({ length: 25 }, (_, index) => mail(`person-${index}@example.org`)));
  expect((await run(MAIL)).outcome).toBe('ok');
  for (const { sentAt, html, failure } of await db.select().from(outbox))
    expect([sentAt, html, failure]).toEqual([expect.any(String), '', null]);
});

test('expired rows are swept, mail after 30 days; the rest stays', async () => {
  const { id: userId } = await storedAccount(db);
  const [past, ahead] = [daysAgo(0.001), daysAgo(-1)];
  const session = { userId, expiresAt: ahead, remembered: false };
  await db.insert(sessions).values([
    { ...session, tokenHash: 'kept' },
    { ...session, tokenHash: 'kept too', remembered: true, lastSeenAt: daysAgo(20) },
    { ...session, tokenHash: 'swept: over', expiresAt: past },
    { ...session, tokenHash: 'swept: unused', lastSeenAt: daysAgo(2) },
  ]);
  const tokens = [
    { tokenHash: 'kept', userId, expiresAt: ahead },
    { tokenHash: 'swept', userId, expiresAt: past },
  ];
  await db.insert(passwordResets).values(tokens);
  await db.insert(adminTokens).values(tokens);
  await db.insert(unsubscribeLinks).values(tokens);
  await upsertPrograms(db, [newProgram('kept', {}), newProgram('swept', {})]);
  const reminder = { userId, daysBefore: 3 };
  await db.insert(deadlineReminders).values([
    { ...reminder, grantId: 'kept', deadlineAt: ahead },
    { ...reminder, grantId: 'swept', deadlineAt: past },
  ]);
  const event = { type: 'invoice.paid', createdAt: daysAgo(70) };
  await db.insert(stripeEvents).values([
    { ...event, id: 'kept', handledAt: daysAgo(59) },
    { ...event, id: 'swept', handledAt: daysAgo(61) },
  ]);
  await db.insert(emailChanges).values(tokens.map((token) => ({ ...token, newEmail: 'new@example.org' })));
  const counts = [
    { key: 'kept', count: 1, expiresAt: ahead },
    { key: 'swept', count: 1, expiresAt: past },
  ];
  await db.insert(attempts).values(counts);
  await db.insert(outbox).values([
    { ...mail('kept'), createdAt: daysAgo(29), sentAt: daysAgo(29) },
    { ...mail('kept: waits'), userId },
    { ...mail('swept: sent'), userId, createdAt: daysAgo(31), sentAt: daysAgo(31) },
    { ...mail('swept: given up'), createdAt: daysAgo(31), attempts: 5, failure: 'Mailbox is full' },
  ]);

  expect((await run(SWEEP)).outcome).toBe('ok');
  for (const table of SWEPT) {
    const rows = JSON.stringify(await db.select().from(table));
    expect([getTableName(table), /kept/.test(rows), /swept/.test(rows)]).toEqual([getTableName(table), true, false]);
  }
  expect(await db.$count(sessions)).toBe(2);
  expect(await db.$count(outbox)).toBe(2);
});

test('old AI calls and vectors are swept', async () => {
  const vector = sql`vector32(${JSON.stringify(Array(256).fill(0.5))})`;
  const keep = (textHash: string, days: number) =>
    db.run(
      sql`INSERT INTO embeddings (text_hash, model, vector, created_at) VALUES (${textHash}, 'm', ${vector}, ${daysAgo(days)})`,
    );
  // Vectors written together are swept together, oldest first.
  await keep('swept', 181);
  await keep('kept', 179);
  const call = { grantId: 'kept', model: 'm', cost: 0.01 };
  await db.insert(analysisCalls).values([
    { ...call, feature: 'kept', createdAt: daysAgo(59) },
    { ...call, feature: 'swept', createdAt: daysAgo(61) },
  ]);
  expect((await run(SWEEP)).outcome).toBe('ok');
  expect(await db.select({ textHash: embeddings.textHash }).from(embeddings)).toEqual([{ textHash: 'kept' }]);
  expect(await db.select({ feature: analysisCalls.feature }).from(analysisCalls)).toEqual([{ feature: 'kept' }]);
});

test("mail that can't be sent blocks nothing else and fails the run", async () => {
  const heartbeatAt = daysAgo(1);
  await db.insert(crawlRuns).values({ startedBy: 'the test', holder: 'somebody dead', heartbeatAt });
  await db.run(sql`ALTER TABLE outbox RENAME TO outbox_away`);
  try {
    expect((await run(MAIL)).outcome).not.toBe('ok');
  } finally {
    await db.run(sql`ALTER TABLE outbox_away RENAME TO outbox`);
  }
  const [crawl] = await db.select().from(crawlRuns);
  expect(crawl?.holder).not.toBe('somebody dead');
});

test('an unplanned time or wrong settings fail the run instead of passing silently', async () => {
  expect((await run('1 2 3 4 5')).outcome).not.toBe('ok');
  await runWith({ MAIL_TRANSPORT: 'pigeon' });
  expect((await run(MAIL)).outcome).not.toBe('ok');
});
