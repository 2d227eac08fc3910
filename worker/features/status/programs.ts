import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { StatusLine } from '../../../contract/status.ts';
import { deadSince } from '../../crawler/lease.ts';
import { sourcesOf } from '../../crawler/registry.ts';
import type { Database } from '../../db/client.ts';
import { crawlRuns, crawlSources, cursors, grants, linkChecks, sourceStates } from '../../db/schema/index.ts';
import type { Settings } from '../../env.ts';
import { deadLinks } from '../programs/links/queries.ts';
import { CURATED, VERIFIED_FOR_MS } from '../programs/program.ts';
import { count, HOUR_MS, isOlderThan, item, lineOf, look, moment, text } from './line.ts';

const MOST_ITEMS = 100;
const CRAWL_LATE_MS = 26 * HOUR_MS;
/** When the nightly crawl starts, as in wrangler.toml (UTC). */
const CRAWL_AT_MS = (7 * 60 + 47) * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the last crawl, and when the next one starts. */
export async function crawlerLine(db: Database, now: number): Promise<StatusLine> {
  const [run] = await db
    .select({
      ...{ id: crawlRuns.id, status: crawlRuns.status, startedAt: crawlRuns.startedAt, endedAt: crawlRuns.endedAt },
      isDead: sql<number>`${crawlRuns.heartbeatAt} < ${deadSince}`.mapWith(Boolean),
    })
    .from(crawlRuns)
    .orderBy(desc(crawlRuns.id))
    .limit(1);
  const failed = run
    ? await db
        .select({ name: crawlSources.name, reason: crawlSources.reason, endedAt: crawlSources.endedAt })
        .from(crawlSources)
        .where(and(eq(crawlSources.runId, run.id), eq(crawlSources.status, 'failed')))
    : [];
  const matters = [
    run?.status === 'running' && run.isDead && look('crawl_stopped'),
    (!run || isOlderThan(run.startedAt, CRAWL_LATE_MS, now)) && look('crawl_late'),
    failed.length > 0 && look('crawl_errors'),
  ];
  return lineOf('crawler', matters, {
    figures: [
      text('run', run ? run.status : null),
      moment('started', run?.startedAt ?? null),
      moment('ended', run?.endedAt ?? null),
      moment('next', new Date(nextCrawl(now)).toISOString()),
      count('failedSources', failed.length),
    ],
    items: failed.map(({ name, reason, endedAt }) => item(name, { detail: reason, since: endedAt })),
  });
}

function nextCrawl(now: number): number {
  const today = Math.floor(now / DAY_MS) * DAY_MS + CRAWL_AT_MS;
  return today > now ? today : today + DAY_MS;
}

/** Returns the open programs with a dead official address. */
export async function linksLine(db: Database): Promise<StatusLine> {
  const [dead, failing, [walk]] = await Promise.all([
    deadLinks(db, MOST_ITEMS),
    db.$count(linkChecks, sql`${linkChecks.failingDays} > 0`),
    db.select({ endedAt: cursors.endedAt }).from(cursors).where(eq(cursors.name, 'links')),
  ]);
  return lineOf('links', [dead.length > 0 && look('links_dead')], {
    figures: [count('dead', dead.length), count('failing', failing), moment('round', walk?.endedAt ?? null)],
    items: dead.map(({ title, grantId, url, fault, failingDays, failingSince }) =>
      item(title, { program: grantId, url, detail: `${fault} ${failingDays}`, since: failingSince }),
    ),
  });
}

/** If a source hasn't been fully read for this long, its programs may no longer exist. */
const SOURCE_STALE_MS = 7 * DAY_MS;
const SOON_MS = 60 * DAY_MS;

/**
 * Returns curated programs whose facts haven't been checked in a long time, and sources that weren't fully read
 * recently.
 */
export async function factsLine(db: Database, settings: Settings, now: number): Promise<StatusLine> {
  const [programs, read] = await Promise.all([
    db
      .select({ id: grants.id, title: grants.title, checkedAt: grants.checkedAt })
      .from(grants)
      .where(
        and(
          eq(grants.source, CURATED),
          eq(grants.status, 'open'),
          lt(grants.checkedAt, new Date(now - VERIFIED_FOR_MS + SOON_MS).toISOString()),
        ),
      )
      .orderBy(asc(grants.checkedAt)),
    db.select({ name: sourceStates.name, readAt: sourceStates.readAt }).from(sourceStates),
  ]);
  const stale = programs.filter(({ checkedAt }) => isOlderThan(checkedAt, VERIFIED_FOR_MS, now));
  const titles = new Map(sourcesOf(settings).sources.map(({ name, title }) => [name, title]));
  const sources = read.filter(({ name, readAt }) => titles.has(name) && isOlderThan(readAt, SOURCE_STALE_MS, now));
  return lineOf('facts', [stale.length + sources.length > 0 && look('facts_stale')], {
    figures: [
      count('stalePrograms', stale.length),
      count('soon', programs.length - stale.length),
      count('staleSources', sources.length),
    ],
    items: [
      ...sources.map(({ name, readAt }) => item(titles.get(name) ?? name, { detail: 'source', since: readAt })),
      ...stale
        .slice(0, MOST_ITEMS)
        .map(({ id, title, checkedAt }) => item(title, { program: id, detail: 'program', since: checkedAt })),
    ],
  });
}
