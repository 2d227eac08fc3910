import type { Database } from '../../db/client.ts';
import { isDatabaseUnavailable, reasonOf } from '../../db/database-errors.ts';
import type { Clock } from '../fetching/clock.ts';
import { SourceError, type SourceFault } from '../fetching/errors.ts';
import type { PoliteFetcher } from '../fetching/polite.ts';
import { isSuperseded, type Lease } from '../lease.ts';
import { Doubt } from '../pipeline/doubt.ts';
import { endDoubted, endSource, failSource } from '../pipeline/end-source.ts';
import { noteSpent } from '../pipeline/page-account.ts';
import { storePage } from '../pipeline/store-page.ts';
import type { Crawl, CrawlSource, Cursor, Page } from '../source.ts';
import type { Watch } from './watch.ts';

/** A run's progress with a source. */
export interface Begun {
  cursor: Cursor | null;
  pages: number;
  /** Time (ms) spent reading it so far. */
  spentMs: number;
  known: Crawl['known'];
}

interface Means {
  fetcher: PoliteFetcher;
  watch: Watch;
  clock: Clock;
  budgetMs: number;
  sourceMs: number;
}

/** The longest wait for a page. A source that takes longer would hold up all other sources. */
const PAGE_MS = 10 * 60_000;
/** An invocation may make ten thousand calls, database calls included; a page takes about ten. */
const MOST_CALLS = 2000;
const MOST_PAGES = 700;

/**
 * Reads a source from where it stopped, stores its pages, and ends it once it's fully read or has failed. Throws if the
 * database fails or another worker holds the run.
 */
export async function readSource(
  db: Database,
  lease: Lease,
  source: CrawlSource,
  begun: Begun,
  means: Means,
): Promise<void> {
  const begunAt = means.clock.now();
  try {
    // The cursor is null before the first page, and again after the last one.
    const isRead = begun.cursor === null && begun.pages > 0;
    if (isRead || (await readPages(db, lease, source, begun, means))) {
      await endSource(db, lease, source, { now: means.clock.now() });
    } else await noteSpent(db, lease, source, means.clock.now() - begunAt);
  } catch (error) {
    const cause = means.watch.reason ?? error;
    if (isSuperseded(cause) || isDatabaseUnavailable(cause)) throw cause;
    if (cause instanceof Doubt) await endDoubted(db, lease, source, cause, means.clock.now());
    else await failSource(db, lease, source, faultOf(cause, source, means));
  }
}

/**
 * Reads and stores page by page, fetching the next page while one is being stored. Returns whether the last page is
 * stored.
 */
async function readPages(
  db: Database,
  lease: Lease,
  source: CrawlSource,
  { cursor, known, spentMs }: Begun,
  { fetcher, watch, clock, budgetMs, sourceMs }: Means,
): Promise<boolean> {
  const begunAt = clock.now();
  const pages = source.pages({ fetcher, known, now: begunAt }, cursor)[Symbol.asyncIterator]();
  let storing: Promise<void> = Promise.resolve();
  try {
    for (let count = 1; ; count++) {
      const next = await nextOf(pages, watch, sourceMs - spentMs - (clock.now() - begunAt));
      await storing;
      if (next.done) return true;
      const page = next.value;
      storing = storePage(db, lease, source, page, clock.now());
      // Stop fetching: the next page is no longer needed.
      storing.catch((error: unknown) => watch.abort(error));
      if (page.cursor === null) {
        await storing;
        return true;
      }
      if (clock.now() - begunAt >= budgetMs || count >= MOST_PAGES || watch.calls >= MOST_CALLS) {
        await storing;
        return false;
      }
    }
  } catch (error) {
    // Wait, so no work continues after the slice ends. If a page couldn't be stored, the watch has the reason.
    await storing.catch(() => undefined);
    throw error;
  } finally {
    await leave(pages, watch);
  }
}

/** Closes the source's open resources. An aborted source closes them itself. */
async function leave(pages: AsyncIterator<Page>, watch: Watch): Promise<void> {
  if (watch.reason === null) await pages.return?.().catch(() => undefined);
}

/** Thrown when no page has arrived for too long. */
class Stuck extends Error {}

/** Thrown when the source has used up its time. */
class OutOfTime extends Error {}

/**
 * Returns the next page. Also stops when the source's time runs out, because a slice checks the time only between
 * pages.
 */
async function nextOf(pages: AsyncIterator<Page>, watch: Watch, leftMs: number): Promise<IteratorResult<Page>> {
  if (leftMs <= 0) throw new OutOfTime();
  const stop = () => watch.abort(leftMs < PAGE_MS ? new OutOfTime() : new Stuck());
  const timer = setTimeout(stop, Math.min(leftMs, PAGE_MS));
  try {
    return await watch.unlessStopped(pages.next());
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the fault for the error list. For our own bugs, it states only that there was one; the log has the cause. */
function faultOf(error: unknown, { name, title }: CrawlSource, { sourceMs }: Means): SourceFault {
  if (error instanceof SourceError) return error.fault;
  if (error instanceof Stuck) {
    const message = `${title} gave no page within ${PAGE_MS / 60_000} minutes.`;
    return { source: name, cause: 'timed_out', url: '', message };
  }
  if (error instanceof OutOfTime) {
    const within = sourceMs < 60_000 ? `${sourceMs / 1000} seconds` : `${Math.round(sourceMs / 60_000)} minutes`;
    const message = `${title} was not read to its end within ${within}. The next run begins it anew.`;
    return { source: name, cause: 'timed_out', url: '', message };
  }
  console.error(JSON.stringify({ crawl: name, unexpected: reasonOf(error) }));
  const message = `${title} could not be read for a reason that is ours, not its own. The log of the Worker names it.`;
  return { source: name, cause: 'unexpected', url: '', message };
}
