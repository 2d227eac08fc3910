/**
 * Measures whether response times reveal which addresses have accounts. Tries 100 known and 100 unknown addresses in
 * random order, each once, from its own IP address. Prints a table; fails if a difference is statistically significant.
 * Usage: npm run bench:timing [-- --json FILE]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { postLogin } from '../../contract/account/account.ts';
import { postForgotPassword } from '../../contract/account/passwords.ts';
import { postAdminLogin } from '../../contract/admin.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { getHealth } from '../../contract/health.ts';
import { freePort, type Running, stopProcess, waitUntilHealthy } from '../../dev/run/processes.ts';
import { buildSite } from '../../dev/run/site-build.ts';
import { migrated, ROOT, startDatabase, startWorker } from '../../dev/run/stack.ts';
import { storedAccount } from '../../tests/factories/accounts.ts';
import { newPerson } from '../../tests/factories/people.ts';
import { PROGRAMS } from '../../tests/factories/programs.ts';
import { Client } from '../../tests/harness/client.ts';
import { chanceOf, differenceOf, medianOf, type Sample, shuffled } from '../../tests/harness/product/timing.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { writeResult } from '../report/figure.ts';

const ADDRESSES = 100;
const WARM_UP = 10;
/** The pause between calls, in ms. Keeps work that follows a response out of the next call's time. */
const REST_MS = 30;
/** The p-value below which a difference counts as real. */
const SIGNIFICANT = 0.001;
/**
 * Raises the limits that would interfere with the measurement. The limits per network and per email recipient don't
 * interfere, because no address is used six times.
 */
const SETTINGS = { LIMIT_LOGIN_PER_ACCOUNT_FROM_ADDRESS: '100/15m', LIMIT_HASHES_AT_ONCE: '100' };

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'grantlight-timing-'));
const running: Running[] = [];
try {
  await measureAll();
} finally {
  for (const process of running.toReversed()) await stopProcess(process);
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const siteDir = join(ROOT, 'dist', 'site');
  await buildSite(siteDir, 'http://localhost:8787');
  const server = await startDatabase(folder, (process) => running.push(process));
  const db = await migrated(server.database);
  await upsertPrograms(db, PROGRAMS);
  const settings = { ...SETTINGS, APP_URL: url, DATABASE_URL: server.url };
  const worker = await startWorker({ port, dataDir: folder, siteDir, settings });
  running.push(worker);
  await waitUntilHealthy(`${url}/api/health`, worker, 60_000);

  const known = [];
  for (let count = 0; count < ADDRESSES; count++) known.push((await storedAccount(db)).email);
  const unknown = known.map(() => newPerson().email);
  const timed = (endpoint: Endpoint, expected: number, body?: unknown) => timeOf(url, endpoint, expected, body);
  const password = 'wrong password 1!';

  const rows = [
    await measure('POST /api/forgot-password', known, unknown, async (email) => {
      const ms = await timed(postForgotPassword, 200, { email });
      await pause(REST_MS);
      return ms;
    }),
    await measure('the call right after that one', known, unknown, async (email) => {
      await timed(postForgotPassword, 200, { email });
      const ms = await timed(getHealth, 200);
      await pause(REST_MS);
      return ms;
    }),
    await measure('POST /api/login', known, unknown, (email) => timed(postLogin, 401, { email, password })),
    await measure('POST /api/admin/login', known, unknown, (email) => timed(postAdminLogin, 401, { email, password })),
  ];
  console.table(rows);
  writeResult(values.json, {
    measured: rows.map(({ what, chance }) => ({
      what: `${what}: how often chance makes such a difference`,
      measured: chance,
      atLeast: SIGNIFICANT,
    })),
    rows,
  });
}

async function timeOf(url: string, endpoint: Endpoint, expected: number, body?: unknown): Promise<number> {
  const client = new Client(url);
  const begun = performance.now();
  const { status, text } = await client.send(endpoint.method, endpoint.path, { body });
  const ms = performance.now() - begun;
  if (status !== expected) throw new Error(`${endpoint.path} answered ${status}: ${text}`);
  return ms;
}

async function measure(
  what: string,
  known: readonly string[],
  unknown: readonly string[],
  call: (email: string) => Promise<number>,
) {
  for (let count = 0; count < WARM_UP; count++) await call(newPerson().email);
  const asked = shuffled([
    ...known.map((email) => ({ email, isKnown: true })),
    ...unknown.map((email) => ({ email, isKnown: false })),
  ]);
  const samples: Sample[] = [];
  for (const { email, isKnown } of asked) samples.push({ isKnown, ms: await call(email) });
  const chance = chanceOf(samples);
  if (chance < SIGNIFICANT) process.exitCode = 1;
  return {
    what,
    'known, ms': medianOf(samples, true).toFixed(2),
    'unknown, ms': medianOf(samples, false).toFixed(2),
    'difference, ms': differenceOf(samples).toFixed(2),
    chance,
  };
}
