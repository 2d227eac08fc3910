/**
 * Writes a consistent snapshot of the whole database to a gzipped file while the product runs. The file contains
 * personal data. `--copy` means that nothing writes to the database, so it's read without a transaction.
 * Usage: [DATABASE_URL=… [DATABASE_AUTH_TOKEN=…] | DATA_DIR=…] npm run backup [-- FILE] [--copy]
 */
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { reasonOf } from '../../worker/db/database-errors.ts';
import { openOperated } from '../backup/database.ts';
import { backupLines } from '../backup/write.ts';

try {
  await backUp();
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

async function backUp(): Promise<void> {
  const now = new Date();
  const named = process.argv.slice(2).filter((word) => word !== '--copy');
  const unknown = named.find((word) => word.startsWith('-')) ?? named[1];
  if (unknown) throw new Error(`Unknown argument "${unknown}". Usage: npm run backup [-- FILE] [--copy]`);
  const isCopy = process.argv.includes('--copy');
  const file = named[0] ?? `grantlight-${now.toISOString().slice(0, 19).replaceAll(':', '')}.jsonl.gz`;
  if (existsSync(file)) throw new Error(`${file} exists. Nothing was written.`);
  const begun = `${file}.part`;
  const { db, close } = await openOperated();
  try {
    // Only the owner can read the file, and it gets its final name once it's complete.
    await pipeline(
      Readable.from(backupLines(db, now, { isCopy })),
      createGzip(),
      createWriteStream(begun, { mode: 0o600 }),
    );
    renameSync(begun, file);
    console.log(`The backup is in ${file}. It contains personal data: protect it like the database.`);
  } finally {
    rmSync(begun, { force: true });
    await close();
  }
}
