import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { ActiveSession } from '../../../../contract/account/own-account.ts';
import type { Database } from '../../../db/client.ts';
import { adminTokens, sessions, users } from '../../../db/schema/index.ts';
import { ApiFailure } from '../../../failure.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { isInUse } from './sessions.ts';

/** Enough of the hash to identify one of a member's sessions, but too little to sign in with. */
const ID_LENGTH = 16;

/** Returns the member's active sessions, most recently used first. */
export async function listSessions(db: Database, { account, tokenHash }: SignedIn): Promise<ActiveSession[]> {
  const now = Date.now();
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, account.id), gt(sessions.expiresAt, new Date(now).toISOString())))
    .orderBy(desc(sessions.lastSeenAt));
  return rows
    .filter((session) => isInUse(session, now))
    .map((session) => ({
      id: session.tokenHash.slice(0, ID_LENGTH),
      userAgent: session.userAgent,
      place: session.place,
      startedAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      remembered: session.remembered,
      shared: session.shared,
      isCurrent: session.tokenHash === tokenHash,
    }));
}

/** Ends one of the member's sessions and returns whether it was the calling one. Throws `not_found`. */
export async function endOwnSession(db: Database, { account, tokenHash }: SignedIn, id: string): Promise<boolean> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, account.id), hasId(id)))
    .returning({ tokenHash: sessions.tokenHash });
  if (!ended) throw new ApiFailure('not_found', 'This session has already ended.');
  return ended.tokenHash === tokenHash;
}

/** Ends all of a member's sessions except the calling one. */
export async function endOtherSessions(
  db: Database,
  { account, tokenHash }: Pick<SignedIn, 'account' | 'tokenHash'>,
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, account.id), ne(sessions.tokenHash, tokenHash)));
}

/** Ends all of a member's sessions and admin logins; returns the member's ID. Throws `not_found`. */
export async function signOutMember(db: Database, member: string): Promise<number> {
  const isNamed = /^\d+$/.test(member) ? eq(users.id, Number(member)) : eq(users.email, member);
  const [named] = await db.select({ id: users.id }).from(users).where(isNamed).limit(1);
  if (!named) throw new ApiFailure('not_found', 'No member has this email address or ID.');
  await db.batch([
    db.delete(sessions).where(eq(sessions.userId, named.id)),
    db.delete(adminTokens).where(eq(adminTokens.userId, named.id)),
  ]);
  return named.id;
}

function hasId(id: string): SQL {
  return sql`substr(${sessions.tokenHash}, 1, ${ID_LENGTH}) = ${id}`;
}
