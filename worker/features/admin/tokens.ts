import { and, eq, gt, inArray } from 'drizzle-orm';
import { ADMIN_TOKEN_HOURS } from '../../../contract/limits.ts';
import type { Database } from '../../db/client.ts';
import { adminTokens } from '../../db/schema/index.ts';
import { hashToken, newToken } from '../account/secret-token.ts';

const HOUR_MS = 60 * 60_000;

/** Makes a token for an admin; the database keeps only its hash. */
export async function startAdminToken(db: Database, userId: number): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + ADMIN_TOKEN_HOURS * HOUR_MS).toISOString();
  await db.insert(adminTokens).values({ tokenHash: hashToken(token), userId, expiresAt });
  return token;
}

/** Whether the token is an admin's, not ended, and its owner is still one of the admins. */
export async function findAdminToken(db: Database, token: string, adminIds: readonly number[]): Promise<boolean> {
  const rows = await db
    .select({ userId: adminTokens.userId })
    .from(adminTokens)
    .where(
      and(
        eq(adminTokens.tokenHash, hashToken(token)),
        gt(adminTokens.expiresAt, new Date().toISOString()),
        inArray(adminTokens.userId, [...adminIds]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Ends one token. */
export async function endAdminToken(db: Database, token: string): Promise<void> {
  await db.delete(adminTokens).where(eq(adminTokens.tokenHash, hashToken(token)));
}
