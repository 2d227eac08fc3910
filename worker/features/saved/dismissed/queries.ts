import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { DISMISSED_GRANTS } from '../../../../contract/limits.ts';
import type { Database } from '../../../db/client.ts';
import { grants, users } from '../../../db/schema/index.ts';
import { shownId } from '../../programs/shown-id.ts';

export interface Dismissed {
  id: string;
  title: string;
  provider: string | null;
  programType: string;
  /** 1 if the member already gets the program. */
  isReceived: number;
}

/**
 * Puts a program at the top of a member's dismissed list, and adds it to or removes it from the list of programs they
 * already get. A full list loses its last entry. A single statement, so simultaneous requests lose nothing. Returns
 * false if the program is unknown.
 */
export async function addDismissed(db: Database, userId: number, given: string, isReceived: boolean): Promise<boolean> {
  const grantId = shownId(given);
  const isKnown = sql`EXISTS (SELECT 1 FROM ${grants} WHERE ${grants.id} = ${grantId} AND ${grants.status} <> 'hidden')`;
  const { dismissedGrants, receivedGrants } = users;
  const rows = await db
    .update(users)
    .set({
      dismissedGrants: withFirst(dismissedGrants, grantId),
      receivedGrants: isReceived ? withFirst(receivedGrants, grantId) : without(receivedGrants, grantId),
    })
    .where(sql`${users.id} = ${userId} AND ${isKnown}`)
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Removes a program from a member's lists in a single statement. */
export async function removeDismissed(db: Database, userId: number, given: string): Promise<void> {
  const grantId = shownId(given);
  const { dismissedGrants, receivedGrants } = users;
  await db
    .update(users)
    .set({ dismissedGrants: without(dismissedGrants, grantId), receivedGrants: without(receivedGrants, grantId) })
    .where(sql`${users.id} = ${userId}`);
}

function withFirst(list: SQLiteColumn, grantId: SQL<string>): SQL {
  const others = sql`SELECT value, key AS place FROM json_each(${list}) WHERE value <> ${grantId}`;
  return sql`(SELECT json_group_array(value) FROM (
    SELECT ${grantId} AS value, -1 AS place UNION ALL ${others} ORDER BY place LIMIT ${DISMISSED_GRANTS}
  ))`;
}

function without(list: SQLiteColumn, grantId: SQL<string>): SQL {
  return sql`(SELECT json_group_array(value) FROM (
    SELECT value FROM json_each(${list}) WHERE value <> ${grantId} ORDER BY key
  ))`;
}

/** Returns a member's dismissed programs, in order. Omits withdrawn ones, which no longer appear anywhere. */
export async function findDismissed(db: Database, userId: number): Promise<Dismissed[]> {
  const received = sql`SELECT value FROM json_each(${users.receivedGrants})`;
  return db
    .select({
      id: grants.id,
      title: grants.title,
      provider: grants.provider,
      programType: grants.programType,
      isReceived: sql<number>`${grants.id} IN (${received})`,
    })
    .from(users)
    .innerJoin(sql`json_each(${users.dismissedGrants}) AS wanted`, sql`true`)
    .innerJoin(grants, sql`${grants.id} = wanted.value`)
    .where(sql`${users.id} = ${userId} AND ${grants.status} <> 'hidden'`)
    .orderBy(sql`wanted.key`);
}
