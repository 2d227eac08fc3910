import { and, eq, getTableColumns, gt, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SHARED_COMPUTER } from '../../../../contract/account/sign-in-limits.ts';
import type { Database } from '../../../db/client.ts';
import { asJson, asWritten, columnRowsOfJson } from '../../../db/json-rows.ts';
import { sessions, subscriptions, users } from '../../../db/schema/index.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { planColumns, planOf } from '../../billing/plan.ts';
import { accountOf } from '../account.ts';
import { dismissedOf } from '../dismissed.ts';
import { needsNoCode, type Proof, stillHolds } from '../second-factor/proof.ts';
import { type Device, meetDevice } from './devices.ts';
import { hashToken, newToken } from './secret-token.ts';
import { accountOfSameRow, cacheSignedIn, forgetSignedIn } from './session-cache.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A session ends after at most `longest`, or earlier if it's unused for `idle`. */
export const SESSION_LIFE = {
  ordinary: { longest: 7 * DAY, idle: DAY },
  remembered: { longest: 30 * DAY, idle: 30 * DAY },
  shared: { longest: 12 * HOUR, idle: SHARED_COMPUTER.idle },
} as const;

/** What determines a session's lifetime. */
export interface SessionKind {
  remembered: boolean;
  shared: boolean;
}

/** How stale the last-seen time may get, which saves a write on most requests. */
const LAST_SEEN_GRAIN = { shared: 15 * SECOND, own: 10 * MINUTE } as const;

/** How to start a session. */
export interface Beginning {
  remembered: boolean;
  shared?: boolean;
  /** True if a second-factor code was given. Without one, the login fails if the account has a second factor. */
  hasCode?: boolean;
  userAgent: string | undefined;
  /** The browser that the account should remember. */
  device?: Device;
}

/** What a sign-in returns for the browser. */
export interface Begun {
  /** The session's token, for its cookie. */
  token: string;
  /** The token that lets the account recognize the browser. */
  deviceToken: string | null;
  /** True if the member gets an email about this sign-in. */
  isNotified: boolean;
}

/**
 * Starts a session; the database stores only its token's hash. Returns null if the password or address changed since
 * the proof: a change that ended all sessions has to cover this one too.
 */
export async function startSession(
  db: Database,
  proof: Proof,
  { remembered, shared = false, hasCode = false, userAgent, device }: Beginning,
): Promise<Begun | null> {
  const token = newToken();
  const life = lifeOf({ remembered, shared });
  const expiresAt = new Date(Date.now() + life.longest).toISOString();
  const browser = userAgent?.slice(0, 300).toWellFormed() ?? null;
  const isOwner = and(stillHolds(proof), hasCode ? undefined : needsNoCode(db));
  const insert = db.run(
    sql`INSERT INTO ${sessions} (token_hash, user_id, remembered, shared, expires_at, user_agent, place)
        SELECT ${hashToken(token)}, ${users.id}, ${remembered}, ${shared}, ${expiresAt}, ${browser}, ${device?.place.name ?? null} FROM ${users} WHERE ${isOwner}`,
  );
  if (!device) {
    const { rowsAffected } = await insert;
    return rowsAffected > 0 ? { token, deviceToken: null, isNotified: false } : null;
  }
  const met = meetDevice(db, proof, { ...device, userAgent: browser }, isOwner);
  const [mail, , known, , started] = await db.batch([...met.statements, insert]);
  if (started.rowsAffected === 0) return null;
  const deviceToken = known.length > 0 && device.sent ? device.sent : device.isKept ? met.token : null;
  return { token, deviceToken, isNotified: mail.rowsAffected > 0 };
}

const SESSION = getTableColumns(sessions);
const SUBSCRIPTION = getTableColumns(subscriptions);
/** Without the password hash, because accounts are cached in memory for a while. */
const { passwordHash: _, ...ACCOUNT } = getTableColumns(users);

const CELLS = {
  session: asWritten(asJson(SESSION)),
  account: asWritten(asJson(ACCOUNT)),
  subscription: asWritten(asJson(SUBSCRIPTION)),
};

const storedSessions = z.array(z.object({ remembered: z.boolean(), shared: z.boolean(), lastSeenAt: z.string() }));
const storedSubscriptions = z.array(planColumns);

/** Returns the member behind a session token, or null if the session is unknown, ended or expired. */
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
  // A member who never had a plan has a row of nulls.
  const hadPlan = columnRowsOfJson(SUBSCRIPTION, found.subscription).filter(({ userId }) => userId !== null);
  const [subscription] = storedSubscriptions.parse(hadPlan);
  const { account, dismissed } = accountOfSameRow(tokenHash, found.account) ?? readAccount(found.account);
  const isStale =
    now - Date.parse(session.lastSeenAt) > (session.shared ? LAST_SEEN_GRAIN.shared : LAST_SEEN_GRAIN.own);
  const signedIn = { tokenHash, account, plan: planOf(subscription ?? null, now), dismissed, isStale };
  cacheSignedIn(signedIn, found.account);
  return signedIn;
}

function readAccount(row: string): Pick<SignedIn, 'account' | 'dismissed'> {
  const [user] = columnRowsOfJson(ACCOUNT, row);
  return { account: accountOf(user), dismissed: dismissedOf({ dismissedGrants: user?.['dismissedGrants'] }) };
}

/** Returns whether a session has been used recently enough to stay open. */
export function isInUse(session: SessionKind & { lastSeenAt: string }, now: number): boolean {
  return now - Date.parse(session.lastSeenAt) <= lifeOf(session).idle;
}

function lifeOf({ remembered, shared }: SessionKind) {
  if (shared) return SESSION_LIFE.shared;
  return remembered ? SESSION_LIFE.remembered : SESSION_LIFE.ordinary;
}

/** Returns the condition for sessions that have ended, by age or from lack of use. */
export function sessionsThatEnded(now: number): SQL | undefined {
  const unusedSince = (idle: number) => lt(sessions.lastSeenAt, new Date(now - idle).toISOString());
  return or(
    lte(sessions.expiresAt, new Date(now).toISOString()),
    and(eq(sessions.remembered, false), unusedSince(SESSION_LIFE.ordinary.idle)),
    and(eq(sessions.remembered, true), unusedSince(SESSION_LIFE.remembered.idle)),
    and(eq(sessions.shared, true), unusedSince(SESSION_LIFE.shared.idle)),
  );
}

/** Records that the session is in use. */
export async function touchSession(db: Database, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: new Date().toISOString() }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends one session. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}
