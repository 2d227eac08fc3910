import { desc, gte } from 'drizzle-orm';
import { type StatusLine, TASK_NAMES, type TaskName } from '../../../contract/status.ts';
import type { Database } from '../../db/client.ts';
import { errorCounts, taskRuns } from '../../db/schema/index.ts';
import { broken, count, HOUR_MS, isOlderThan, item, lineOf, look, MINUTE_MS, moment } from './line.ts';

/** This many in a day aren't a coincidence. */
const MANY_ERRORS = 100;
const MOST_ITEMS = 10;

/** Returns the unexpected errors of today and yesterday, by endpoint and by the code that the client got. */
export async function errorsLine(db: Database, now: number): Promise<StatusLine> {
  const [today, yesterday] = [dayOf(now), dayOf(now - 24 * HOUR_MS)];
  const rows = await db
    .select()
    .from(errorCounts)
    .where(gte(errorCounts.day, yesterday))
    .orderBy(desc(errorCounts.day), desc(errorCounts.count));
  const sum = (day: string) => rows.reduce((all, row) => all + (row.day === day ? row.count : 0), 0);
  const of = sum(today);
  return lineOf('errors', [of >= MANY_ERRORS && broken('errors_many'), of > 0 && look('errors_today')], {
    figures: [count('today', of), count('yesterday', sum(yesterday))],
    items: rows
      .filter(({ day }) => day === today)
      .slice(0, MOST_ITEMS)
      .map((row) => item(row.what, { detail: String(row.count), since: row.lastAt })),
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const DAILY: ReadonlySet<TaskName> = new Set(['sweep', 'census', 'deadlines', 'crawl']);
/** A run may take a while, and the platform's cron isn't exact. */
const LATE_MS = { often: 20 * MINUTE_MS, daily: 26 * HOUR_MS } as const;
/** Mail and plans depend on these tasks, so members notice after an hour. */
const NOTICED_MS = HOUR_MS;
const FAILS_FOR_GOOD = 3;

/** Returns the last run of each scheduled task. */
export async function tasksLine(db: Database, now: number): Promise<StatusLine> {
  const rows = await db.select().from(taskRuns);
  const runs = TASK_NAMES.map((name) => ({ name, run: rows.find((row) => row.name === name) }));
  const isLate = ({ name, run }: (typeof runs)[number]) =>
    !run || isOlderThan(run.startedAt, DAILY.has(name) ? LATE_MS.daily : LATE_MS.often, now);
  const stopped = runs.some(
    ({ name, run }) => run && !DAILY.has(name) && isOlderThan(run.startedAt, LATE_MS.often + NOTICED_MS, now),
  );
  const failed = runs.filter(({ run }) => (run?.failedInARow ?? 0) > 0);
  const late = runs.filter(isLate);
  const matters = [
    stopped && broken('task_late'),
    failed.some(({ run }) => (run?.failedInARow ?? 0) >= FAILS_FOR_GOOD) && broken('task_failed'),
    failed.length > 0 && look('task_failed'),
    late.length > 0 && look('task_late'),
  ];
  const last = rows.map(({ startedAt }) => startedAt).toSorted();
  return lineOf('tasks', matters, {
    figures: [count('failed', failed.length), count('late', late.length), moment('last', last.at(-1) ?? null)],
    items: runs.map(({ name, run }) =>
      item(name, { detail: run ? (run.failure ?? `${run.tookMs} ms`) : null, since: run?.startedAt ?? null }),
    ),
  });
}
