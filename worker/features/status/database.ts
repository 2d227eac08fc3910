import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { StatusLine } from '../../../contract/status.ts';
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' };
import type { Database } from '../../db/client.ts';
import { type Census, lastCensus } from './census.ts';
import { broken, count, lineOf, look, moment } from './line.ts';

/** Anything slower is noticeable. */
const SLOW_MS = 500;

/** Returns how fast the database responds, its size and its row counts. */
export async function databaseLine(db: Database): Promise<StatusLine> {
  // The first query may have to connect.
  await db.run(sql`SELECT 1`);
  const begun = Date.now();
  await db.run(sql`SELECT 1`);
  const ms = Date.now() - begun;
  const [census, bytes] = await Promise.all([lastCensus(db), bytesOf(db)]);
  const figures = [
    { name: 'answers', kind: 'ms', value: ms } as const,
    { name: 'size', kind: 'bytes', value: bytes } as const,
    ...countsOf(census),
  ];
  return lineOf('database', [ms > SLOW_MS && look('database_slow')], { figures });
}

function countsOf(census: Census | null) {
  const counts = Object.entries(census?.counts ?? {}).map(([name, value]) => count(name, value));
  return [...counts, moment('counted', census?.at ?? null)];
}

/** Returns the database's size, or null if the server doesn't report it. */
async function bytesOf(db: Database): Promise<number | null> {
  const size = z.object({ bytes: z.number() });
  try {
    const [row] = await db.all(sql`
      SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()`);
    return size.parse(row).bytes;
  } catch {
    return null;
  }
}

const applied = z.object({ number: z.int(), last: z.nullable(z.number()) });

/** Returns whether the database has the schema that this Worker was built for. */
export async function migrationsLine(db: Database): Promise<StatusLine> {
  const [row] = await db.all(sql`SELECT count(*) AS number, max(created_at) AS last FROM __drizzle_migrations`);
  const { number, last } = applied.parse(row);
  const newest = journal.entries.at(-1);
  const [before, wanted] = [last ?? 0, newest?.when ?? 0];
  const figures = [
    count('applied', number),
    count('expected', journal.entries.length),
    moment('newest', last === null ? null : new Date(last).toISOString()),
  ];
  return lineOf(
    'migrations',
    [before < wanted && broken('migrations_missing'), before > wanted && look('migrations_newer')],
    { figures },
  );
}
