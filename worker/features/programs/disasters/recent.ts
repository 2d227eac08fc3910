import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isState, US_STATES } from '../../../../contract/profile/places.ts';
import { NEWS_DAYS, type RecentDisasters } from '../../../../contract/programs/disasters.ts';
import type { Database } from '../../../db/client.ts';
import { countiesIn } from './places.ts';

const SOURCE = 'fema-disasters';
const DAY_MS = 24 * 60 * 60_000;
/** If the source hasn't been read for this long, its data may be outdated. */
const STALE_DAYS = 3;

const rowsShape = z.array(z.object({ eligibility: z.nullable(z.string()), states: z.string() }));
const statesShape = z.array(z.string());

/**
 * Returns recent disasters for which people can still ask for help; null if there are none, or if the source is
 * outdated.
 */
export async function recentDisasters(db: Database, now: number): Promise<RecentDisasters | null> {
  const since = new Date(now - NEWS_DAYS * DAY_MS).toISOString().slice(0, 10);
  const readAfter = new Date(now - STALE_DAYS * DAY_MS).toISOString();
  const found = await db.all(sql`
    SELECT eligibility, states FROM grants
    WHERE source = ${SOURCE} AND status = 'open' AND detail ->> '$.sources.declaration.date' >= ${since}
      AND EXISTS (SELECT 1 FROM source_states WHERE name = ${SOURCE} AND read_at >= ${readAfter})`);
  const rows = rowsShape.parse(found).map(({ eligibility, states }) => ({
    counties: countiesIn(eligibility),
    states: statesShape.parse(JSON.parse(states)),
  }));
  if (rows.length === 0) return null;
  const counties = rows.flatMap(({ counties: named, states }) => named.map((county) => `${states.join()} ${county}`));
  const states = [...new Set(rows.flatMap(({ states: codes }) => codes))]
    .filter(isState)
    .map((code) => US_STATES[code]);
  return { counties: new Set(counties).size, states: states.toSorted() };
}
