import { asc, count, desc, eq, max, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type CrawlProgress, type getCrawlStatus, MOST_PROGRESS_ERRORS } from '../../../contract/crawler.ts';
import { deadSince } from '../../crawler/lease.ts';
import { sourcesOf } from '../../crawler/registry.ts';
import type { Database } from '../../db/client.ts';
import { crawlErrors, crawlRuns, crawlSources } from '../../db/schema/index.ts';
import type { SourceSettings } from '../../settings/crawler.ts';
import { percentOf, phaseProgress, recordsOf } from './crawl-progress.ts';
import { inUtc } from './crawl-start.ts';

type CrawlStatus = z.input<typeof getCrawlStatus.response>;

const NOTHING = { total: 0, completed: 0, sources: 0, failed: 0 };
const BEFORE_THE_FIRST: CrawlProgress = {
  isRunning: false,
  isComplete: false,
  progress: 0,
  grantsFound: 0,
  currentTask: null,
  startTime: null,
  endTime: null,
  errors: [],
  categoriesProgress: NOTHING,
  federalProgress: NOTHING,
  stateProgress: NOTHING,
  ngoProgress: NOTHING,
  programTypeCounts: { grant: 0, loan: 0, assistance: 0 },
  failedSources: [],
  sourcesInAll: 0,
};

/** Returns the current run, or the last one. The page polls it every five seconds, so it reads only that run's rows. */
export async function crawlStatus(db: Database, settings: SourceSettings): Promise<CrawlStatus> {
  const run = await lastRun(db);
  if (!run) return { progress: BEFORE_THE_FIRST };
  const [rows, errors] = await Promise.all([rowsOf(db, run.id), lastErrors(db, run.id)]);
  const { sources } = sourcesOf(settings);
  const countsPages = ({ name }: { name: string }) =>
    sources.some((source) => source.name === name && source.countsPages === true);
  const titleOf = (name: string) => sources.find((source) => source.name === name)?.title ?? name;
  const phase = (name: Parameters<typeof phaseProgress>[1]) => phaseProgress(rows, name, countsPages);
  const isComplete = run.status === 'complete';
  const isRunning = !isComplete && !run.isDead;
  const sum = (count: (row: Row) => number) => rows.reduce((all, row) => all + count(row), 0);
  const programTypeCounts = {
    grant: sum(({ grants }) => grants),
    loan: sum(({ loans }) => loans),
    assistance: sum(({ assistance }) => assistance),
  };
  const progress: CrawlProgress = {
    isRunning,
    isComplete,
    progress: isComplete ? 100 : percentOf(rows, countsPages),
    grantsFound: programTypeCounts.grant + programTypeCounts.loan + programTypeCounts.assistance,
    currentTask: isRunning ? (run.currentTask ?? taskOf(rows, { titleOf, countsPages })) : null,
    startTime: run.startedAt,
    endTime: run.endedAt,
    errors: errors.map(({ name, message, times }) => {
      const sentence = `${titleOf(name)}: ${withoutName(message, [name, titleOf(name)])}`;
      return times === 1 ? sentence : `${sentence} (${times.toLocaleString('en-US')} times)`;
    }),
    categoriesProgress: phase('categories'),
    federalProgress: phase('federal'),
    stateProgress: phase('states'),
    ngoProgress: phase('ngos'),
    programTypeCounts,
    failedSources: rows.flatMap(({ name, status, reason }) =>
      status === 'failed' ? { title: titleOf(name), reason: withoutName(reason ?? '', [name, titleOf(name)]) } : [],
    ),
    sourcesInAll: rows.filter(({ status }) => status !== 'skipped').length,
  };
  return isComplete || isRunning ? { progress } : { progress, error: deadSentence(run.heartbeatAt) };
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

async function lastRun(db: Database) {
  const { id, status, currentTask, startedAt, heartbeatAt, endedAt } = crawlRuns;
  const [run] = await db
    .select({
      ...{ id, status, currentTask, startedAt, heartbeatAt, endedAt },
      isDead: sql<number>`${heartbeatAt} < ${deadSince}`.mapWith(Boolean),
    })
    .from(crawlRuns)
    .orderBy(desc(crawlRuns.id))
    .limit(1);
  return run ?? null;
}

function rowsOf(db: Database, runId: number) {
  const { name, phase, status, reason, pages, total, read, grants, loans, assistance } = crawlSources;
  return db
    .select({
      ...{ name, phase, status, reason, pages, total, read, grants, loans, assistance },
      before: sql<number | null>`CASE WHEN ${status} IN ('waiting', 'reading', 'failed') THEN (
        SELECT last.read FROM crawl_sources AS last
        WHERE last.name = ${name} AND last.run_id < ${runId} AND last.status = 'done' ORDER BY last.run_id DESC LIMIT 1
      ) END`,
    })
    .from(crawlSources)
    .where(eq(crawlSources.runId, runId))
    .orderBy(asc(crawlSources.position));
}

function lastErrors(db: Database, runId: number) {
  return db
    .select({ name: crawlErrors.name, message: crawlErrors.message, times: count() })
    .from(crawlErrors)
    .where(eq(crawlErrors.runId, runId))
    .groupBy(crawlErrors.name, crawlErrors.message)
    .orderBy(desc(max(crawlErrors.id)))
    .limit(MOST_PROGRESS_ERRORS);
}

interface Known {
  titleOf: (name: string) => string;
  countsPages: (row: { name: string }) => boolean;
}

/** Returns a line such as "Grants.gov: 1,200 of 1,650 records". */
function taskOf(rows: readonly Row[], { titleOf, countsPages }: Known): string {
  const row = rows.find(({ status }) => status === 'reading');
  if (!row)
    return rows.some(({ status }) => status === 'waiting') ? 'Going on to the next source' : 'Coming to the end';
  const { total, completed } = recordsOf(row, countsPages(row));
  const title = titleOf(row.name);
  if (completed === 0) return `${title}: asking for its records`;
  const read = completed.toLocaleString('en-US');
  return total > completed
    ? `${title}: ${read} of ${total.toLocaleString('en-US')} records`
    : `${title}: ${read} records`;
}

/** Removes the source's name or title from the start of a message. Messages don't name the source anywhere else. */
function withoutName(message: string, names: readonly string[]): string {
  const start = names.map((name) => `${name}: `).find((name) => message.startsWith(name)) ?? '';
  return message.slice(start.length);
}

function deadSentence(heartbeatAt: string): string {
  const since = Date.parse(heartbeatAt) > 0 ? ` Nothing was heard of it since ${inUtc(heartbeatAt)}.` : '';
  return `The crawl stopped before its end.${since} It resumes by itself within five minutes, or at once when you start the crawler.`;
}
