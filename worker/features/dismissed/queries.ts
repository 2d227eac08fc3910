import { sql } from 'drizzle-orm';
import { DISMISSED_GRANTS } from '../../../contract/limits.ts';
import type { Database } from '../../db/client.ts';
import { grants, users } from '../../db/schema/index.ts';
import { shownId } from '../catalogue/shown.ts';

export interface Dismissed {
  id: string;
  title: string;
  provider: string | null;
  programType: string;
}

/**
 * Puts a program at the head of a member's list; of a list that is full the last one goes. One statement, so that calls
 * at the same moment lose nothing. False where nobody knows the program.
 */
export async function addDismissed(db: Database, userId: number, given: string): Promise<boolean> {
  const grantId = shownId(given);
  const others = sql`SELECT value, key AS place FROM json_each(${users.dismissedGrants}) WHERE value <> ${grantId}`;
  const list = sql`(SELECT json_group_array(value) FROM (
    SELECT ${grantId} AS value, -1 AS place UNION ALL ${others} ORDER BY place LIMIT ${DISMISSED_GRANTS}
  ))`;
  const isKnown = sql`EXISTS (SELECT 1 FROM ${grants} WHERE ${grants.id} = ${grantId} AND ${grants.status} <> 'hidden')`;
  const rows = await db
    .update(users)
    .set({ dismissedGrants: list })
    .where(sql`${users.id} = ${userId} AND ${isKnown}`)
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Takes a program off a member's list, in one statement. */
export async function removeDismissed(db: Database, userId: number, given: string): Promise<void> {
  const grantId = shownId(given);
  const list = sql`(SELECT json_group_array(value) FROM (
    SELECT value FROM json_each(${users.dismissedGrants}) WHERE value <> ${grantId} ORDER BY key
  ))`;
  await db.update(users).set({ dismissedGrants: list }).where(sql`${users.id} = ${userId}`);
}

/** The programs of these ids, in their order. What was withdrawn since is left out: it comes back nowhere anyway. */
export async function findDismissed(db: Database, ids: readonly string[]): Promise<Dismissed[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: grants.id, title: grants.title, provider: grants.provider, programType: grants.programType })
    .from(sql`json_each(${JSON.stringify(ids)}) AS wanted`)
    .innerJoin(grants, sql`${grants.id} = wanted.value`)
    .where(sql`${grants.status} <> 'hidden'`)
    .orderBy(sql`wanted.key`);
}
