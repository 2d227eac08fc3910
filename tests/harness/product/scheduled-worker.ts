import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { createTestHarness } from 'wrangler';
import { stopProcess } from '../../../dev/run/processes.ts';
import { migrated, startDatabase } from '../../../dev/run/stack.ts';
import { Client } from '../client.ts';
import { ownWorker } from './own-worker.ts';
import { TEST_SETTINGS } from './settings.ts';

/**
 * Starts a Worker with its own database for cron tasks, which affect all members. It's cleaned up after the file's
 * tests.
 */
export async function scheduledWorker(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-scheduled-'));
  const server = await startDatabase(dataDir);
  const worker = createTestHarness();
  afterAll(async () => {
    await worker.close();
    await stopProcess(server.running);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const db = await migrated(server.database);
  const vars = { ...TEST_SETTINGS, ...settings, DATABASE_URL: server.url };
  await worker.update(ownWorker(vars));
  const { url } = await worker.listen();
  return {
    db,
    databaseUrl: server.url,
    newClient: () => new Client(url.origin),
    /** Runs the cron task of this schedule. */
    run: async (cron: string) => expect((await worker.getWorker().scheduled({ cron })).outcome).toBe('ok'),
  };
}
