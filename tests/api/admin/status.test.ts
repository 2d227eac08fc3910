import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { getStatus, type StatusLine, type StatusLineName, TASK_NAMES } from '../../../contract/status.ts';
import { startWeb } from '../../../dev/web/server.ts';
import {
  analysisCalls,
  crawlRuns,
  departedCustomers,
  errorCounts,
  grants,
  linkChecks,
  outbox,
  taskRuns,
} from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { TASKS } from '../../../worker/features/upkeep/scheduled.ts';
import { storedAdmin, storedAdminToken } from '../../factories/accounts.ts';
import { newProgram } from '../../factories/programs.ts';
import { cronOf } from '../../harness/product/cron.ts';
import { scheduledWorker } from '../../harness/product/scheduled-worker.ts';

// Not in a hook, because cleanup that's registered inside a hook wouldn't run.
const web = await startWeb();
const product = await scheduledWorker({ LINK_CHECK_STAND_IN: web.url });
const admin = await storedAdmin(product.db, 1);
const FUEL_PAGE = 'https://fuel.example.gov/404';
let headers: Record<string, string>;

const DAY_MS = 24 * 60 * 60_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

beforeEach(async () => {
  const { db } = product;
  for (const table of [analysisCalls, crawlRuns, departedCustomers, errorCounts, linkChecks, outbox, taskRuns, grants])
    await db.delete(table);
  await upsertPrograms(db, [{ ...newProgram('fuel', {}), url: FUEL_PAGE, applicationUrl: null }]);
  headers = { authorization: `Bearer ${await storedAdminToken(db, admin.id)}` };
});
afterAll(() => web.close());

async function status(): Promise<Record<StatusLineName, StatusLine>> {
  const { lines } = (await product.newClient().ok(getStatus, { headers })).body;
  return Object.fromEntries(lines.map((line) => [line.name, line])) as Record<StatusLineName, StatusLine>;
}

const saysOf = ({ state, problem }: StatusLine) => [state, problem];
const figure = (line: StatusLine, name: string) => line.figures.find((one) => one.name === name)?.value;

test('before the first cron run, its tasks are late; everything else is fine or off', async () => {
  const lines = await status();
  expect(saysOf(lines.tasks)).toEqual(['look', 'task_late']);
  expect(saysOf(lines.database)).toEqual(['fine', null]);
  expect(figure(lines.database, 'size')).toBeGreaterThan(100_000);
  expect(saysOf(lines.migrations)).toEqual(['fine', null]);
  expect(figure(lines.migrations, 'applied')).toBe(figure(lines.migrations, 'expected'));
  expect(saysOf(lines.payments)).toEqual(['look', 'payments_off']);
  expect(saysOf(lines.ai)).toEqual(['look', 'ai_off']);
  expect(figure(lines.ai, 'model')).toBe('no_model');
  for (const name of ['errors', 'mail', 'links', 'facts', 'settings', 'version'] as const)
    expect([name, ...saysOf(lines[name])]).toEqual([name, 'fine', null]);
  expect(JSON.stringify(lines.settings)).toContain('AI_API_KEY');
});

test('each cron task records its result, and a failed one says why', async () => {
  const { db, run } = product;
  const crons = Object.keys(TASKS).filter((cron) => cron !== cronOf('crawl'));
  for (const cron of crons) await run(cron);
  const lines = await status();
  const ran = TASK_NAMES.filter((name) => name !== 'crawl');
  expect((await db.select().from(taskRuns)).map(({ name }) => name).toSorted()).toEqual([...ran].toSorted());
  expect(lines.tasks.items.map(({ title }) => title)).toEqual(TASK_NAMES);
  expect(figure(lines.database, 'openPrograms')).toBe(1);
  expect(figure(lines.links, 'failing')).toBe(1);
  await db.run('ALTER TABLE outbox RENAME TO outbox_away');
  try {
    await expect(run(cronOf('mail'))).rejects.toThrow();
  } finally {
    await db.run('ALTER TABLE outbox_away RENAME TO outbox');
  }
  const after = await status();
  expect(saysOf(after.tasks)).toEqual(['look', 'task_failed']);
  expect(after.tasks.items.find(({ title }) => title === 'mail')?.detail).toMatch(/no such table/);
  expect(after.tasks.items.find(({ title }) => title === 'billing')?.detail).toMatch(/ ms$/);
  await run(cronOf('mail'));
  expect((await db.select().from(taskRuns)).map(({ failedInARow }) => failedInARow)).not.toContain(1);
});

