import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { attempts } from '../../db/schema/index.ts';
import type { Rate } from '../../settings/limits.ts';

/** Ended counts that one call sweeps away. */
const SWEPT_AT_ONCE = 100;

/** Something that is counted: its key, and how often it may happen. */
export interface Counter {
  key: string;
  rate: Rate;
}

/** A member as the subject of a count. */
export function memberSubject(id: number): string {
  return `member ${id}`;
}

/** The key of a count: what is limited and whom it concerns. E-mail addresses and networks stand in it as hashes. */
export function counterKey(limit: string, subjects: readonly string[]): string {
  return [limit, ...subjects.map(hashSubject)].join(':');
}

/**
 * Counts one attempt on each counter, in this order, until one is exhausted: what that one refuses does not count on
 * those after it. One transaction, so that it holds for all isolates and for calls at the same moment. Returns the end
 * of the window (ms) where the attempt is refused, else null.
 */
export async function countAttempt(db: Database, counters: readonly Counter[]): Promise<number | null> {
  const now = Date.now();
  const answers = await db.batch([
    sweep(db, now),
    ...counters.map((counter, place) => countOn(db, counter, counters.slice(0, place), now)),
  ]);
  const rows = answers.slice(1).flatMap((counted) => (Array.isArray(counted) ? counted : []));
  const exhausted = rows.find((row) => counters.some(({ key, rate }) => key === row.key && row.count > rate.count));
  return exhausted ? Date.parse(exhausted.expiresAt) : null;
}

/** After a success: takes the attempt back from some counters and forgets all attempts of others. */
export async function settleAttempt(
  db: Database,
  { takenBack, forgotten }: { takenBack: readonly string[]; forgotten: readonly string[] },
): Promise<void> {
  await db.batch([
    db
      .update(attempts)
      .set({ count: sql`${attempts.count} - 1` })
      .where(and(inArray(attempts.key, [...takenBack]), gt(attempts.count, 0))),
    db.delete(attempts).where(inArray(attempts.key, [...forgotten])),
  ]);
}

/** The counts that concern one of these subjects, also together with others. */
export function concerns(subjects: readonly string[]): SQL | undefined {
  return or(...subjects.map((subject) => sql`instr(${attempts.key}, ${hashSubject(subject)}) > 0`));
}

/** The failed logins on an account that are counted, from wherever they came; the code of a second factor is not among them. */
export function failedLoginsOn(email: string): SQL | undefined {
  const counted = ['LIMIT_LOGIN_PER_ACCOUNT', 'LIMIT_ADMIN_LOGIN_PER_ACCOUNT'].map((limit) =>
    counterKey(limit, [email]),
  );
  const fromOneNetwork = `${counterKey('LIMIT_LOGIN_PER_ACCOUNT_FROM_ADDRESS', [email])}:`;
  return or(inArray(attempts.key, counted), sql`instr(${attempts.key}, ${fromOneNetwork}) = 1`);
}

function countOn(db: Database, { key, rate }: Counter, before: readonly Counter[], now: number) {
  const at = new Date(now).toISOString();
  const expiresAt = new Date(now + rate.windowMs).toISOString();
  const exhausted = or(...before.map((counter) => exceeds(counter, at))) ?? sql`0`;
  const isOver = sql`${attempts.expiresAt} <= ${at}`;
  return db
    .insert(attempts)
    .select(sql`SELECT ${key}, 1, ${expiresAt} WHERE NOT EXISTS (SELECT 1 FROM ${attempts} WHERE ${exhausted})`)
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts.count} + 1 END`,
        expiresAt: sql`CASE WHEN ${isOver} THEN excluded.expires_at ELSE ${attempts.expiresAt} END`,
      },
    })
    .returning();
}

function exceeds({ key, rate }: Counter, at: string): SQL | undefined {
  return and(eq(attempts.key, key), gt(attempts.count, rate.count), gt(attempts.expiresAt, at));
}

function sweep(db: Database, now: number) {
  const ended = db
    .select({ key: attempts.key })
    .from(attempts)
    .where(lte(attempts.expiresAt, new Date(now).toISOString()))
    .limit(SWEPT_AT_ONCE);
  return db.delete(attempts).where(inArray(attempts.key, ended));
}

/** What stands for an address or a network where it is counted and where it is logged. */
export function hashSubject(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
