import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { stopProcess } from '../../../dev/run/processes.ts';
import { migrated, startDatabase } from '../../../dev/run/stack.ts';
import type { Database } from '../../../worker/db/client.ts';

/**
 * Starts a separate database server, without a Worker, for tests that affect all rows. It's cleaned up after the file's
 * tests.
 */
export async function ownDatabase(): Promise<Database> {
  return (await ownDatabaseAt()).db;
}

/** Like `ownDatabase`, but also returns the server's address. */
export async function ownDatabaseAt(): Promise<{ db: Database; url: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-own-'));
  const server = await startDatabase(dataDir);
  afterAll(async () => {
    await stopProcess(server.running);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { db: await migrated(server.database), url: server.url };
}