test('each status line says what is wrong with its part', async () => {
  const { db } = product;
  const today = new Date().toISOString();
  const mail = { recipient: 'maria@example.org', subject: 'Hello', html: '', plainText: '' };
  await db
    .insert(errorCounts)
    .values({ day: today.slice(0, 10), what: 'GET /api/user internal', count: 3, lastAt: today });
  await db
    .insert(outbox)
    .values([{ ...mail, createdAt: ago(DAY_MS), attempts: 5, failure: 'No mailbox for maria@example.org' }]);
  await db.insert(departedCustomers).values({ stripeCustomerId: 'cus_1', attempts: 4, nextAttemptAt: today });
  await db
    .insert(analysisCalls)
    .values(Array.from({ length: 4 }, () => ({ grantId: 'fuel', model: 'm', outcome: 'refused', cost: 0.25 })));
  await db.insert(crawlRuns).values({ startedBy: 'the test', holder: 'x', heartbeatAt: ago(DAY_MS) });
  await db.update(grants).set({ source: 'curated', checkedAt: '2020-01-01' });
  await product.run(cronOf('links'));
  await db.update(linkChecks).set({ failingDays: 3, failingSince: '2026-11-01T00:00:00.000Z' });
  const lines = await status();
  expect(saysOf(lines.errors)).toEqual(['look', 'errors_today']);
  expect(lines.errors.items).toMatchObject([{ title: 'GET /api/user internal', detail: '3' }]);
  expect(saysOf(lines.mail)).toEqual(['look', 'mail_given_up']);
  expect(JSON.stringify(lines.mail)).not.toContain('maria');
  expect(saysOf(lines.payments)).toEqual(['look', 'payments_off']);
  expect(figure(lines.payments, 'departedCustomers')).toBe(1);
  expect(saysOf(lines.ai)).toEqual(['look', 'ai_faults']);
  expect(figure(lines.ai, 'cost')).toBe(1);
  expect(saysOf(lines.crawler)).toEqual(['look', 'crawl_stopped']);
  expect(lines.links).toMatchObject({ problem: 'links_dead', items: [{ program: 'fuel', detail: 'gone 3' }] });
  expect(lines.facts).toMatchObject({ problem: 'facts_stale', items: [{ program: 'fuel', since: '2020-01-01' }] });
  await db.update(outbox).set({ attempts: 0, createdAt: ago(60 * 60_000) });
  await db.update(errorCounts).set({ count: 500 });
  await db.run('ALTER TABLE analysis_calls RENAME TO calls_away');
  const worse = await status().finally(() => db.run('ALTER TABLE calls_away RENAME TO analysis_calls'));
  expect(saysOf(worse.mail)).toEqual(['broken', 'mail_late']);
  expect(saysOf(worse.errors)).toEqual(['broken', 'errors_many']);
  expect(saysOf(worse.ai)).toEqual(['broken', 'unreadable']);
});

test('a database with a different schema is reported', async () => {
  const { db } = product;
  const [newest] = z
    .array(z.object({ id: z.number(), at: z.number() }))
    .parse(
      await db.all(
        sql`SELECT rowid AS id, created_at AS at FROM __drizzle_migrations ORDER BY created_at DESC LIMIT 1`,
      ),
    );
  if (!newest) throw new Error('No migration was applied.');
  const write = (at: number) =>
    db.run(sql`UPDATE __drizzle_migrations SET created_at = ${at} WHERE rowid = ${newest.id}`);
  onTestFinished(async () => void (await write(newest.at)));
  await write(newest.at - 1);
  expect(saysOf((await status()).migrations)).toEqual(['broken', 'migrations_missing']);
  await write(newest.at + 1);
  expect(saysOf((await status()).migrations)).toEqual(['look', 'migrations_newer']);
});
