import { desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { taskRuns } from '../../db/schema/index.ts';

/** What to count in the tables whose growth matters. */
const COUNTED = {
  members: sql`SELECT count(*) FROM users`,
  payingMembers: sql`SELECT count(*) FROM subscriptions WHERE tier <> 'free' AND status = 'active'`,
  openPrograms: sql`SELECT count(*) FROM grants WHERE status = 'open'`,
  programs: sql`SELECT count(*) FROM grants`,
  savedPrograms: sql`SELECT count(*) FROM saved_grants`,
  applications: sql`SELECT count(*) FROM applications`,
  sessions: sql`SELECT count(*) FROM sessions`,
  addresses: sql`SELECT count(*) FROM link_checks`,
} as const;

const counted = z.object({ at: z.string(), counts: z.record(z.string(), z.number()) });
export type Census = z.infer<typeof counted>;

/** Counts the rows of the main tables. Reads every row, so it runs only once a day. */
export async function takeCensus(db: Database): Promise<Record<string, number>> {
  const columns = Object.entries(COUNTED).map(([name, query]) => sql`(${query}) AS ${sql.identifier(name)}`);
  const rows = await db.all(sql`SELECT ${sql.join(columns, sql`, `)}`);
  return z.record(z.string(), z.number()).parse(rows[0]);
}

/** Returns the last census, or null if there hasn't been one. */
export async function lastCensus(db: Database): Promise<Census | null> {
  const [row] = await db
    .select({ at: taskRuns.succeededAt, counts: taskRuns.done })
    .from(taskRuns)
    .where(eq(taskRuns.name, 'census'))
    .orderBy(desc(taskRuns.startedAt));
  const known = counted.safeParse(row);
  return known.success ? known.data : null;
}
