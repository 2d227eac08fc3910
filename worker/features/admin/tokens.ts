import { createHash } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { adminTokens } from '../../db/schema/index.ts';

/** Whether the token is an admin's, not ended, and its owner is still one of the admins. */
export async function findAdminToken(db: Database, token: string, adminIds: readonly number[]): Promise<boolean> {
  const rows = await db
    .select({ userId: adminTokens.userId })
    .from(adminTokens)
    .where(
      and(
        eq(adminTokens.tokenHash, createHash('sha256').update(token).digest('base64url')),
        gt(adminTokens.expiresAt, new Date().toISOString()),
        inArray(adminTokens.userId, [...adminIds]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
