import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { grants, priorityOrders } from '../../../db/schema/index.ts';
import { type Program, programColumns, programOf } from '../../programs/program.ts';
import { type TestedOrder, testedOrder } from './tested-order.ts';

/** Returns the open programs among these, in order. Skips and logs an unreadable one. */
export async function openPrograms(db: Database, ids: readonly string[]): Promise<Program[]> {
  // Joined to VALUES, each program costs one row read. A list after IN costs more.
  const wanted = sql.join(
    ids.map((id) => sql`(${id})`),
    sql`, `,
  );
  const rows = await db
    .select(programColumns)
    .from(sql`(VALUES ${wanted}) AS wanted`)
    .innerJoin(grants, sql`${grants.id} = wanted.column1`)
    .where(
      and(eq(grants.status, 'open'), or(isNull(grants.deadlineAt), gt(grants.deadlineAt, new Date().toISOString()))),
    );
  const programs = new Map<string, Program>();
  for (const row of rows) {
    try {
      programs.set(row.id, programOf(row));
    } catch (error) {
      console.error(`Program ${row.id} cannot be read:`, error);
    }
  }
  return ids.flatMap((id) => programs.get(id) ?? []);
}

/** Returns the stored order with this key, or null if there's none or it has expired. */
export async function findOrder(db: Database, key: string): Promise<TestedOrder | null> {
  const [row] = await db
    .select({ result: priorityOrders.result })
    .from(priorityOrders)
    .where(and(eq(priorityOrders.key, key), gt(priorityOrders.goodUntil, new Date().toISOString())));
  return testedOrder.safeParse(row?.result).data ?? null;
}

export async function keepOrder(db: Database, key: string, result: TestedOrder, goodUntil: Date): Promise<void> {
  const kept = { result, goodUntil: goodUntil.toISOString() };
  await db
    .insert(priorityOrders)
    .values({ key, ...kept })
    .onConflictDoUpdate({ target: priorityOrders.key, set: kept });
}
