import { and, desc, eq, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { crawlSources } from '../../db/schema/index.ts';
import { type Statement, writePlanned } from '../../features/programs/planning/overtaken.ts';
import { planPrograms } from '../../features/programs/planning/plan.ts';
import type { SourceFault } from '../fetching/errors.ts';
import { heartbeat, type Lease } from '../lease.ts';
import type { CrawlSource } from '../source.ts';
import { Doubt, Held } from './doubt.ts';
import { holdImport, settleImport } from './held-import.ts';
import { type CrawlFault, isOf, noteFaults } from './page-account.ts';
import { keepVersions } from './versions.ts';

/** With fewer programs, it's plausible that most close at the same time. */
const ENOUGH_TO_DOUBT = 20;
const ENOUGH_TO_REFUSE = 10;
/**
 * Sources change a little every night. Two runs are assumed to miss the same programs if their counts differ by no more
 * than this share.
 */
const SAME_WITHIN = 0.1;

const CLOCK = sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
const NOT_CLOSED = 'Something that it lists was missed, so none of its programs were closed.';

/**
 * Ends a fully read source in one transaction. If its pages list all open programs, closes those that no page listed.
 * Closes nothing if records were skipped. If more than half would close in one run, they close only if the next run
 * confirms it.
 */
export async function endSource(
  db: Database,
  lease: Lease,
  source: CrawlSource,
  { now }: { now: number },
): Promise<void> {
  await writePlanned(db, async () => {
    const row = await sourceRow(db, lease, source);
    const pages = await pagesOf(db, lease, source);
    const isWhole = pages.unchanged === 0 && !row.isPartial;
    const missing = source.listsAll && isWhole ? await unlisted(db, lease, source) : { open: 0, ids: [] };
    checkWhole(source, row, missing.open);
    const gone = row.read > 0 ? missing : { open: 0, ids: [] };
    const isDoubtful = gone.open >= ENOUGH_TO_DOUBT && gone.ids.length > gone.open / 2;
    const isHeldBack = isDoubtful && !isSame(gone.ids.length, await lastHeldBack(db, lease, source));
    const doubt = `${gone.ids.length} of ${gone.open} open programs are no longer listed. That many at once looks like a fault, so none were closed. The next run closes them if it finds the same.`;
    const closing = isHeldBack ? [] : gone.ids;
    const plan = await planPrograms(db, { rows: [], ended: new Map(closing.map((id) => [id, 'unlisted'])) }, now);
    const faults: CrawlFault[] = isHeldBack ? [{ cause: 'held_back', message: `${source.name}: ${doubt}` }] : [];
    const wasMissed = source.listsAll && row.isPartial;
    const wasRead = row.read > 0 || pages.unchanged > 0;
    return [
      heartbeat(db, lease),
      ...plan.guards,
      ...plan.rest,
      ...(isWhole ? [forgetUnseen(db, lease, source)] : []),
      ...(faults.length > 0 ? [noteFaults(db, lease, source, faults)] : []),
      ...(await keepVersions(db, lease, source, {
        readAt: wasRead ? new Date(now).toISOString() : null,
        // If closings are held back, the next run has to read the same file to confirm them.
        ofThisRun: !isHeldBack,
      })),
      db
        .update(crawlSources)
        .set({
          status: 'done',
          closed: closing.length,
          heldBack: isHeldBack ? gone.ids.length : 0,
          errors: sql`${crawlSources.errors} + ${faults.length}`,
          reason: isHeldBack ? doubt : wasMissed ? NOT_CLOSED : null,
          total: sql`${crawlSources.read}`,
          endedAt: CLOCK,
        })
        .where(isOf(lease, source)),
      settleImport(db, source),
      forgetPages(db, lease, source),
    ];
  });
}

/** Throws `Doubt` if what was read can't be everything the source has. */
function checkWhole({ listsAll }: CrawlSource, row: typeof crawlSources.$inferSelect, open: number): void {
  const { read, refused } = row;
  if (refused >= ENOUGH_TO_REFUSE && refused > read / 2) {
    const what = `${refused} of ${read} records could not be read.`;
    throw new Doubt('changed_form', `${what} Its form has probably changed, so none of its programs were closed.`);
  }
  if (listsAll && open >= ENOUGH_TO_DOUBT && row.grants + row.loans + row.assistance === 0) {
    const found =
      read === 0 ? 'It lists nothing at all' : `None of its ${read} records describes anything to apply for`;
    const what = `${found}, where ${open} programs were open.`;
    throw new Doubt('changed_form', `${what} Its form has probably changed, so none of them were closed.`);
  }
}

/** Ends a source whose data is implausible. If it adds far too much, an admin has to review it. */
export async function endDoubted(
  db: Database,
  lease: Lease,
  source: CrawlSource,
  doubt: Doubt,
  now: number,
): Promise<void> {
  if (doubt instanceof Held) await holdImport(db, lease, source, doubt.fill, now);
  await failSource(db, lease, source, { cause: doubt.cause, message: doubt.message, url: '' });
}

/** Ends a source that can't be read. None of its programs are closed or forgotten. */
export async function failSource(
  db: Database,
  lease: Lease,
  source: CrawlSource,
  fault: Omit<SourceFault, 'source' | 'cause'> & { cause: string },
): Promise<void> {
  await db.batch([
    heartbeat(db, lease),
    noteFaults(db, lease, source, [fault]),
    db
      .update(crawlSources)
      .set({
        status: 'failed',
        errors: sql`${crawlSources.errors} + 1`,
        reason: fault.message,
        endedAt: CLOCK,
      })
      .where(isOf(lease, source)),
    forgetPages(db, lease, source),
  ]);
}

async function sourceRow(db: Database, lease: Lease, source: CrawlSource) {
  const [row] = await db.select().from(crawlSources).where(isOf(lease, source));
  if (!row) throw new Error(`Run ${lease.runId} has no source ${source.name}`);
  return row;
}

const counted = z.array(z.object({ unchanged: z.int() }));

async function pagesOf(db: Database, { runId }: Lease, { name }: CrawlSource) {
  const rows = await db.all(sql`
    SELECT count(*) AS unchanged FROM crawl_pages WHERE run_id = ${runId} AND name = ${name} AND records = 'null'`);
  return counted.parse(rows)[0] ?? { unchanged: 0 };
}

const found = z.array(z.object({ open: z.int(), ids: z.string() }));
const ids = z.array(z.string());

/** Counts a source's open programs, and returns the IDs of those that no page listed. */
async function unlisted(db: Database, { runId }: Lease, { id, name }: CrawlSource) {
  const rows = await db.all(sql`
    WITH listed(source_id) AS (
      SELECT DISTINCT program.value ->> 0
      FROM crawl_pages, json_each(crawl_pages.records) AS hash
      CROSS JOIN source_records AS record ON record.name = ${name} AND record.hash = hash.value,
      json_each(record.source_ids) AS program
      WHERE crawl_pages.run_id = ${runId} AND crawl_pages.name = ${name}
      UNION
      SELECT CAST(one.value AS TEXT) FROM crawl_pages, json_each(crawl_pages.listed) AS one
      WHERE crawl_pages.run_id = ${runId} AND crawl_pages.name = ${name}
    )
    SELECT count(*) AS open, json_group_array(id) FILTER (WHERE source_id NOT IN (SELECT source_id FROM listed)) AS ids
    FROM grants WHERE source = ${id} AND stated_status = 'open'`);
  const [row] = found.parse(rows);
  return { open: row?.open ?? 0, ids: ids.parse(JSON.parse(row?.ids ?? '[]')) };
}

function isSame(missing: number, before: number): boolean {
  return before > 0 && Math.abs(missing - before) <= before * SAME_WITHIN;
}

/** Returns how many programs the source's last complete run held back. */
async function lastHeldBack(db: Database, { runId }: Lease, { name }: CrawlSource): Promise<number> {
  const { name: ofSource, runId: ofRun, status, isPartial } = crawlSources;
  const [last] = await db
    .select({ heldBack: crawlSources.heldBack })
    .from(crawlSources)
    .where(and(eq(ofSource, name), lt(ofRun, runId), eq(status, 'done'), eq(isPartial, false)))
    .orderBy(desc(crawlSources.runId))
    .limit(1);
  return last?.heldBack ?? 0;
}

function forgetUnseen(db: Database, { runId }: Lease, { name }: CrawlSource): Statement {
  return db.run(sql`
    DELETE FROM source_records WHERE name = ${name} AND hash NOT IN (
      SELECT hash.value FROM crawl_pages, json_each(crawl_pages.records) AS hash
      WHERE crawl_pages.run_id = ${runId} AND crawl_pages.name = ${name}
    )`);
}

function forgetPages(db: Database, { runId }: Lease, { name }: CrawlSource): Statement {
  return db.run(sql`DELETE FROM crawl_pages WHERE run_id = ${runId} AND name = ${name}`);
}
