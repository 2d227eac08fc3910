import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { ADMIN_TOKEN_HOURS } from '../../../../contract/limits.ts';
import type { Database } from '../../../db/client.ts';
import { adminSecondFactors, adminTokens, users } from '../../../db/schema/index.ts';
import type { Admin } from '../../../http/signed-in.ts';
import { type Proof, stillHolds } from '../second-factor/proof.ts';
import { hashToken, newToken } from './secret-token.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Creates an admin token; the database stores only its hash. Returns null if a second factor is now required and the
 * proof has no code (`hasCode`). Also returns null if the password or address changed since the proof: a change that
 * ended all tokens has to cover this one too.
 */
export async function startAdminToken(
  db: Database,
  proof: Proof,
  { hasCode }: { hasCode: boolean },
): Promise<string | null> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + ADMIN_TOKEN_HOURS * HOUR_MS).toISOString();
  const needsNoCode = sql`NOT EXISTS (SELECT 1 FROM ${adminSecondFactors} WHERE ${eq(adminSecondFactors.userId, users.id)})`;
  const { rowsAffected } = await db.run(
    sql`INSERT INTO ${adminTokens} (token_hash, user_id, expires_at)
        SELECT ${hashToken(token)}, ${users.id}, ${expiresAt} FROM ${users}
        WHERE ${and(stillHolds(proof), hasCode ? undefined : needsNoCode)}`,
  );
  return rowsAffected > 0 ? token : null;
}

/** Returns a token's owner, or null if it's unknown or expired, or its owner is no longer an admin. */
export async function findAdminToken(db: Database, token: string, adminIds: readonly number[]): Promise<Admin | null> {
  const [admin] = await db
    .select({ id: users.id, email: users.email })
    .from(adminTokens)
    .innerJoin(users, eq(users.id, adminTokens.userId))
    .where(
      and(
        eq(adminTokens.tokenHash, hashToken(token)),
        gt(adminTokens.expiresAt, new Date().toISOString()),
        inArray(adminTokens.userId, [...adminIds]),
      ),
    )
    .limit(1);
  return admin ?? null;
}

/** Deletes the token, so it no longer opens the admin area. */
export async function endAdminToken(db: Database, token: string): Promise<void> {
  await db.delete(adminTokens).where(eq(adminTokens.tokenHash, hashToken(token)));
}
