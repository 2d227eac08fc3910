import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, vi } from 'vitest';
import { postStripeWebhook } from '../../../contract/billing.ts';
import { type AiEmulator, startAi } from '../../../dev/ai/server.ts';
import { freePort, type Running, signalGroup, stopProcess } from '../../../dev/run/processes.ts';
import { migrated, startDatabase, startWorker } from '../../../dev/run/stack.ts';
import { type StripeEmulator, startStripe } from '../../../dev/stripe/server.ts';
import type { Database } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { rateSettings } from '../../../worker/settings/limits.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { newProgram, PROGRAMS } from '../../factories/programs.ts';
import { Client } from '../client.ts';
import { TEST_SETTINGS } from './settings.ts';
import { commandOf, processesOf, TEST_SITE } from './start.ts';

/** The Worker process to kill: the runtime, its parent, or both at once. */
export const VICTIMS = ['workerd', 'node', 'both'] as const;
export type Victim = (typeof VICTIMS)[number];

export interface KillableProduct {
  db: Database;
  stripe: StripeEmulator;
  ai: AiEmulator;
  /** Programs that don't have any notes, applications or drafts yet. */
  programIds: readonly string[];
  newClient(): Client;
  /** Creates a member with a browser, on the premium plan by default. */
  newMember(tier?: 'free' | 'premium'): Promise<{ client: Client; id: number; email: string; password: string }>;
  /** Starts the Worker with the same address and data as before. */
  serve(): Promise<void>;
  /** Sends SIGKILL immediately, then kills the Worker's remaining processes. */
  kill(victim: Victim): Promise<void>;
  /** Runs the cron task of this schedule. */
  run(cron: string): Promise<void>;
}

const OFTEN = '100000/1h';
const PROGRAM_COUNT = 200;

/**
 * Starts a Worker like `npm start`, with a database, Stripe and an AI vendor that outlive it. It's cleaned up after the
 * file's tests.
 */
export async function killableProduct(): Promise<KillableProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-killed-'));
  mkdirSync(join(dataDir, 'logs'));
  const [stripe, ai, server, port] = await Promise.all([startStripe(), startAi(), startDatabase(dataDir), freePort()]);
  const db = await migrated(server.database);
  const programIds = Array.from({ length: PROGRAM_COUNT }, (_, number) => `program-${number}`);
  await upsertPrograms(db, [...PROGRAMS, ...programIds.map((id) => newProgram(id, {}))]);
  const base = `http://127.0.0.1:${port}`;
  stripe.sendTo(`${base}${postStripeWebhook.path}`);
  const settings = {
    ...TEST_SETTINGS,
    ...Object.fromEntries(Object.keys(rateSettings).map((name) => [name, OFTEN])),
    DATABASE_URL: server.url,
    ...stripe.settings,
    AI_API_KEY: 'test',
    AI_BASE_URL: ai.url,
    AI_MODEL: 'reader',
    AI_RETRIES: '0',
    LIMIT_ANALYSES_PER_DAY: '100000',
    LIMIT_AGENT_QUESTIONS_PER_DAY: '100000',
    OFFICIAL_PAGES: 'off',
  };
  let worker: Running | null = null;
  const killAll = async () => {
    if (worker?.child.pid !== undefined) signalGroup(worker.child.pid, 'SIGKILL');
    await worker?.ended;
  };
  afterAll(async () => {
    await killAll();
    await Promise.all([stripe.close(), ai.close()]);
    await stopProcess(server.running);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const newClient = () => new Client(base);
  return {
    db,
    stripe,
    ai,
    programIds,
    newClient,
    async newMember(tier = 'premium') {
      const client = newClient();
      const account = await storedAccount(db, { tier, hasQuickHash: true });
      await signIn(db, client, account.id);
      return { ...account, client };
    },
    async serve() {
      worker = await startWorker({ port, dataDir, siteDir: TEST_SITE, settings });
      const isServed = async () => expect((await fetch(`${base}/api/health`)).status).toBe(200);
      await vi.waitFor(isServed, { timeout: 60_000, interval: 100 });
    },
    async kill(victim) {
      const isRuntime = (pid: number) => /workerd/.test(commandOf(pid).split('\0')[0] ?? '');
      const runtime = processesOf(dataDir).filter(isRuntime);
      if (victim === 'workerd') for (const pid of runtime) process.kill(pid, 'SIGKILL');
      if (victim === 'node') worker?.child.kill('SIGKILL');
      await killAll();
    },
    async run(cron) {
      const { status } = await fetch(`${base}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`);
      expect(status).toBe(200);
    },
  };
}
