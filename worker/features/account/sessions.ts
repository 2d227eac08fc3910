import { and, eq, getTableColumns, gt, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { asJson, asWritten, columnRowsOfJson } from '../../db/json-rows.ts';
import { sessions, subscriptions, users } from '../../db/schema/index.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { planColumns, planOf } from '../billing/plan.ts';
import { accountOf } from './account.ts';
import { dismissedOf } from './dismissed.ts';
import { accountOfSameRow, forgetSignedIn, keepSignedIn } from './kept-sessions.ts';
import { type Proof, stillHolds } from './proof.ts';
import { hashToken, newToken } from './secret-token.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends after this long at the latest, and earlier when nobody used it for `idle`. */
export const SESSION_LIFE = {
  ordinary: { longest: 7 * DAY, idle: DAY },
  remembered: { longest: 30 * DAY, idle: 30 * DAY },
} as const;

/** How stale the time of last use may get: it saves a write on most requests. */
const LAST_SEEN_GRAIN = 10 * MINUTE;

/** How a session begins. */
export interface Beginning {
  remembered: boolean;
  userAgent: string | undefined;
}

/**
 * Starts a session and returns the token for the cookie; the database keeps only its hash. Null where password or address
 * were changed since the proof: what ended all sessions then must not miss this one.
 */
export async function startSession(
  db: Database,
  proof: Proof,
  { remembered, userAgent }: Beginning,
): Promise<string | null> {
  const token = newToken();
  const life = remembered ? SESSION_LIFE.remembered : SESSION_LIFE.ordinary;
  const expiresAt = new Date(Date.now() + life.longest).toISOString();
  const browser = userAgent?.slice(0, 300).toWellFormed() ?? null;
  const { rowsAffected } = await db.run(
    sql`INSERT INTO ${sessions} (token_hash, user_id, remembered, expires_at, user_agent)
        SELECT ${hashToken(token)}, ${users.id}, ${remembered}, ${expiresAt}, ${browser} FROM ${users} WHERE ${stillHolds(proof)}`,
  );
  return rowsAffected > 0 ? token : null;
}

const SESSION = getTableColumns(sessions);
const SUBSCRIPTION = getTableColumns(subscriptions);
/** Without the hash of the password: an account is kept in memory for a while. */
const { passwordHash: _, ...ACCOUNT } = getTableColumns(users);

const CELLS = {
  session: asWritten(asJson(SESSION)),
  account: asWritten(asJson(ACCOUNT)),
  subscription: asWritten(asJson(SUBSCRIPTION)),
};

const storedSessions = z.array(z.object({ remembered: z.boolean(), lastSeenAt: z.string() }));
const storedSubscriptions = z.array(planColumns);

/** The person behind a session token, or null where the session is unknown, ended or unused for too long. */
export async function findSession(db: Database, token: string): Promise<SignedIn | null> {
  const now = Date.now();
  const tokenHash = hashToken(token);
  const [found] = await db
    .select(CELLS)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(subscriptions, eq(subscriptions.userId, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now).toISOString())));
  const [session] = found ? storedSessions.parse(columnRowsOfJson(SESSION, found.session)) : [];
  if (!found || !session || !isInUse(session, now)) {
    forgetSignedIn(tokenHash);
    return null;
  }
  // Who never had a plan has a row without values.
  const hadPlan = columnRowsOfJson(SUBSCRIPTION, found.subscription).filter(({ userId }) => userId !== null);
  const [subscription] = storedSubscriptions.parse(hadPlan);
  const { account, dismissed } = accountOfSameRow(tokenHash, found.account) ?? readAccount(found.account);
  const isStale = now - Date.parse(session.lastSeenAt) > LAST_SEEN_GRAIN;
  const signedIn = { tokenHash, account, plan: planOf(subscription ?? null, now), dismissed, isStale };
  keepSignedIn(signedIn, found.account);
  return signedIn;
}

function readAccount(row: string): Pick<SignedIn, 'account' | 'dismissed'> {
  const [user] = columnRowsOfJson(ACCOUNT, row);
  return { account: accountOf(user), dismissed: dismissedOf({ dismissedGrants: user?.['dismissedGrants'] }) };
}

/** Whether a session has not been left unused for too long. */
export function isInUse(session: { remembered: boolean; lastSeenAt: string }, now: number): boolean {
  const { idle } = session.remembered ? SESSION_LIFE.remembered : SESSION_LIFE.ordinary;
  return now - Date.parse(session.lastSeenAt) <= idle;
}

/** The sessions that open nothing any more. */
export function sessionsThatEnded(now: number): SQL | undefined {
  const unusedSince = (idle: number) => lt(sessions.lastSeenAt, new Date(now - idle).toISOString());
  return or(
    lte(sessions.expiresAt, new Date(now).toISOString()),
    and(eq(sessions.remembered, false), unusedSince(SESSION_LIFE.ordinary.idle)),
    and(eq(sessions.remembered, true), unusedSince(SESSION_LIFE.remembered.idle)),
  );
}

/** Notes that the session is in use. */
export async function touchSession(db: Database, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: new Date().toISOString() }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends one session. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}
