import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { writePlanned } from './planning/overtaken.ts';
import { planPrograms } from './planning/plan.ts';

const PROGRAMS_AT_ONCE = 200;
/**
 * Programs beyond this limit wait for the next day. Until then, their pages use the deadline to show that they're over.
 */
const MOST_SLICES = 100;

const found = z.array(z.object({ id: z.string() }));

/**
 * Closes open programs whose deadline has passed, in bounded slices. If a source later lists one with a later deadline,
 * reading it reopens the program. Returns how many were closed.
 */
export async function closePassed(db: Database, now: number): Promise<number> {
  let closed = 0;
  for (let slice = 0; slice < MOST_SLICES; slice++) {
    let passed: string[] = [];
    await writePlanned(db, async () => {
      passed = await findPassed(db, now);
      if (passed.length === 0) return [];
      const ended = new Map(passed.map((id) => [id, 'passed'] as const));
      const { guards, rest } = await planPrograms(db, { rows: [], ended }, now);
      return [...guards, ...rest];
    });
    closed += passed.length;
    if (passed.length < PROGRAMS_AT_ONCE) break;
  }
  return closed;
}

/**
 * Finds open programs past their deadline, including those shown through another one, because their own status affects
 * which one is shown.
 */
async function findPassed(db: Database, now: number): Promise<string[]> {
  const at = new Date(now).toISOString();
  const rows = await db.all(sql`
    SELECT id FROM grants WHERE status = 'open' AND deadline_at <= ${at}
    UNION ALL
    SELECT id FROM grants WHERE merged_into IS NOT NULL AND stated_status = 'open' AND deadline_at <= ${at}
    LIMIT ${PROGRAMS_AT_ONCE}`);
  return found.parse(rows).map(({ id }) => id);
}
