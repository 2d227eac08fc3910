import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import type { GrantRow } from '../../features/programs/normalize.ts';
import type { Lease } from '../lease.ts';
import type { CrawlSource, Page } from '../source.ts';
import { Held } from './doubt.ts';

/** This many new programs are normal, no matter how few the source had before. */
const ALWAYS_ALLOWED = 200;
/** The limit for a source without complete runs: more than Grants.gov, the largest, has listed since it started. */
const MOST_AT_FIRST = 100_000;
const TRIES = 10;
const SAMPLE = 10;

const filled = z.tuple([z.object({ added: z.int(), before: z.nullable(z.int()), decision: z.nullable(z.string()) })]);

/**
 * Throws `Held` if a run adds more than 200 new programs and also more than the source ever had in its last ten
 * complete runs. An admin can allow more for one run.
 */
export async function checkImportSize(
  db: Database,
  lease: Lease,
  source: CrawlSource,
  { page, fresh }: { page: Page; fresh: readonly GrantRow[] },
): Promise<void> {
  const { added, before, decision } = await stateOf(db, lease, source);
  if (decision === 'let in') return;
  const limit = before === null ? MOST_AT_FIRST : Math.max(ALWAYS_ALLOWED, before);
  const named = source.countsPages || before === null ? 0 : (page.total ?? 0) - before;
  const isStatedByList = named > limit;
  if (!isStatedByList && added + fresh.length <= limit) return;
  throw new Held({
    before: before ?? 0,
    named: isStatedByList ? (page.total ?? 0) : added + fresh.length,
    isAtLeast: !isStatedByList,
    sample: fresh.slice(0, SAMPLE).map(({ title, provider = null, url = null }) => ({ title, provider, url })),
  });
}

async function stateOf(db: Database, { runId }: Lease, { name }: CrawlSource) {
  const rows = await db.all(sql`
    SELECT added, (SELECT decision FROM held_fills WHERE name = own.name) AS decision, (
      SELECT max(had) FROM (
        SELECT max(read, grants + loans + assistance) AS had FROM crawl_sources
        WHERE name = own.name AND run_id < own.run_id AND status = 'done' ORDER BY run_id DESC LIMIT ${TRIES}
      )) AS before
    FROM crawl_sources AS own WHERE run_id = ${runId} AND name = ${name}`);
  const [state] = filled.parse(rows);
  return state;
}
