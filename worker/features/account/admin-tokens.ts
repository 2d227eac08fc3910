import { and, eq, gt, inArray } from 'drizzle-orm';
import { ADMIN_TOKEN_HOURS } from '../../../contract/limits.ts';
import type { Database } from '../../db/client.ts';
import { adminTokens, users } from '../../db/schema/index.ts';
import type { Admin } from '../../http/signed-in.ts';
import { hashToken, newToken } from './secret-token.ts';

const HOUR_MS = 60 * 60_000;

/** Makes a token for an admin; the database keeps only its hash. */
export async function startAdminToken(db: Database, userId: number): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + ADMIN_TOKEN_HOURS * HOUR_MS).toISOString();
  await db.insert(adminTokens).values({ tokenHash: hashToken(token), userId, expiresAt });
  return token;
}

/** Whose token it is: null where it is nobody's, has ended, or its owner is none of the admins any more. */
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

/** Ends one token. */
export async function endAdminToken(db: Database, token: string): Promise<void> {
  await db.delete(adminTokens).where(eq(adminTokens.tokenHash, hashToken(token)));
}
