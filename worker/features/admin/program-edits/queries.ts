import { and, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { grantChanges, grants, programAudit, programEdits, users } from '../../../db/schema/index.ts';
import type { SearchColumns } from '../../programs/search-columns.ts';
import { isProperty, type StoredEdits } from './fields.ts';
import type { EditPlan } from './plan.ts';

/** How many audit entries a page has. Each may contain two long texts. */
export const AUDIT_PAGE = 20;

/** Returns a program with its edits, its audit and the programs merged into it, or null if it's unknown. */
export async function findEditable(db: Database, id: string) {
  const [[program], stored, audit, merged] = await db.batch([
    db.select().from(grants).where(eq(grants.id, id)),
    db.select().from(programEdits).where(eq(programEdits.grantId, id)),
    auditOf(db, id),
    db
      .select({ id: grants.id, title: grants.title, source: grants.source })
      .from(grants)
      .where(eq(grants.mergedInto, id))
      .orderBy(grants.id),
  ]);
  if (!program) return null;
  const edits: StoredEdits = new Map(
    stored.flatMap(({ field, value, sourceValue }) => (isProperty(field) ? [[field, { value, sourceValue }]] : [])),
  );
  return { program, edits, audit, merged };
}
export type Editable = NonNullable<Awaited<ReturnType<typeof findEditable>>>;

/** Selects the latest audit entries up to `from`, plus one that shows whether there are more. */
function auditOf(db: Database, id: string, from?: number) {
  return db
    .select({ audit: programAudit, by: users.email })
    .from(programAudit)
    .leftJoin(users, eq(users.id, programAudit.adminId))
    .where(and(eq(programAudit.grantId, id), from === undefined ? undefined : lte(programAudit.id, from)))
    .orderBy(desc(programAudit.id))
    .limit(AUDIT_PAGE + 1);
}

/** Returns older audit entries for a program. */
export async function findAudit(db: Database, id: string, from: number): Promise<Editable['audit']> {
  return auditOf(db, id, from);
}

/** Returns a program's title, or null if it's unknown. */
export async function findTitle(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ title: grants.title }).from(grants).where(eq(grants.id, id));
  return row?.title ?? null;
}

/** Who makes an edit, why, and the version they saw. */
export interface Edit {
  grantId: string;
  adminId: number;
  reason: string;
  basedOn: string;
  updatedAt: string;
}

/**
 * Writes an edit, all or nothing, only if the program is still at the version it's based on. Each statement checks that
 * version, and the last one changes it. Returns whether it was written.
 */
export async function storeEdit(
  db: Database,
  { grantId, adminId, reason, basedOn, updatedAt }: Edit,
  { row, edits, audit, changes }: EditPlan,
  searched: SearchColumns,
): Promise<boolean> {
  const isUntouched = and(eq(grants.id, grantId), eq(grants.updatedAt, basedOn), isNull(grants.mergedInto));
  const program: SQL = sql`(SELECT ${grants.id} AS id FROM ${grants} WHERE ${isUntouched}) AS program`;
  const kept = [...edits].map(([field, edit]) => ({ field, ...edit }));
  const [, , , , done] = await db.batch([
    db.run(
      sql`INSERT INTO ${programAudit} (grant_id, admin_id, action, field, before, after, reason)
          SELECT program.id, ${adminId}, value ->> '$.action', value ->> '$.field', value ->> '$.before', value ->> '$.after', ${reason}
          FROM ${program}, json_each(${JSON.stringify(audit)})`,
    ),
    db.run(sql`DELETE FROM ${programEdits} WHERE grant_id IN (SELECT program.id FROM ${program})`),
    db.run(
      sql`INSERT INTO ${programEdits} (grant_id, field, value, source_value)
          SELECT program.id, value ->> '$.field', value -> '$.value', value -> '$.sourceValue'
          FROM ${program}, json_each(${JSON.stringify(kept)})`,
    ),
    db.run(
      sql`INSERT INTO ${grantChanges} (grant_id, field, before, after)
          SELECT program.id, value ->> '$.field', value ->> '$.before', value ->> '$.after'
          FROM ${program}, json_each(${JSON.stringify(changes)})`,
    ),
    db
      .update(grants)
      .set({ ...row, ...searched, updatedAt })
      .where(isUntouched)
      .returning({ id: grants.id }),
  ]);
  return done.length > 0;
}
