import { mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { backedUpTables } from '../../../dev/backup/tables.ts';
import { stopProcess } from '../../../dev/run/processes.ts';
import { migrated, startDatabase } from '../../../dev/run/stack.ts';
import type { Database } from '../../../worker/db/client.ts';
import { brokenInvariants } from '../../harness/product/invariants.ts';
import { backupFile, command } from '../actors/operator.ts';
import type { Month } from '../moment.ts';

const counted = z.array(z.object({ n: z.number() }));

/**
 * Restores a backup from the end of the month into an empty database. Expects the same row counts and no violations.
 */
export async function restoreFaults(month: Month): Promise<string[]> {
  const { product } = month;
  const file = backupFile(month, month.days);
  const failure = command('backup', file, product.databaseUrl());
  if (failure) return [failure];
  const server = await startDatabase(mkdtempSync(join(dirname(product.dataDir), 'restored-')));
  try {
    const copy = await migrated(server.database);
    const refused = command('restore', file, server.url);
    if (refused) return [refused];
    const faults = (await brokenInvariants(copy)).map((fault) => `restored: ${fault}`);
    for (const { name } of backedUpTables()) {
      const [before, after] = [await rowsOf(product.db(), name), await rowsOf(copy, name)];
      if (before !== after) faults.push(`${name} had ${before} rows, and ${after} were restored`);
    }
    return faults;
  } finally {
    await stopProcess(server.running);
  }
}

async function rowsOf(db: Database, table: string): Promise<number> {
  return counted.parse(await db.all(sql.raw(`SELECT count(*) AS n FROM "${table}"`)))[0]?.n ?? 0;
}
