import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { grants } from '../../db/schema/index.ts';
import type { GrantRow } from '../../features/programs/normalize.ts';
import { Doubt } from './doubt.ts';

/** Fields that a source provides for most of its programs or for none, with their everyday names. */
const STATED = {
  description: 'the description',
  amount: 'the amount',
  deadline: 'the deadline',
  deadlineDate: 'the last day',
  eligibility: 'who may apply',
  provider: 'who gives it',
} as const satisfies Partial<Record<keyof GrantRow, string>>;
const FIELDS = ['description', 'amount', 'deadline', 'deadlineDate', 'eligibility', 'provider'] as const;

/** With fewer programs, it's plausible that nearly all lose a field at the same time. */
const ENOUGH_TO_DOUBT = 10;
const NEARLY_ALL = 0.9;

const flag = z.pipe(
  z.int(),
  z.transform((value: number) => value !== 0),
);
const outlines = z.array(
  z.object({
    id: z.string(),
    source: z.string(),
    sourceId: z.string(),
    contentHash: z.string(),
    ...{ description: flag, amount: flag, deadline: flag, deadlineDate: flag, eligibility: flag, provider: flag },
  }),
);

/** A stored program's outline: its source, and which fields that source provides. */
export type Outline = z.output<typeof outlines>[number];

export async function findOutlines(db: Database, rows: readonly GrantRow[]): Promise<Map<string, Outline>> {
  if (rows.length === 0) return new Map();
  const isStated = FIELDS.map((field) => {
    const column = sql.identifier(grants[field].name);
    const path = `$.${field}`;
    return sql`(${column} IS NOT NULL AND borrowed ->> ${path} IS NULL) AS ${sql.identifier(field)}`;
  });
  const found = await db.all(sql`
    SELECT id, source, source_id AS sourceId, content_hash AS contentHash, ${sql.join(isStated, sql`, `)}
    FROM grants WHERE id IN (SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`);
  return new Map(outlines.parse(found).map((outline) => [outline.id, outline]));
}

/**
 * Throws `Doubt` if nearly all programs on a page would lose a field: the source has probably renamed it. `unchanged`
 * is the number of other programs on the page that haven't changed.
 */
export function checkFields(rows: readonly GrantRow[], stored: ReadonlyMap<string, Outline>, unchanged: number): void {
  for (const field of FIELDS) {
    const had = rows.filter(({ id }) => stored.get(id)?.[field]);
    const lost = had.filter((row) => row[field] === null);
    if (had.length < ENOUGH_TO_DOUBT || lost.length < (had.length + unchanged) * NEARLY_ALL) continue;
    throw new Doubt(
      'changed_form',
      `Of ${had.length} programs of one page ${lost.length} do not state ${STATED[field]} any more, which they did before. Its form has probably changed; the page was not stored.`,
    );
  }
}
