/**
 * Restores a backup into an empty database.
 * Usage: [DATABASE_URL=… [DATABASE_AUTH_TOKEN=…] | DATA_DIR=…] npm run restore -- FILE
 */
import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { reasonOf } from '../../worker/db/database-errors.ts';
import { openOperated } from '../backup/database.ts';
import { restore } from '../backup/restore.ts';
import { migrated } from '../run/stack.ts';

try {
  await restoreFile(process.argv[2]);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

async function restoreFile(file: string | undefined): Promise<void> {
  const found = file ? statSync(file, { throwIfNoEntry: false }) : undefined;
  if (!file || !found) throw new Error('Please name the file of a backup: npm run restore -- FILE');
  if (!found.isFile())
    throw new Error(`${file} is a folder. Please name the file of a backup: npm run restore -- FILE`);
  const { db, close } = await openOperated();
  try {
    const counts = await restore(await migrated(db), linesOf(file));
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(
      `${all} rows were restored, ${counts['users'] ?? 0} accounts and ${counts['grants'] ?? 0} programs among them.`,
    );
  } finally {
    await close();
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const read = pipeline(createReadStream(file), unpacked);
  // Errors also surface in `unpacked`, so they're ignored here. A reader that stops early, for example because the
  // backup is rejected, isn't a failure.
  read.catch(() => {});
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of unpacked) {
      const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    await read;
  } catch (error) {
    // A truncated file ends here, and its missing end marker gives it away. Other errors aren't the file's fault.
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error;
    return;
  }
  yield rest;
}
