import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type HeldImport, heldImport } from '../../../contract/crawler.ts';
import { databaseNow } from '../../crawler/lease.ts';
import type { Database } from '../../db/client.ts';
import { heldImports } from '../../db/schema/index.ts';
import { ApiFailure } from '../../failure.ts';

const LET_IN = 'The next crawl brings in what this source names.';
const KEPT_OUT = 'It stays out. You are asked again when the source names another number.';

const stored = z.pick(heldImport, { sample: true, decision: true });

/** Returns the imports on hold, by source name. */
export async function findHeldImports(db: Database): Promise<Map<string, HeldImport>> {
  const rows = await db.select().from(heldImports);
  return new Map(
    rows.map(({ name, before, named, sample, decision, createdAt }) => [
      name,
      { ...stored.parse({ sample, decision }), before, named, at: createdAt },
    ]),
  );
}

/**
 * Approves or rejects a source's import that is on hold, and returns the message to show. The next run stores the
 * programs of an approved import. Throws `not_found`.
 */
export async function decideHeldImport(
  db: Database,
  name: string,
  { letIn, adminId }: { letIn: boolean; adminId: number },
): Promise<string> {
  const { rowsAffected } = await db
    .update(heldImports)
    .set({ decision: letIn ? 'let in' : 'kept out', decidedBy: adminId, decidedAt: databaseNow })
    .where(eq(heldImports.name, name));
  if (rowsAffected === 0) throw new ApiFailure('not_found', 'Nothing of this source is held any more.');
  return letIn ? LET_IN : KEPT_OUT;
}
