import { inArray, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { grants, sourceStates } from '../../db/schema/index.ts';
import type { SourceSettings } from '../../settings/crawler.ts';
import { sourcesOf } from '../registry.ts';
import type { CrawlPhase, CrawlSource } from '../source.ts';

/** A source's state at the start of a run. */
interface Planned {
  name: string;
  phase: CrawlPhase;
  status: 'waiting' | 'skipped';
  reason: string | null;
}

const FILLED = 'Skipped: it is for the first fill alone, and its programs are here already. Another source keeps them.';

export const SWITCHED_OFF = 'Skipped: an admin switched it off.';

/** Returns the sources of a new run in reading order. Sources that the settings exclude come last, with the reason. */
export async function planOf(db: Database, settings: SourceSettings): Promise<Planned[]> {
  const { sources, skipped } = sourcesOf(settings);
  const firstFills = sources.flatMap(({ id, isFirstFill }) => (isFirstFill ? [id] : []));
  const filled = await db.selectDistinct({ id: grants.source }).from(grants).where(inArray(grants.source, firstFills));
  const failed = await failedLast(db);
  const off = new Set((await switchedOff(db)).map(({ name }) => name));
  const isFilled = (id: string, name: string) => filled.some((source) => source.id === id) && !failed.has(name);
  const reasonOf = ({ name, id, isFirstFill }: CrawlSource) => {
    if (off.has(name)) return SWITCHED_OFF;
    return isFirstFill && isFilled(id, name) ? FILLED : null;
  };
  return [
    ...sources.map((source) => {
      const reason = reasonOf(source);
      const status = reason === null ? ('waiting' as const) : ('skipped' as const);
      return { name: source.name, phase: source.phase, status, reason };
    }),
    ...skipped.map(({ name, phase, reason }) => ({ name, phase, status: 'skipped' as const, reason })),
  ];
}

function switchedOff(db: Database) {
  return db.select({ name: sourceStates.name }).from(sourceStates).where(isNotNull(sourceStates.offSince));
}

const named = z.array(z.object({ name: z.string() }));

/** Returns the sources whose last try failed, because they may be incomplete. */
async function failedLast(db: Database): Promise<Set<string>> {
  const rows = await db.all(sql`
    SELECT name FROM (
      SELECT name, status, max(run_id) FROM crawl_sources WHERE status IN ('done', 'failed') GROUP BY name
    ) WHERE status = 'failed'`);
  return new Set(named.parse(rows).map(({ name }) => name));
}
