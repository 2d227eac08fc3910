import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { DISMISSED_GRANTS } from '../../../contract/limits.ts';
import type { Database } from '../../db/client.ts';
import { grants, users } from '../../db/schema/index.ts';
import { shownId } from '../catalogue/shown.ts';

export interface Dismissed {
  id: string;
  title: string;
  provider: string | null;
  programType: string;
  /** 1 where the member gets it already. */
  isReceived: number;
}

/**
 * Puts a program at the head of a member's list, and on that of what the member gets already, or off it; of a list that is
 * full the last one goes. One statement, so that calls at the same moment lose nothing. False where nobody knows the program.
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

/** Takes a program off a member's lists, in one statement. */
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

/** A member's dismissed programs, in their order. What was withdrawn since is left out: it comes back nowhere anyway. */
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
