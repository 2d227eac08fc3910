import { asc, count, desc, eq, getTableColumns, inArray, max, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CRAWL_PHASES, CRAWL_SOURCE_STATES, type CrawlError, type CrawlRun } from '../../../contract/crawler.ts';
import { deadSince } from '../../crawler/lease.ts';
import { sourcesOf } from '../../crawler/registry.ts';
import type { Database } from '../../db/client.ts';
import { crawlErrors, crawlRuns, crawlSources } from '../../db/schema/index.ts';
import { ApiFailure } from '../../failure.ts';
import type { SourceSettings } from '../../settings/crawler.ts';
import { recordsOf } from './crawl-progress.ts';

const RUNS = 20;
const MOST_ERRORS = 1000;
/** The latest errors of each source and cause always appear, so thousands of one kind don't hide the rest. */
const OF_EACH_KIND = 20;

const words = z.object({ phase: z.enum(CRAWL_PHASES), state: z.enum(CRAWL_SOURCE_STATES) });

/** Returns the last runs with each source's outcome, newest first. */
export async function crawlRunsSoFar(db: Database, settings: SourceSettings): Promise<CrawlRun[]> {
  const isDead = sql<number>`${crawlRuns.status} = 'running' AND ${crawlRuns.heartbeatAt} < ${deadSince}`.mapWith(
    Boolean,
  );
  const runs = await db
    .select({ ...getTableColumns(crawlRuns), isDead })
    .from(crawlRuns)
    .orderBy(desc(crawlRuns.id))
    .limit(RUNS);
  const ids = runs.map(({ id }) => id);
  const rows = await db
    .select()
    .from(crawlSources)
    .where(inArray(crawlSources.runId, ids))
    .orderBy(asc(crawlSources.position));
  const { sources, skipped } = sourcesOf(settings);
  const known = new Map([...sources, ...skipped].map((source) => [source.name, source]));
  return runs.map((run) => {
    const ofRun = rows.filter(({ runId }) => runId === run.id);
    const sum = (value: (row: (typeof rows)[number]) => number) => ofRun.reduce((all, row) => all + value(row), 0);
    return {
      id: run.id,
      startedBy: run.startedBy,
      state: run.status === 'complete' ? 'complete' : run.isDead ? 'stopped' : 'running',
      startTime: run.startedAt,
      // A dead run ended at its last heartbeat.
      endTime: run.isDead && run.heartbeatAt > run.startedAt ? run.heartbeatAt : run.endedAt,
      grantsFound: sum((row) => row.grants + row.loans + row.assistance),
      written: sum((row) => row.written),
      closed: sum((row) => row.closed),
      errors: sum((row) => row.errors),
      sources: ofRun.map((row) => {
        const source = known.get(row.name);
        const countsPages = source !== undefined && 'countsPages' in source && source.countsPages === true;
        const { name, read, unchanged, left, refused, written, closed, errors, reason } = row;
        const { total } = recordsOf({ ...row, before: null }, countsPages);
        return {
          ...words.parse({ phase: row.phase, state: row.status }),
          ...{ name, read, unchanged, left, refused, written, closed, errors, reason },
          title: source?.title ?? name,
          total: row.total === null ? null : total,
        };
      }),
    };
  });
}

/**
 * Returns a run's errors, newest first. Over the limit, the newest of each kind come before the rest. Throws
 * `not_found`.
 */
export async function crawlErrorsOf(db: Database, runId: number): Promise<{ errors: CrawlError[]; total: number }> {
  const isOfRun = eq(crawlErrors.runId, runId);
  const { id, name, cause } = crawlErrors;
  const given = sql`(
    SELECT id FROM (
      SELECT ${id} AS id, row_number() OVER (PARTITION BY ${name}, ${cause} ORDER BY ${id} DESC) AS place
      FROM ${crawlErrors} WHERE ${isOfRun}
    ) ORDER BY place > ${OF_EACH_KIND}, id DESC LIMIT ${MOST_ERRORS})`;
  const [runs, counts, rows] = await db.batch([
    db
      .select({ id: max(crawlRuns.id) })
      .from(crawlRuns)
      .where(eq(crawlRuns.id, runId)),
    db.select({ total: count() }).from(crawlErrors).where(isOfRun),
    db.select().from(crawlErrors).where(inArray(id, given)).orderBy(desc(id)),
  ]);
  if (runs[0]?.id == null) throw new ApiFailure('not_found', 'There is no crawl of this number any more.');
  const errors = rows.map(({ id, name, cause, message, url, record, createdAt }) => ({
    ...{ id, cause, message, record },
    source: name,
    url: url || null,
    at: createdAt,
  }));
  return { errors, total: counts[0]?.total ?? errors.length };
}
