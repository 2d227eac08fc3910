import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { grants } from '../../db/schema/index.ts';
import type { SourceSettings } from '../../settings/crawler.ts';
import { sourcesOf } from '../registry.ts';
import type { CrawlPhase } from '../source.ts';

/** A source as a run begins with it. */
interface Planned {
  name: string;
  phase: CrawlPhase;
  status: 'waiting' | 'skipped';
  reason: string | null;
}

const FILLED = 'Skipped: it is for the first fill alone, and its programs are here already. Another source keeps them.';

/** The sources of a new run, in the order in which it reads them; those that it leaves out come last, with the reason. */
export async function planOf(db: Database, settings: SourceSettings): Promise<Planned[]> {
  const { sources, skipped } = sourcesOf(settings);
  const firstFills = sources.flatMap(({ id, isFirstFill }) => (isFirstFill ? [id] : []));
  const filled = await db.selectDistinct({ id: grants.source }).from(grants).where(inArray(grants.source, firstFills));
  const failed = await failedLast(db);
  const isFilled = (id: string, name: string) => filled.some((source) => source.id === id) && !failed.has(name);
  return [
    ...sources.map(({ name, phase, id, isFirstFill }) =>
      isFirstFill && isFilled(id, name)
        ? { name, phase, status: 'skipped' as const, reason: FILLED }
        : { name, phase, status: 'waiting' as const, reason: null },
    ),
    ...skipped.map(({ name, phase, reason }) => ({ name, phase, status: 'skipped' as const, reason })),
  ];
}

const named = z.array(z.object({ name: z.string() }));

/** Sources that failed when they were tried last: what one of them brought is not all. */
async function failedLast(db: Database): Promise<Set<string>> {
  const rows = await db.all(sql`
    SELECT name FROM (
      SELECT name, status, max(run_id) FROM crawl_sources WHERE status IN ('done', 'failed') GROUP BY name
    ) WHERE status = 'failed'`);
  return new Set(named.parse(rows).map(({ name }) => name));
}
