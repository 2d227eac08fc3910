import type { InValue } from '@libsql/client';
import type { Database } from '../../worker/db/client.ts';
import { type Cell, head, type Line, line } from './format.ts';
import { backedUpTables } from './tables.ts';
import { migrationsOf, quoted } from './write.ts';

const ROWS_AT_ONCE = 200;

/**
 * Restores a backup into an empty database with the same schema. Triggers fill the search tables. Returns row counts by
 * table. Throws a readable message if the file isn't a backup, is incomplete or is from another version, or if the
 * database isn't empty. The message says whether rows were already written.
 */
export async function restore(db: Database, lines: AsyncIterable<string>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  try {
    await restoreLines(db, lines, counts);
  } catch (error) {
    if (Object.keys(counts).length === 0) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} What came of it is in the database: delete that database, and begin anew.`, {
      cause: error,
    });
  }
  return counts;
}

/** Restores the lines, counting rows in `counts` as it goes. */
async function restoreLines(db: Database, lines: AsyncIterable<string>, counts: Record<string, number>): Promise<void> {
  let target: { name: string; columns: string[] } | null = null;
  let ended: Record<string, number> | null = null;
  let isFirst = true;
  for await (const text of lines) {
    if (text === '') continue;
    if (isFirst) {
      await requireFit(db, text);
      isFirst = false;
      continue;
    }
    const read = lineOf(text);
    if ('table' in read) {
      target = tableOf(read);
      counts[target.name] = 0;
    } else if ('rows' in read) {
      if (!target) throw new Error('The file is not a backup of Grantlight: it has rows without a table.');
      await insertRows(db, target, read.rows);
      counts[target.name] = (counts[target.name] ?? 0) + read.rows.length;
    } else if ('sequences' in read) {
      for (const { name, seq } of read.sequences) await setSequence(db, name, seq);
    } else ended = read.end;
  }
  if (isFirst || !ended || JSON.stringify(ended) !== JSON.stringify(counts)) {
    throw new Error('The backup was cut short.');
  }
}

async function requireFit(db: Database, text: string): Promise<void> {
  const { data } = head.safeParse(json(text));
  if (!data) throw new Error('The file is not a backup of Grantlight.');
  const migrations = await migrationsOf(db.$client);
  if (data.migrations !== migrations) {
    throw new Error(
      `The backup is of a database after ${data.migrations} migrations, this one has seen ${migrations}. Restore it with the version that made it; the next start brings it up to date.`,
    );
  }
  for (const { name } of backedUpTables()) {
    const { rows } = await db.$client.execute(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
    if (rows.length > 0) throw new Error(`The database is not empty: there are rows in ${name}. Nothing was changed.`);
  }
}

function tableOf({ table: name, columns }: Extract<Line, { table: string }>) {
  const known = backedUpTables().find((table) => table.name === name);
  if (!known || columns.some((column) => !known.columns.includes(column))) {
    throw new Error(`The backup has a table this version doesn't have: ${name}.`);
  }
  return { name, columns };
}

async function insertRows(db: Database, { name, columns }: { name: string; columns: string[] }, rows: Cell[][]) {
  const sql = `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db.$client.batch(
      rows.slice(start, start + ROWS_AT_ONCE).map((row) => ({ sql, args: row.map(argumentOf) })),
      'write',
    );
  }
}

/** Prevents ids from being reused, including those of deleted rows. */
async function setSequence(db: Database, name: string, seq: number): Promise<void> {
  await db.$client.batch(
    [
      { sql: 'DELETE FROM sqlite_sequence WHERE name = ?', args: [name] },
      { sql: 'INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', args: [name, seq] },
    ],
    'write',
  );
}

function argumentOf(value: Cell): InValue {
  return value !== null && typeof value === 'object' ? Buffer.from(value.blob, 'base64') : value;
}

function lineOf(text: string): Line {
  const { data } = line.safeParse(json(text));
  if (!data) throw new Error('The backup was cut short or changed: one of its lines cannot be read.');
  return data;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
