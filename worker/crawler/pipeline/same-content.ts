import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { grants } from '../../db/schema/index.ts';
import type { GrantRow } from '../../features/programs/normalize.ts';
import { borrowedOf, withoutLoans } from '../../features/programs/planning/merging/borrowing.ts';
import { programDetail } from '../../features/programs/program.ts';

/** Fields whose order matters. */
const IN_ORDER = [
  ...['title', 'description', 'amount', 'amountMin', 'amountMax', 'deadline', 'deadlineKind', 'deadlineDate'],
  ...['deadlineAt', 'url', 'category', 'provider', 'providerUrl', 'applicationUrl', 'sourceType', 'programType'],
  ...['assistanceType', 'yearlyMoney'],
];
/** Lists whose order doesn't matter, even if they're stored as lines of text. */
const SETS = ['requirements', 'keywords', 'eligibility', 'states', 'assistanceListings', 'citations', 'rules'];

/** Separators of list entries in a text. In a rule's sentence, the last one is "or". */
const ENTRIES = /\s*(?:[\n;,]|\bor\b)\s*/;

/**
 * Returns the stored hashes of programs whose content is stored in a different order. They stay unchanged: it isn't a
 * change if a source shuffles its lists, or if our code starts to sort them differently.
 */
export async function findSameButForOrder(db: Database, rows: readonly GrantRow[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const json = JSON.stringify(rows.map(({ id, contentHash }) => [id, contentHash]));
  const differing = sql`(
    SELECT grants.id FROM json_each(${json}) AS row CROSS JOIN grants ON grants.id = row.value ->> 0
    WHERE grants.content_hash NOT IN ('', row.value ->> 1))`;
  const stored = await db.select().from(grants).where(inArray(grants.id, differing));
  const read = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    stored.flatMap((row) => {
      const own = withoutLoans({ ...row, rules: null }, borrowedOf(row.borrowed));
      const before = contentOf({ ...own, rules: row.rules, status: row.statedStatus });
      const now = read.get(row.id);
      return now && before === contentOf(now) ? [[row.id, row.contentHash] as const] : [];
    }),
  );
}

/** Serializes a program's content regardless of the order of its lists. */
function contentOf(row: Omit<GrantRow, 'rules'> & { rules?: unknown }): string {
  const values = new Map<string, unknown>(Object.entries(row));
  const { sources: _dated, ...detail } = programDetail.parse(row.detail);
  return JSON.stringify([
    row.status,
    detail,
    IN_ORDER.map((name) => values.get(name) ?? null),
    SETS.map((name) => unordered(values.get(name) ?? null)),
  ]);
}

function unordered(value: unknown): unknown {
  if (typeof value === 'string') return value.split(ENTRIES).toSorted();
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(unordered(one))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([name, part]): [string, unknown] => [name, unordered(part)])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
