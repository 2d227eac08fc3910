import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { crawlPages, crawlRuns, crawlSources } from '../../db/schema/index.ts';
import type { SourceSettings } from '../../settings/crawler.ts';
import { type Clock, realClock } from '../fetching/clock.ts';
import type { FetcherOptions } from '../fetching/polite.ts';
import { databaseNow, heartbeat, isSuperseded, type Lease } from '../lease.ts';
import { knownVersions } from '../pipeline/versions.ts';
import { fetcherOf, sourcesOf } from '../registry.ts';
import type { CrawlSource } from '../source.ts';
import { type Begun, readSource } from './read-source.ts';
import { Watch } from './watch.ts';

export interface SliceOptions
  extends Partial<Pick<FetcherOptions, 'fetch' | 'patience' | 'intervalOf' | 'timeoutMs' | 'wholeMs'>> {
  clock?: Clock;
  /** After this time (ms), a slice ends with its current page. */
  budgetMs?: number;
  /** How long (ms) one source may be read in a run, over all slices. */
  sourceMs?: number;
  beatMs?: number;
}

/**
 * Less than the five minutes of CPU that an invocation may use, but not much less: each slice has to skip through a
 * large file up to the cursor.
 */
const SLICE_MS = 4 * 60_000;
/** The slowest sources take a quarter of this. The limit ensures that other sources get their turn and the run ends. */
const SOURCE_MS = 60 * 60_000;

const cursorShape = z.nullable(z.record(z.string(), z.unknown()));

/**
 * Runs the next slice of a run: reads the next source until it ends or the time is up. Data is stored page by page, so
 * a slice that is interrupted and repeated counts nothing twice. `isDone` is true when no source is left, or when
 * another worker holds the run. Throws on database errors; the caller should retry.
 */
export async function runSlice(
  db: Database,
  settings: SourceSettings,
  lease: Lease,
  { clock = realClock, budgetMs = SLICE_MS, sourceMs = SOURCE_MS, beatMs, ...given }: SliceOptions = {},
): Promise<{ isDone: boolean }> {
  const watch = new Watch(db, lease, clock, beatMs);
  try {
    const next = await nextSource(db, lease, sourcesOf(settings).sources);
    if (!next) {
      await endRun(db, lease);
      return { isDone: true };
    }
    const fetcher = fetcherOf(settings, {
      ...given,
      fetch: watch.fetchWith(given.fetch ?? ((...call) => fetch(...call))),
      clock: watch.clockFor(next.source.title),
    });
    await readSource(db, lease, next.source, next.begun, { fetcher, watch, clock, budgetMs, sourceMs });
    return { isDone: false };
  } catch (error) {
    if (isSuperseded(error)) return { isDone: true };
    throw error;
  } finally {
    watch.end();
  }
}

/** Returns the next source, marked as being read; null if all are done. */
async function nextSource(
  db: Database,
  lease: Lease,
  sources: readonly CrawlSource[],
): Promise<{ source: CrawlSource; begun: Begun } | null> {
  for (;;) {
    const [row] = await db
      .select({
        name: crawlSources.name,
        cursor: crawlSources.cursor,
        pages: crawlSources.pages,
        spentMs: crawlSources.spentMs,
      })
      .from(crawlSources)
      .where(and(eq(crawlSources.runId, lease.runId), inArray(crawlSources.status, ['reading', 'waiting'])))
      .orderBy(asc(crawlSources.position))
      .limit(1);
    if (!row) return null;
    const isRow = and(eq(crawlSources.runId, lease.runId), eq(crawlSources.name, row.name));
    const source = sources.find(({ name }) => name === row.name);
    if (!source) {
      const reason = 'Skipped: the settings changed while the crawl was going on, and leave it out now.';
      const skipped = db.update(crawlSources).set({ status: 'skipped', reason, endedAt: databaseNow }).where(isRow);
      await db.batch([heartbeat(db, lease), skipped]);
      continue;
    }
    const reading = { status: 'reading', startedAt: sql`coalesce(${crawlSources.startedAt}, ${databaseNow})` };
    await db.batch([
      heartbeat(db, lease),
      db.update(crawlSources).set(reading).where(isRow),
      db.update(crawlRuns).set({ currentTask: null }).where(eq(crawlRuns.id, lease.runId)),
    ]);
    const known = await knownVersions(db, source);
    return { source, begun: { cursor: cursorShape.parse(row.cursor), pages: row.pages, spentMs: row.spentMs, known } };
  }
}

/**
 * The number of programs that people can find, from any source. A program that appears as part of another isn't counted
 * again.
 */
const OPEN_PROGRAMS = sql`(SELECT coalesce(sum(programs), 0) FROM program_counts WHERE state = 'open')`;

async function endRun(db: Database, lease: Lease): Promise<void> {
  await db.batch([
    heartbeat(db, lease),
    db.delete(crawlPages).where(eq(crawlPages.runId, lease.runId)),
    db
      .update(crawlRuns)
      .set({ status: 'complete', currentTask: null, endedAt: databaseNow, openPrograms: OPEN_PROGRAMS })
      .where(eq(crawlRuns.id, lease.runId)),
  ]);
}
