import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type BudgetLine, budgetLine, type DraftKind, draftKind } from '../../../../contract/ai/drafts.ts';
import type { Database } from '../../../db/client.ts';
import { drafts } from '../../../db/schema/index.ts';

const stored = z.object({
  kind: draftKind,
  texts: z.record(z.string(), z.string()),
  budget: z.nullable(z.array(budgetLine)),
  revision: z.int(),
});
export type StoredDraft = z.infer<typeof stored>;

interface Owner {
  userId: number;
  grantId: string;
}

/** Returns a member's drafts for a program, by kind. */
export async function findDrafts(db: Database, { userId, grantId }: Owner): Promise<Map<DraftKind, StoredDraft>> {
  const rows = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.grantId, grantId)));
  return new Map(rows.map((row) => stored.parse(row)).map((row) => [row.kind, row]));
}

/** Writes a draft if it's still at the given revision (0 if there's none yet). Returns whether it was written. */
export async function writeDraft(
  db: Database,
  { userId, grantId }: Owner,
  kind: DraftKind,
  { texts, budget, revision }: { texts: Record<string, string>; budget: BudgetLine[] | null; revision: number },
): Promise<boolean> {
  const values = { texts, budget, revision: revision + 1, updatedAt: new Date().toISOString() };
  const written =
    revision === 0
      ? await db
          .insert(drafts)
          .values({ userId, grantId, kind, ...values })
          .onConflictDoNothing()
          .returning({ kind: drafts.kind })
      : await db
          .update(drafts)
          .set(values)
          .where(and(isOf({ userId, grantId }, kind), eq(drafts.revision, revision)))
          .returning({ kind: drafts.kind });
  return written.length > 0;
}

/** Deletes a member's draft, if there is one. */
export async function removeDraft(db: Database, owner: Owner, kind: DraftKind): Promise<void> {
  await db.delete(drafts).where(isOf(owner, kind));
}

function isOf({ userId, grantId }: Owner, kind: DraftKind) {
  return and(eq(drafts.userId, userId), eq(drafts.grantId, grantId), eq(drafts.kind, kind));
}
