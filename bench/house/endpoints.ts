/**
 * Measures every API call on a warm Worker, one at a time, each as a new member: its duration and, from its log line,
 * the rows it reads. Prints a table.
 * Usage: npm run bench:endpoints [-- --json FILE] [--calls 30]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createTestHarness } from 'wrangler';
import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { median, percentile, printTable } from '../../dev/catalog/figures.ts';
import { signalGroup, stopProcess } from '../../dev/run/processes.ts';
import { migrated, ROOT, startDatabase } from '../../dev/run/stack.ts';
import { startSources } from '../../dev/sources/server.ts';
import { startWeb } from '../../dev/web/server.ts';
import { signIn, storedAccount, storedAdmin, storedAdminToken } from '../../tests/factories/accounts.ts';
import { curatedRows } from '../../tests/factories/curated.ts';
import { PROGRAMS } from '../../tests/factories/programs.ts';
import { Client } from '../../tests/harness/client.ts';
import { TEST_SETTINGS } from '../../tests/harness/product/settings.ts';
import { nameOf, VALID_REQUESTS } from '../../tests/harness/valid-requests.ts';
import type { Database } from '../../worker/db/client.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { rateSettings } from '../../worker/settings/limits.ts';
import { type Figure, writeResult } from '../report/figure.ts';

/** Effectively turns rate limits off. */
const OFTEN = '100000/1h';
const WARM_UP = 3;
const MOST_ROWS_OF_A_SEARCH = 250;

interface Measured {
  endpoint: string;
  calls: number;
  status: number;
  p50: number;
  p99: number;
  /** The rows that the most expensive call reads. */
  rowsRead: number;
}

const { values } = parseArgs({ options: { json: { type: 'string' }, calls: { type: 'string', default: '30' } } });
const calls = Number(values.calls);
const logged = z.object({ request: z.string(), rowsRead: z.number() });

const folder = mkdtempSync(join(tmpdir(), 'grantlight-endpoints-'));
const [web, sources, server] = await Promise.all([startWeb(), startSources({ records: 4 }), startDatabase(folder)]);
const worker = createTestHarness();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    if (server.running.child.pid !== undefined) signalGroup(server.running.child.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
}
try {
  const db = await migrated(server.database);
  await upsertPrograms(db, [...PROGRAMS, ...curatedRows()]);
  const vars = {
    ...TEST_SETTINGS,
    ...sources.settings,
    ...Object.fromEntries(Object.keys(rateSettings).map((name) => [name, OFTEN])),
    DATABASE_URL: server.url,
    LINK_CHECK_STAND_IN: web.url,
  };
  await worker.update({ root: ROOT, workers: [{ configPath: 'wrangler.toml', vars }] });
  const base = (await worker.listen()).url.origin;
  const series: Measured[] = [];
  for (const endpoint of ENDPOINTS) series.push(await measure(db, base, endpoint));
  const slowestFirst = series.toSorted((a, b) => b.p50 - a.p50);
  printTable(
    `Calls of the API, ms, ${calls} times each over ${PROGRAMS.length + curatedRows().length} programs`,
    slowestFirst.map((one) => ({ ...one })),
  );
  writeResult(values.json, { measured: slowestFirst.flatMap(figuresOf), series: slowestFirst });
} finally {
  await worker.close();
  await Promise.all([web.close(), sources.close()]);
  await stopProcess(server.running);
  rmSync(folder, { recursive: true, force: true });
}

async function measure(db: Database, base: string, endpoint: Endpoint): Promise<Measured> {
  const times: number[] = [];
  const rows: number[] = [];
  let last = 0;
  for (let call = -WARM_UP; call < calls; call += 1) {
    const { status, ms, rowsRead } = await callOnce(db, base, endpoint);
    last = status;
    if (call < 0) continue;
    times.push(ms);
    rows.push(rowsRead);
  }
  const [p50, p99] = [median(times), percentile(times, 0.99)];
  return { endpoint: nameOf(endpoint), calls, status: last, p50, p99, rowsRead: Math.max(...rows) };
}

/** Calls the endpoint as a new member, so calls don't affect each other. */
async function callOnce(db: Database, base: string, endpoint: Endpoint) {
  const client = new Client(base);
  const account = await storedAccount(db, { tier: 'premium' });
  const owner = { ...account, sessionId: (await signIn(db, client, account.id)).id };
  const token = endpoint.access === 'admin' ? await storedAdminToken(db, (await storedAdmin(db, 20)).id) : null;
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const valid = VALID_REQUESTS[nameOf(endpoint)];
  const [params = {}, body] = [await valid?.params?.(db, owner), await valid?.body?.(db, owner)];
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  worker.clearLogs();
  const begun = performance.now();
  const { status, text } = await client.send(endpoint.method, path, { body, headers });
  const ms = performance.now() - begun;
  const expected = valid?.answers ?? 200;
  if (status !== expected) throw new Error(`${nameOf(endpoint)} answered ${status}: ${text.slice(0, 300)}`);
  return { status, ms, rowsRead: await rowsOf(nameOf(endpoint)) };
}

/** Polls the log, because the line appears shortly after the response. */
async function rowsOf(name: string): Promise<number> {
  for (;;) {
    for (const { message } of worker.getLogs()) {
      const { data } = logged.safeParse(message.startsWith('{') ? JSON.parse(message) : null);
      if (data?.request === name) return data.rowsRead;
    }
    await pause(2);
  }
}

function figuresOf({ endpoint, p50, p99, rowsRead }: Measured): Figure[] {
  const isSearch = endpoint === 'POST /api/grants/search';
  return [
    { what: `${endpoint}: p50, ms`, measured: p50 },
    { what: `${endpoint}: p99, ms`, measured: p99 },
    { what: `${endpoint}: rows read`, measured: rowsRead, ...(isSearch ? { atMost: MOST_ROWS_OF_A_SEARCH } : {}) },
  ];
}
