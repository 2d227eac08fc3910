import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createTestHarness } from 'wrangler';
import { freePort, signalGroup, stopProcess } from '../../../dev/run/processes.ts';
import { type DatabaseServer, migrated, startDatabase } from '../../../dev/run/stack.ts';
import type { Database } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { PROGRAMS } from '../../factories/programs.ts';
import { Client } from '../client.ts';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';
import { ownWorker } from './own-worker.ts';
import { TEST_SETTINGS } from './settings.ts';

export interface BreakableProduct {
  /** Returns the database itself, without the proxy. After a restart, it's a new one. */
  db(): Database;
  /** The proxy between the Worker and the database. */
  proxy: FaultyProxy;
  newClient(): Client;
  /** Sends a signal to the database server. */
  signal(signal: NodeJS.Signals): void;
  /** Waits until the database server has ended, then starts another one with the same data. */
  startAgain(): Promise<void>;
  /** Makes the database server reject writes, as hosted ones can, or accept them again. */
  refuseWrites(refuse: boolean): Promise<void>;
  /** Runs the cron task with this schedule. */
  run(cron: string): Promise<{ outcome: string }>;
  logs(): string[];
}

/**
 * Starts a Worker with its own database that can be stopped, slowed and filled. Call it at the top level of a file.
 * It's cleaned up after the file's tests.
 */
export async function breakableProduct({
  dataDir = mkdtempSync(join(tmpdir(), 'grantlight-faults-')),
  settings = {},
}: {
  dataDir?: string;
  settings?: Record<string, string>;
} = {}): Promise<BreakableProduct> {
  const adminPort = await freePort();
  const start = () => startDatabase(dataDir, undefined, ['--admin-listen-addr', `127.0.0.1:${adminPort}`]);
  let server: DatabaseServer = await start();
  await upsertPrograms(await migrated(server.database), PROGRAMS);
  const proxy = await startFaultyProxy(server.url);
  const worker = createTestHarness();
  const signal = (name: NodeJS.Signals) => {
    if (server.running.child.pid !== undefined) signalGroup(server.running.child.pid, name);
  };
  afterAll(async () => {
    await worker.close();
    await proxy.close();
    signal('SIGCONT');
    await stopProcess(server.running);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const vars = { ...TEST_SETTINGS, ...settings, DATABASE_URL: proxy.url };
  await worker.update(ownWorker(vars));
  const { url } = await worker.listen();
  return {
    db: () => server.database,
    proxy,
    newClient: () => new Client(url.origin),
    signal,
    async startAgain() {
      await server.running.ended;
      server = await start();
      proxy.sendTo(server.url);
    },
    async refuseWrites(refuse) {
      const limits = { block_reads: false, block_writes: refuse, ...(refuse ? { block_reason: 'Paused' } : {}) };
      const response = await fetch(`http://127.0.0.1:${adminPort}/v1/namespaces/default/config`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(limits),
      });
      if (!response.ok) throw new Error(`The database server answered ${response.status}: ${await response.text()}`);
    },
    run: (cron) => worker.getWorker().scheduled({ cron }),
    logs: () => worker.getLogs().map(({ message }) => message),
  };
}
