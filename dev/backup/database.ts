import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Database, openForMigration } from '../../worker/db/client.ts';
import { takeLock } from '../lock.mjs';
import { stopProcess } from '../run/processes.ts';
import { startDatabase } from '../run/stack.ts';

/**
 * Opens the configured database, or else the one in the data folder: through the product if it's running, or through
 * our own server if not. `close` stops whatever was started.
 */
export async function openOperated(): Promise<{ db: Database; close: () => Promise<void> }> {
  const url = process.env['DATABASE_URL'];
  if (url && !URL.canParse(url)) throw new Error(`DATABASE_URL must be the address of a database, not "${url}".`);
  if (url) return { db: openForMigration(url, process.env['DATABASE_AUTH_TOKEN']), close: async () => {} };
  const dataDir = resolve(process.env['DATA_DIR'] || '.data');
  mkdirSync(dataDir, { recursive: true });
  // Held until this process ends, to keep another run from opening the same files.
  if (takeLock(join(dataDir, 'run.lock'))) {
    const server = await startDatabase(dataDir);
    return { db: server.database, close: () => stopProcess(server.running) };
  }
  const settings = readFileSync(join(dataDir, 'worker.env'), 'utf8');
  const running = /^DATABASE_URL="(.+)"$/m.exec(settings)?.[1];
  if (!running)
    throw new Error(`The product using the data in ${dataDir} is still starting. Please try again in a moment.`);
  return { db: openForMigration(running), close: async () => {} };
}
