import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Application } from '../../../../contract/saved/applications.ts';
import type { Database } from '../../../db/client.ts';
import { applications, checklistTicks, grants, savedGrants, users } from '../../../db/schema/index.ts';
import { type Program, programColumns, programOf } from '../../programs/program.ts';

/** Returns the keys of the items that a member checked off for a program. */
export async function ticksOf(db: Database, userId: number, grantId: string): Promise<Set<string>> {
  const rows = await db
    .select({ key: checklistTicks.itemKey })
    .from(checklistTicks)
    .where(and(eq(checklistTicks.userId, userId), eq(checklistTicks.grantId, grantId)));
  return new Set(rows.map(({ key }) => key));
}

/** A program's checklist item. */
export interface Ticked {
  grantId: string;
  itemKey: string;
}

/** Checks or unchecks items for several programs at once. */
export async function setTicks(
  db: Database,
  { userId, items, done }: { userId: number; items: readonly Ticked[]; done: boolean },
): Promise<void> {
  if (items.length === 0) return;
  // Uses a single parameter for any number of items, because a statement has a parameter limit.
  const named = sql`json_each(${JSON.stringify(items)})`;
  if (done) {
    await db.run(
      sql`INSERT INTO ${checklistTicks} (user_id, grant_id, item_key)
          SELECT ${userId}, ${grants.id}, value ->> 'itemKey' FROM ${named} JOIN ${grants} ON ${grants.id} = value ->> 'grantId'
          WHERE true ON CONFLICT DO NOTHING`,
    );
    return;
  }
  await db
    .delete(checklistTicks)
    .where(
      and(
        eq(checklistTicks.userId, userId),
        sql`(${checklistTicks.grantId}, ${checklistTicks.itemKey}) IN (SELECT value ->> 'grantId', value ->> 'itemKey' FROM ${named})`,
      ),
    );
}

const BEFORE_SENDING: readonly string[] = ['draft', 'in_progress'] satisfies Application['status'][];

export interface Prepared {
  program: Program;
  ticks: ReadonlySet<string>;
  isSaved: boolean;
  /** True if the member has submitted an application. */
  isSent: boolean;
  /** True if the member said they already get it. */
  isReceived: boolean;
}

/**
 * Returns the programs that a member saved or is applying for, by title and with their checked items. Omits withdrawn
 * programs.
 */
export async function findPrepared(db: Database, userId: number): Promise<Prepared[]> {
  const isOfMember = (table: typeof savedGrants | typeof applications) =>
    and(eq(table.grantId, grants.id), eq(table.userId, userId));
  const received = sql`SELECT value FROM ${users}, json_each(${users.receivedGrants}) WHERE ${users.id} = ${userId}`;
  const [rows, ticked] = await db.batch([
    db
      .select({
        ...{ ...programColumns, savedAt: savedGrants.savedAt, applied: applications.status },
        received: sql<number>`${grants.id} IN (${received})`,
      })
      .from(grants)
      .leftJoin(savedGrants, isOfMember(savedGrants))
      .leftJoin(applications, isOfMember(applications))
      .where(and(inArray(grants.id, mine(userId)), sql`${grants.status} <> 'hidden'`))
      .orderBy(grants.title, grants.id),
    db
      .select({ grantId: checklistTicks.grantId, key: checklistTicks.itemKey })
      .from(checklistTicks)
      .where(eq(checklistTicks.userId, userId)),
  ]);
  const ticks = new Map<string, Set<string>>();
  for (const { grantId, key } of ticked) ticks.set(grantId, (ticks.get(grantId) ?? new Set()).add(key));
  return rows.map(({ savedAt, applied, received: isReceived, ...row }) => ({
    program: programOf(row),
    ticks: ticks.get(row.id) ?? new Set(),
    isSaved: savedAt !== null,
    isSent: applied !== null && !BEFORE_SENDING.includes(applied),
    isReceived: isReceived === 1,
  }));
}

function mine(userId: number) {
  return sql`(SELECT ${savedGrants.grantId} FROM ${savedGrants} WHERE ${savedGrants.userId} = ${userId}
    UNION SELECT ${applications.grantId} FROM ${applications} WHERE ${applications.userId} = ${userId})`;
}
