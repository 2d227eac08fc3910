import { and, eq, type SQL, sql } from 'drizzle-orm';
import { PROGRAM_TYPES } from '../../../contract/programs/grants.ts';
import type { Database } from '../../db/client.ts';
import { jsonText } from '../../db/json-text.ts';
import { crawlSources } from '../../db/schema/index.ts';
import type { Statement } from '../../features/programs/planning/overtaken.ts';
import type { SourceFault } from '../fetching/errors.ts';
import { heartbeat, type Lease } from '../lease.ts';
import type { Refusal } from '../read-page.ts';
import type { CrawlSource, Cursor, Page } from '../source.ts';
import type { FoundPrograms } from './known-records.ts';

type Counter = (typeof crawlSources)[
  | 'read'
  | 'unchanged'
  | 'total'
  | 'grants'
  | 'loans'
  | 'assistance'
  | 'left'
  | 'added'
  | 'refused'
  | 'errors'];
type OfSource = Pick<CrawlSource, 'name'>;

/** One row of the error list. */
export interface CrawlFault extends Pick<SourceFault, 'message'> {
  cause: string;
  url?: string | null;
  record?: string | null;
}

/** A page's totals. */
export interface PageAccount {
  read: number;
  unchanged: number;
  left: number;
  /** Programs that weren't stored before. */
  added: number;
  found: FoundPrograms;
  faults: CrawlFault[];
  refused: number;
  isPartial: boolean;
  /** The totals of an unchanged source, over all its records. */
  whole: { records: number; grant: number; loan: number; assistance: number } | null;
}

export function isOf({ runId }: Lease, { name }: OfSource): SQL | undefined {
  return and(eq(crawlSources.runId, runId), eq(crawlSources.name, name));
}

/**
 * Adds the page's count to a column. For an unchanged source, uses its full count instead, unless a page was already
 * read.
 */
function added(column: Counter, count: number, whole?: number): SQL {
  return whole === undefined ? sql`${column} + ${count}` : ifNothingElse(column, whole);
}

function ifNothingElse(column: Counter, count: number): SQL {
  return sql`CASE WHEN ${crawlSources.read} = 0 THEN ${count} ELSE ${column} END`;
}

/** Counts the page and moves the source's cursor past it. Belongs in the same batch as the page's programs. */
export function countPage(
  db: Database,
  lease: Lease,
  source: CrawlSource,
  page: Page,
  account: PageAccount,
): Statement {
  const { whole } = account;
  const kinds = Object.fromEntries(
    PROGRAM_TYPES.map((kind) => [kind, [...account.found.values()].filter((one) => one === kind).length]),
  );
  return db
    .update(crawlSources)
    .set({
      status: 'reading',
      startedAt: sql`coalesce(${crawlSources.startedAt}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`,
      cursor: cursorOf(page.cursor),
      pages: sql`${crawlSources.pages} + 1`,
      total: whole ? ifNothingElse(crawlSources.total, whole.records) : (page.total ?? sql`${crawlSources.total}`),
      read: added(crawlSources.read, account.read, whole?.records),
      unchanged: added(crawlSources.unchanged, account.unchanged, whole?.records),
      left: added(crawlSources.left, account.left),
      added: added(crawlSources.added, account.added),
      refused: added(crawlSources.refused, account.refused),
      errors: added(crawlSources.errors, account.faults.length),
      grants: added(crawlSources.grants, kinds['grant'] ?? 0, whole?.grant),
      loans: added(crawlSources.loans, kinds['loan'] ?? 0, whole?.loan),
      assistance: added(crawlSources.assistance, kinds['assistance'] ?? 0, whole?.assistance),
      isPartial: sql`max(${crawlSources.isPartial}, ${account.isPartial ? 1 : 0})`,
    })
    .where(isOf(lease, source));
}

/** Returns the SQL for a cursor, because a JSON column would store null as the text "null". */
function cursorOf(cursor: Cursor | null): SQL {
  return cursor === null ? sql`NULL` : sql`${JSON.stringify(cursor)}`;
}

/** Adds to the time spent reading the source in this run. */
export async function noteSpent(db: Database, lease: Lease, source: OfSource, ms: number): Promise<void> {
  const spentMs = sql`${crawlSources.spentMs} + ${ms}`;
  await db.batch([heartbeat(db, lease), db.update(crawlSources).set({ spentMs }).where(isOf(lease, source))]);
}

/** Counts the rows that the previous statement wrote. */
export function countWritten(db: Database, lease: Lease, source: OfSource): Statement {
  return db
    .update(crawlSources)
    .set({ written: sql`${crawlSources.written} + changes()` })
    .where(isOf(lease, source));
}

/** Stores what the page listed, for use until the source ends. Must run before `countPage`. */
export function notePage(
  db: Database,
  lease: Lease,
  source: OfSource,
  { hashes, listed }: { hashes: readonly string[] | null; listed: readonly string[] },
): Statement {
  return db.run(sql`
    INSERT INTO crawl_pages (run_id, name, page, records, listed)
    SELECT run_id, name, pages, ${JSON.stringify(hashes)}, ${jsonText(listed)} FROM crawl_sources
    WHERE ${isOf(lease, source)}`);
}

export function noteFaults(
  db: Database,
  { runId }: Lease,
  { name }: OfSource,
  faults: readonly CrawlFault[],
): Statement {
  return db.run(sql`
    INSERT INTO crawl_errors (run_id, name, cause, message, url, record)
    SELECT ${runId}, ${name}, value ->> '$.cause', value ->> '$.message', value ->> '$.url', value ->> '$.record'
    FROM json_each(${jsonText(faults)})`);
}

/** Returns the error for a refused record. Each one gets its own, so none is dropped silently. */
export function faultOf({ record, reason }: Refusal): CrawlFault {
  return { cause: 'unreadable', message: `A record could not be read: ${reason}`, record };
}
