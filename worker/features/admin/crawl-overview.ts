import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CrawlNight, SourceStatus } from '../../../contract/crawler.ts';
import { sourcesOf } from '../../crawler/registry.ts';
import type { Database } from '../../db/client.ts';
import type { SourceSettings } from '../../settings/crawler.ts';
import { findHeldImports } from './held-imports.ts';

/** The maximum number of nights in the chart. */
const NIGHTS = 60;

const moment = z.nullable(z.string());
const lastShape = z.array(
  z.object({
    ...{ name: z.string(), good_at: moment, ended_at: moment, reason: z.nullable(z.string()) },
    status: z.nullable(z.enum(['done', 'failed'])),
    ...{ added: z.nullable(z.int()), written: z.nullable(z.int()), closed: z.nullable(z.int()) },
    ...{ refused: z.nullable(z.int()), held_back: z.nullable(z.int()), is_off: z.int() },
  }),
);
const nightsShape = z.array(z.object({ run: z.int(), at: z.string(), open: z.int(), failed: z.int() }));

/**
 * Returns the operator's morning overview: each source's last night, and the number of open programs per night. If a
 * source never lists all its programs, a rejected record doesn't count as a gap.
 */
export async function crawlOverview(
  db: Database,
  settings: SourceSettings,
): Promise<{ sources: SourceStatus[]; nights: CrawlNight[] }> {
  const { sources } = sourcesOf(settings);
  const wanted = JSON.stringify(sources.map(({ name, listsAll }) => ({ name, listsAll })));
  const [rows, nights, held] = await Promise.all([
    db.all(sql`
      SELECT wanted.value ->> 'name' AS name, last.status, last.ended_at, last.added, last.written, last.closed, last.refused,
        last.held_back, last.reason, (
          SELECT ended_at FROM crawl_sources
          WHERE name = wanted.value ->> 'name' AND status = 'done' AND held_back = 0
            AND (is_partial = 0 OR NOT wanted.value ->> 'listsAll' AND errors <= refused)
          ORDER BY run_id DESC LIMIT 1) AS good_at,
        EXISTS (SELECT 1 FROM source_states WHERE name = wanted.value ->> 'name' AND off_since IS NOT NULL) AS is_off
      FROM json_each(${wanted}) AS wanted LEFT JOIN crawl_sources AS last ON last.name = wanted.value ->> 'name'
        AND last.run_id = (
          SELECT run_id FROM crawl_sources WHERE name = wanted.value ->> 'name' AND status IN ('done', 'failed')
          ORDER BY run_id DESC LIMIT 1)`),
    db.all(sql`
      SELECT id AS run, ended_at AS at, open_programs AS open, (
        SELECT count(*) FROM crawl_sources WHERE run_id = crawl_runs.id AND status = 'failed') AS failed
      FROM crawl_runs WHERE open_programs IS NOT NULL AND ended_at IS NOT NULL ORDER BY id DESC LIMIT ${NIGHTS}`),
    findHeldImports(db),
  ]);
  const last = new Map(lastShape.parse(rows).map((row) => [row.name, row]));
  return {
    sources: sources.map(({ name, title, phase }) => {
      const row = last.get(name);
      const fill = held.get(name);
      return {
        ...{ name, title, phase, goodAt: row?.good_at ?? null, last: row ? lastOf(row) : null },
        waiting: fill?.decision === null ? fill.named : 0,
        isOff: row?.is_off === 1,
      };
    }),
    nights: nightsShape.parse(nights).toReversed(),
  };
}

function lastOf(row: z.infer<typeof lastShape>[number]): SourceStatus['last'] {
  if (row.status === null) return null;
  const added = row.added ?? 0;
  return {
    ...{ state: row.status, at: row.ended_at, reason: row.reason, added },
    changed: Math.max(0, (row.written ?? 0) - added),
    ...{ closed: row.closed ?? 0, refused: row.refused ?? 0, heldBack: row.held_back ?? 0 },
  };
}
