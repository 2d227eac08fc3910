import { eq } from 'drizzle-orm';
import { readingOf } from '../../../dev/sources/reading.ts';
import type { SourcesEmulator } from '../../../dev/sources/server.ts';
import { SourceError } from '../../../worker/crawler/fetching/errors.ts';
import { databaseNow, type Lease } from '../../../worker/crawler/lease.ts';
import { Doubt } from '../../../worker/crawler/pipeline/doubt.ts';
import { endDoubted, endSource, failSource } from '../../../worker/crawler/pipeline/end-source.ts';
import { storePage } from '../../../worker/crawler/pipeline/store-page.ts';
import { knownVersions } from '../../../worker/crawler/pipeline/versions.ts';
import type { CrawlSource, Page } from '../../../worker/crawler/source.ts';
import type { Database } from '../../../worker/db/client.ts';
import { crawlRuns, crawlSources } from '../../../worker/db/schema/index.ts';

const HOLDER = 'test';

/** Ends the previous run and starts one that reads these sources. */
export async function beginRun(db: Database, sources: readonly Pick<CrawlSource, 'name' | 'phase'>[]): Promise<Lease> {
  await db.update(crawlRuns).set({ status: 'complete' });
  const [run] = await db.insert(crawlRuns).values({ startedBy: 'a test', holder: HOLDER }).returning();
  if (!run) throw new Error('No run');
  await db
    .insert(crawlSources)
    .values(
      sources.map(({ name, phase }, position) => ({ runId: run.id, name, phase, position, startedAt: databaseNow })),
    );
  return { runId: run.id, holder: HOLDER };
}

/** Crawls an emulated source from start to end in its own run. */
export async function crawl(db: Database, emulator: SourcesEmulator, name: string): Promise<Lease> {
  const { source } = readingOf(emulator, name);
  const { crawl: reading } = readingOf(emulator, name, { known: await knownVersions(db, source) });
  const lease = await beginRun(db, [source]);
  const { now } = emulator.world;
  try {
    for await (const page of source.pages(reading, null)) await storePage(db, lease, source, page, now);
    await endSource(db, lease, source, { now });
  } catch (error) {
    if (error instanceof Doubt) await endDoubted(db, lease, source, error, now);
    else if (error instanceof SourceError) await failSource(db, lease, source, error.fault);
    else throw error;
  }
  return lease;
}

/** Stores pages as if from a source, in their own run. */
export async function store(
  db: Database,
  source: CrawlSource,
  pages: Iterable<Page>,
  { now = Date.now(), ends = true }: { now?: number; ends?: boolean } = {},
): Promise<Lease> {
  const lease = await beginRun(db, [source]);
  try {
    for (const page of pages) await storePage(db, lease, source, page, now);
    if (ends) await endSource(db, lease, source, { now });
  } catch (error) {
    if (!(error instanceof Doubt)) throw error;
    await endDoubted(db, lease, source, error, now);
  }
  return lease;
}

/** Returns the run's record of its only source. */
export async function sourceOf(db: Database, { runId }: Lease) {
  const [row] = await db.select().from(crawlSources).where(eq(crawlSources.runId, runId));
  if (!row) throw new Error('The run has no source');
  return row;
}
