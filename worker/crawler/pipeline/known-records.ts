import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PROGRAM_TYPES, programType } from '../../../contract/programs/grants.ts';
import type { Database } from '../../db/client.ts';
import type { GrantRow } from '../../features/programs/normalize.ts';
import type { Lease } from '../lease.ts';
import type { CrawlSource } from '../source.ts';

/** Increase this when the code reads records differently, so all of them are read again. */
export const READING = 4;

/** A record's program: its ID at the source, its kind, and its content hash when it was read. */
const described = z.tuple([z.string(), programType, z.string()]);
type Described = z.infer<typeof described>;
const storedRecords = z.array(z.object({ hash: z.string(), programs: z.string() }));

/** The programs found in records, by ID, with their kinds, for a run's totals. */
export type FoundPrograms = Map<string, (typeof PROGRAM_TYPES)[number]>;

/** Hashes a record as its source publishes it. `stamp` covers anything else the reading depends on. */
export function hashOfRecord(record: unknown, stamp: string): string {
  return createHash('sha256')
    .update(typeof record === 'string' ? record : (JSON.stringify(record) ?? ''))
    .update(`\n${READING} ${stamp}`)
    .digest('base64url');
}

/**
 * Returns the records that were read before and whose programs haven't changed since, with those programs. Programs
 * that have closed, or that another record wrote, count as changed.
 */
export async function findKnownRecords(
  db: Database,
  source: CrawlSource,
  hashes: readonly string[],
): Promise<Map<string, FoundPrograms>> {
  const rows = await db.all(sql`
    SELECT hash, source_ids AS programs
    FROM json_each(${JSON.stringify(hashes)}) AS wanted CROSS JOIN source_records AS record
      ON record.name = ${source.name} AND record.hash = wanted.value
    WHERE NOT EXISTS (
      SELECT 1 FROM json_each(record.source_ids) AS program
      LEFT JOIN grants ON grants.source = ${source.id} AND grants.source_id = program.value ->> 0
      WHERE grants.content_hash IS NOT program.value ->> 2
    )`);
  return new Map(storedRecords.parse(rows).map(({ hash, programs }) => [hash, foundIn(programs)]));
}

function foundIn(stored: string): FoundPrograms {
  return new Map(
    z
      .array(described)
      .parse(JSON.parse(stored))
      .map(([id, type]) => [id, type]),
  );
}

/** Describes the programs of a record that was just read. */
export function describedBy(rows: readonly GrantRow[]): Described[] {
  return rows.map(({ sourceId, programType: type, contentHash }) => [sourceId, programType.parse(type), contentHash]);
}

/** Returns the statement that stores records with their programs. */
export function rememberRecords(db: Database, name: string, records: ReadonlyMap<string, Described[]>) {
  return db.run(sql`
    INSERT INTO source_records (name, hash, source_ids)
    SELECT ${name}, value ->> 0, value ->> 1 FROM json_each(${JSON.stringify([...records])}) WHERE true
    ON CONFLICT (name, hash) DO UPDATE SET source_ids = excluded.source_ids`);
}

const seen = z.array(z.object({ id: z.string(), isDescribed: z.int() }));
const holding = z.tuple([z.object({ holds: z.int(), same: z.nullable(z.int()) })]);

/**
 * Returns whether an earlier page of the run had a record, and whether an earlier page was identical to this one. Takes
 * two text searches, no matter how many records came before.
 */
export async function findPageBefore(
  db: Database,
  { runId }: Lease,
  { name }: CrawlSource,
  { hash, hashes }: { hash: string; hashes: readonly string[] },
): Promise<{ hasRecord: boolean; isSamePage: boolean }> {
  const rows = await db.all(sql`
    SELECT count(*) AS holds, max(records = ${JSON.stringify(hashes)}) AS same FROM crawl_pages
    WHERE run_id = ${runId} AND name = ${name} AND instr(records, ${hash}) > 0`);
  const [{ holds, same }] = holding.parse(rows);
  return { hasRecord: holds > 0, isSamePage: same === 1 };
}

/** Returns the IDs that earlier pages of the run described or listed. Searches all of those pages. */
export async function findSeenBefore(
  db: Database,
  { runId }: Lease,
  { name }: CrawlSource,
  ids: readonly string[],
): Promise<{ described: ReadonlySet<string>; listed: ReadonlySet<string> }> {
  const rows = await db.all(sql`
    WITH described(id) AS (
      SELECT program.value ->> 0
      FROM crawl_pages, json_each(crawl_pages.records) AS hash
      CROSS JOIN source_records AS record ON record.name = ${name} AND record.hash = hash.value,
      json_each(record.source_ids) AS program
      WHERE crawl_pages.run_id = ${runId} AND crawl_pages.name = ${name}
    ), listed(id) AS (
      SELECT CAST(one.value AS TEXT) FROM crawl_pages, json_each(crawl_pages.listed) AS one
      WHERE crawl_pages.run_id = ${runId} AND crawl_pages.name = ${name}
    )
    SELECT value AS id, value IN (SELECT id FROM described) AS isDescribed FROM json_each(${JSON.stringify(ids)})
    WHERE value IN (SELECT id FROM described UNION ALL SELECT id FROM listed)`);
  const known = seen.parse(rows);
  return {
    described: new Set(known.flatMap(({ id, isDescribed }) => (isDescribed ? id : []))),
    listed: new Set(known.map(({ id }) => id)),
  };
}

/** Counts a source's known records, and their programs by kind. */
export async function countKnownRecords(db: Database, name: string) {
  const counted = z.array(z.object({ records: z.int(), grant: z.int(), loan: z.int(), assistance: z.int() }));
  const ofKind = PROGRAM_TYPES.map(
    (kind) =>
      sql`coalesce(sum((SELECT count(*) FROM json_each(source_ids) WHERE value ->> 1 = ${kind})), 0) AS ${sql.identifier(kind)}`,
  );
  const rows = await db.all(
    sql`SELECT count(*) AS records, ${sql.join(ofKind, sql`, `)} FROM source_records WHERE name = ${name}`,
  );
  return counted.parse(rows)[0] ?? { records: 0, grant: 0, loan: 0, assistance: 0 };
}
