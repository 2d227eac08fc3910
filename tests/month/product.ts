import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { postStripeWebhook } from '../../contract/billing.ts';
import { getHealth } from '../../contract/health.ts';
import { type AiEmulator, startAi } from '../../dev/ai/server.ts';
import { freePort, type Running, signalGroup, stopProcess } from '../../dev/run/processes.ts';
import { type DatabaseServer, migrated, startDatabase, startWorker } from '../../dev/run/stack.ts';
import { type SourcesEmulator, startSources } from '../../dev/sources/server.ts';
import { type StripeEmulator, startStripe } from '../../dev/stripe/server.ts';
import { startWeb, type WebEmulator } from '../../dev/web/server.ts';
import type { Database } from '../../worker/db/client.ts';
import { loadCatalog } from '../../worker/features/programs/load.ts';
import { Client } from '../harness/client.ts';
import { type FaultyProxy, startFaultyProxy } from '../harness/product/faulty-proxy.ts';
import { TEST_SETTINGS } from '../harness/product/settings.ts';
import { commandOf, processesOf, TEST_SITE } from '../harness/product/start.ts';

/** Sources that need a key are excluded, because each of their calls waits a second or more. */
const WITH_KEYS = /LIVE_SEARCH|SIMPLER/;
const RECORDS = 24;
const START_MS = 60_000;

export const VICTIMS = ['workerd', 'node', 'both'] as const;

/** The product as in `npm start`, with emulators that outlive its Worker and its database server. */
export interface Product {
  dataDir: string;
  stripe: StripeEmulator;
  ai: AiEmulator;
  sources: SourcesEmulator;
  web: WebEmulator;
  /** Returns the database itself, without the proxy. After each restart of its server, it's a new one. */
  db(): Database;
  databaseUrl(): string;
  newClient(): Client;
  /** Runs the cron task of this schedule. Returns the status. */
  run(cron: string): Promise<number>;
  /** Kills the Worker with SIGKILL and restarts it. */
  killWorker(victim: (typeof VICTIMS)[number]): Promise<void>;
  restartWorker(): Promise<void>;
  /** Kills the database server with SIGKILL. `bringBack` starts another one with the same data. */
  loseDatabase(): Promise<void>;
  bringBack(): Promise<void>;
  isHealthy(): Promise<boolean>;
  /** Returns the Worker's log since its last start. */
  log(): string;
  close(): Promise<void>;
}

/**
 * Returns every fifth program, because checks per program, such as those of its links, would take most of the month.
 */
function partOfCatalog(): unknown {
  const all = z.array(z.unknown()).parse(JSON.parse(readFileSync(join(TEST_SITE, 'content', 'programs.json'), 'utf8')));
  return all.filter((_, index) => index % 5 === 0);
}

/** Starts everything, with the curated catalog loaded. */
export async function startedProduct(folder: string): Promise<Product> {
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  const [stripe, ai, web, port] = await Promise.all([
    startStripe(),
    startAi(0, { keepsCalls: false }),
    startWeb(),
    freePort(),
  ]);
  const sources = await startSources({ records: RECORDS });
  let server: DatabaseServer = await startDatabase(dataDir);
  const proxy: FaultyProxy = await startFaultyProxy(server.url);
  await migrated(server.database);
  await loadCatalog(server.database, partOfCatalog());
  const base = `http://127.0.0.1:${port}`;
  stripe.sendTo(`${base}${postStripeWebhook.path}`);
  const keyless = Object.entries(sources.settings).filter(([name]) => !WITH_KEYS.test(name));
  const settings = {
    ...TEST_SETTINGS,
    ...Object.fromEntries(keyless),
    ...stripe.settings,
    DATABASE_URL: proxy.url,
    SOURCE_INTERVAL_MS: '0',
    STRIPE_TIMEOUT_MS: '3000',
    STRIPE_RETRIES: '1',
    AI_API_KEY: 'test',
    AI_BASE_URL: ai.url,
    AI_MODEL: 'reader',
    AI_RETRIES: '0',
    AI_TIMEOUT_MS: '5000',
    OFFICIAL_PAGES: 'off',
    LINK_CHECK_STAND_IN: web.url,
  };
  let worker: Running | null = null;
  const isHealthy = async () => {
    const signal = AbortSignal.timeout(5000);
    const answer = await fetch(`${base}${getHealth.path}`, { signal }).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.status === 200;
  };
  const serve = async () => {
    worker = await startWorker({ port, dataDir, siteDir: TEST_SITE, settings });
    for (const until = performance.now() + START_MS; !(await isHealthy()); await pause(100))
      if (performance.now() > until) throw new Error(`The Worker did not start. Its log: ${worker.logFile}`);
  };
  const killAll = async () => {
    if (worker?.child.pid !== undefined) signalGroup(worker.child.pid, 'SIGKILL');
    await worker?.ended;
  };
  await serve();
  return {
    ...{ dataDir, stripe, ai, sources, web, isHealthy },
    db: () => server.database,
    databaseUrl: () => server.url,
    newClient: () => new Client(base),
    async run(cron) {
      const url = `${base}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(120_000) }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      return answer?.status ?? 0;
    },
    async killWorker(victim) {
      const isRuntime = (pid: number) => /workerd/.test(commandOf(pid).split('\0')[0] ?? '');
      if (victim === 'workerd') for (const pid of processesOf(dataDir).filter(isRuntime)) process.kill(pid, 'SIGKILL');
      if (victim === 'node') worker?.child.kill('SIGKILL');
      await killAll();
    },
    restartWorker: serve,
    async loseDatabase() {
      if (server.running.child.pid !== undefined) signalGroup(server.running.child.pid, 'SIGKILL');
      await server.running.ended;
    },
    async bringBack() {
      server = await startDatabase(dataDir);
      proxy.sendTo(server.url);
    },
    log: () => (worker ? readFileSync(worker.logFile, 'utf8') : ''),
    async close() {
      await killAll();
      await Promise.all([stripe.close(), ai.close(), web.close(), sources.close(), proxy.close()]);
      await stopProcess(server.running);
    },
  };
}
