import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { attempts } from '../../db/schema/index.ts';
import type { Rate } from '../../settings/limits.ts';

/** How many expired counts one request deletes. */
const SWEPT_AT_ONCE = 100;

/** A counter's key and its rate limit. */
export interface Counter {
  key: string;
  rate: Rate;
}

/** Returns the subject that identifies a member in a counter. */
export function memberSubject(id: number): string {
  return `member ${id}`;
}

/** Returns a counter's key, made from its limit and its subjects. Email addresses and networks are hashed. */
export function counterKey(limit: string, subjects: readonly string[]): string {
  return [limit, ...subjects.map(hashSubject)].join(':');
}

/**
 * Counts one attempt on each counter, in this order, until one is exhausted: if a counter refuses the attempt, it
 * doesn't count toward the later ones. Uses one transaction, so limits apply across isolates and to simultaneous
 * requests. Returns the end of the window (ms) if the attempt is refused, otherwise null.
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

/** Settles a successful attempt: undoes it on some counters and clears others. */
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

/** Returns the condition for all counts on any of these subjects, alone or combined with others. */
export function concerns(subjects: readonly string[]): SQL | undefined {
  return or(...subjects.map((subject) => sql`instr(${attempts.key}, ${hashSubject(subject)}) > 0`));
}

/** Returns the condition for the failed logins counted on an account, from anywhere. Excludes second-factor codes. */
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

/** Hashes an address or network, for counters and logs. */
export function hashSubject(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
