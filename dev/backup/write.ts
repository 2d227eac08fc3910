import type { InValue, Transaction, Value } from '@libsql/client';
import * as z from 'zod/mini';
import journal from '../../migrations/meta/_journal.json' with { type: 'json' };
import type { Database } from '../../worker/db/client.ts';
import type { Cell, Head, Line } from './format.ts';
import { type BackedUpTable, backedUpTables } from './tables.ts';

const ROWS_AT_ONCE = 500;

/** The source of the rows: a transaction, or a database that nothing writes to. */
type Reader = Pick<Transaction, 'execute'>;

/**
 * Yields a backup's lines. Reads in one transaction, so the snapshot is consistent while members keep writing. Keeps
 * only a few hundred rows in memory. A copy that nothing writes to (`isCopy`) is read without a transaction, because
 * vendors may end one after a few seconds.
 */
export async function* backupLines(db: Database, now: Date, { isCopy = false } = {}): AsyncGenerator<string> {
  const opened = isCopy ? null : await db.$client.transaction('read');
  const reader: Reader = opened ?? db.$client;
  try {
    const migrations = await migrationsOf(reader);
    if (migrations !== journal.entries.length) {
      throw new Error(
        `The database has ${migrations} of this version's ${journal.entries.length} migrations. Start this version once, or back it up with the version that runs it.`,
      );
    }
    const text = (value: Head | Line) => `${JSON.stringify(value)}\n`;
    yield text({ backup: 'grantlight', migrations, at: now.toISOString() });
    const counts: Record<string, number> = {};
    for (const table of backedUpTables()) {
      yield text({ table: table.name, columns: table.columns });
      counts[table.name] = 0;
      for await (const rows of rowsOf(reader, table)) {
        counts[table.name] = (counts[table.name] ?? 0) + rows.length;
        yield text({ rows });
      }
    }
    yield text({ sequences: await sequencesOf(reader) });
    yield text({ end: counts });
  } finally {
    opened?.close();
  }
}

/** Returns the number of migrations applied to a database. */
export async function migrationsOf(db: Reader): Promise<number> {
  const table = await db.execute("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'");
  if (table.rows.length === 0) return 0;
  const { rows } = await db.execute('SELECT count(*) AS count FROM __drizzle_migrations');
  return z.number().parse(rows[0]?.['count']);
}

async function* rowsOf(reader: Reader, table: BackedUpTable): AsyncGenerator<Cell[][]> {
  const columns = table.columns.map(quoted).join(', ');
  const key = table.key.map(quoted).join(', ');
  const places = table.key.map((name) => table.columns.indexOf(name));
  let after: InValue[] | null = null;
  for (;;) {
    const from: string = after ? `WHERE (${key}) > (${table.key.map(() => '?').join(', ')})` : '';
    const sql = `SELECT ${columns} FROM ${quoted(table.name)} ${from} ORDER BY ${key} LIMIT ${ROWS_AT_ONCE}`;
    const { rows } = await reader.execute({ sql, args: after ?? [] });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => table.columns.map((_, place) => cellOf(row[place] ?? null)));
    after = places.map((place) => last[place] ?? null);
  }
}

async function sequencesOf(reader: Reader) {
  const { rows } = await reader.execute('SELECT name, seq FROM sqlite_sequence');
  return rows.map((row) => z.object({ name: z.string(), seq: z.int() }).parse({ name: row['name'], seq: row['seq'] }));
}

function cellOf(value: Value): Cell {
  if (value instanceof ArrayBuffer) return { blob: Buffer.from(value).toString('base64') };
  if (typeof value === 'bigint') throw new Error('A number in the database is too large to store exactly.');
  return value;
}

/** Quotes a SQL name. Names come only from our own schema. */
export function quoted(name: string): string {
  return `"${name}"`;
}
