import { getTableName, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../worker/db/client.ts';
import { MEMBER_TABLES } from '../../../worker/features/account/own-data-tables.ts';

const SEARCH_TABLES = ['nation_people', 'nation_organizations', 'state_people', 'state_organizations'].map(
  (name) => `search_${name}`,
);
/** Search tables can't be scanned, so this looks up each program by its kind. */
const FOUND = SEARCH_TABLES.map(
  (table) => `SELECT rowid FROM ${table} WHERE ${table} MATCH 'kind : (grant OR loan OR assistance)'`,
).join(' UNION ');

/** States the database must never be in, each with a query that counts the violations. */
const NEVER: Readonly<Record<string, string>> = {
  'open programs that no search finds': `SELECT count(*) AS n FROM grants WHERE status = 'open' AND row_id NOT IN (${FOUND})`,
  'programs that are not open and are found': `SELECT count(*) AS n FROM grants WHERE status <> 'open' AND row_id IN (${FOUND})`,
  'sources whose programs are counted wrongly': `SELECT count(*) AS n FROM (
     SELECT source, iif(merged_into IS NULL, status, 'merged ' || stated_status) AS state, count(*) AS programs FROM grants GROUP BY 1, 2
   ) AS real LEFT JOIN program_counts AS kept USING (source, state) WHERE kept.programs IS NOT real.programs`,
  'rows that refer to nothing': 'SELECT count(*) AS n FROM pragma_foreign_key_check',
  'plans that show a reading that never began':
    'SELECT count(*) AS n FROM subscriptions WHERE reading_shown > readings_begun',
  'consents without a plan':
    'SELECT count(*) AS n FROM subscription_consents WHERE user_id NOT IN (SELECT user_id FROM subscriptions)',
  'counts below nothing': 'SELECT count(*) AS n FROM attempts WHERE count < 0',
  'new addresses that were confirmed and not taken over': `SELECT count(*) AS n FROM email_changes JOIN users ON users.id = user_id
     WHERE used_at IS NOT NULL AND new_email <> email`,
  'corrections that nobody made': `SELECT count(*) AS n FROM program_edits WHERE grant_id NOT IN (SELECT grant_id FROM program_audit)`,
  ...Object.fromEntries(
    MEMBER_TABLES.map(({ table, owner }) => [
      `rows of nobody in ${getTableName(table)}`,
      `SELECT count(*) AS n FROM ${getTableName(table)} WHERE ${owner.name} IS NOT NULL AND ${owner.name} NOT IN (SELECT id FROM users)`,
    ]),
  ),
};
const counted = z.tuple([z.object({ n: z.number() })]);

/** Returns the violations in the database. Empty if there are none. */
export async function brokenInvariants(db: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(NEVER)) {
    const [{ n }] = counted.parse(await db.all(sql.raw(query)));
    if (n > 0) broken.push(`${n} ${name}`);
  }
  for (const table of SEARCH_TABLES)
    await db.run(sql.raw(`INSERT INTO ${table} (${table}) VALUES ('integrity-check')`));
  return broken;
}
