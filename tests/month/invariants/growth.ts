import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DAY, type Month } from '../moment.ts';
import type { Table } from '../table.ts';

/** Rows that expire. None may exist a day after its expiry, because the sweep runs every night. */
const ENDING: Readonly<Record<string, string>> = {
  sessions: 'expires_at',
  password_resets: 'expires_at',
  email_changes: 'expires_at',
  attempts: 'expires_at',
  admin_tokens: 'expires_at',
  unsubscribe_links: 'expires_at',
  deadline_reminders: 'deadline_at',
  analyses: 'good_until',
  priority_orders: 'good_until',
  sign_in_codes: 'expires_at',
  passkey_challenges: 'expires_at',
};
/** Rows that are kept for a number of days. */
const KEPT: Readonly<Record<string, { column: string; days: number }>> = {
  outbox: { column: 'created_at', days: 30 },
  search_embeddings: { column: 'created_at', days: 30 },
  stripe_events: { column: 'handled_at', days: 60 },
  error_counts: { column: 'last_at', days: 30 },
};
/** Tables whose rows live for up to a week. They must not have more rows on the last days than on the first ones. */
const SHORT = [
  'attempts',
  'password_resets',
  'email_changes',
  'sign_in_codes',
  'passkey_challenges',
  'priority_orders',
  'crawl_pages',
  'task_runs',
  'cursors',
  'admin_tokens',
  'departed_customers',
];
/** Tables that may grow only in proportion to the programs. The first `SETTLED` days don't count. */
const BY_PROGRAMS = ['source_records', 'grant_names', 'program_vectors', 'embeddings', 'link_checks', 'source_states'];
const SETTLED = 10;

const counted = z.array(z.object({ n: z.number() }));

/** Returns the tables that grow without bound. */
export async function growthFaults({ product }: Month, { days }: Table): Promise<string[]> {
  const faults: string[] = [];
  const count = async (table: string, column: string, before: number) => {
    const query = `SELECT count(*) AS n FROM ${table} WHERE ${column} < '${new Date(before).toISOString()}'`;
    return counted.parse(await product.db().all(sql.raw(query)))[0]?.n ?? 0;
  };
  for (const [table, column] of Object.entries(ENDING)) {
    const left = await count(table, column, Date.now() - 1.1 * DAY);
    if (left > 0) faults.push(`${left} rows of ${table} ended longer than a day ago`);
  }
  for (const [table, kept] of Object.entries(KEPT)) {
    const left = await count(table, kept.column, Date.now() - (kept.days + 1.1) * DAY);
    if (left > 0) faults.push(`${left} rows of ${table} are older than ${kept.days} days`);
  }
  const [settled, last] = [days.slice(SETTLED, SETTLED + 7), days.slice(-7)];
  if (days.length < SETTLED + 14) return faults;
  const most = (rows: typeof days, table: string) => Math.max(...rows.map((day) => day.rows.get(table) ?? 0));
  for (const table of SHORT) {
    const [before, now] = [most(settled, table), most(last, table)];
    if (now > before * 1.5 + 10) faults.push(`${table} grew from ${before} to ${now} rows`);
  }
  const programs = most(last, 'grants') / most(settled, 'grants');
  for (const table of BY_PROGRAMS) {
    const [before, now] = [most(settled, table), most(last, table)];
    if (now > before * programs * 1.2 + 20)
      faults.push(`${table} grew from ${before} to ${now} rows, and programs by ${programs.toFixed(2)}`);
  }
  return faults;
}
