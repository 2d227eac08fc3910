import { eq, sql } from 'drizzle-orm';
import type { Profile } from '../../../../contract/profile/profile.ts';
import { type Rule, rule } from '../../../../contract/programs/rules.ts';
import type { Database } from '../../../db/client.ts';
import { grants, users } from '../../../db/schema/index.ts';
import { type Account, accountOf } from '../../account/account.ts';
import { nextRevision } from '../../account/queries.ts';

/** Writes only an answer's columns. Returns null if the account is gone. */
export async function storeAnswer(
  db: Database,
  userId: number,
  answer: { [Field in keyof Profile]?: Profile[Field] | undefined },
): Promise<Account | null> {
  const [row] = await db
    .update(users)
    .set({ ...answer, profileRevision: nextRevision, updatedAt: new Date().toISOString() })
    .where(eq(users.id, userId))
    .returning();
  return row ? accountOf(row) : null;
}

/** Returns the rules of these programs. Omits programs without readable rules. */
export async function findRules(db: Database, ids: readonly string[]): Promise<Rule[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ rules: grants.rules })
    .from(sql`(SELECT DISTINCT value FROM json_each(${JSON.stringify(ids)})) AS wanted`)
    .innerJoin(grants, sql`${grants.id} = wanted.value`);
  return rows.flatMap(({ rules }) => rule.safeParse(rules).data ?? []);
}
