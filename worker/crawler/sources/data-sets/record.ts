import * as z from 'zod/mini';
import { type DataSet, FIELDS, type Field } from './data-set.ts';

const cells = z.record(z.string(), z.unknown());

/** A table's row, keyed by the product's fields. Each field contains its columns' non-empty cells. */
export type TableRecord = Readonly<Record<Field, readonly string[]>>;

const recordShape = z.record(z.enum(FIELDS), z.array(z.string())).check(
  z.refine(({ id }) => id.length > 0, { error: 'No id', path: ['id'] }),
  z.refine(({ title }) => title.length > 0, { error: 'No title', path: ['title'] }),
);

/** Reads a row by the table's columns. Throws a ZodError if it has no ID or title. */
export function parseRow(raw: unknown, { columns }: DataSet): TableRecord {
  const row = cells.parse(raw);
  const fields = FIELDS.map((field) => [field, (columns[field] ?? []).flatMap((name) => textOf(row[name]) ?? [])]);
  return recordShape.parse(Object.fromEntries(fields));
}

/** Returns a row's ID, even if everything else is missing; null if it has none. */
export function idOfRow(raw: unknown, { columns }: DataSet): string | null {
  const row = cells.safeParse(raw).data ?? {};
  return (columns.id ?? []).flatMap((name) => textOf(row[name]) ?? [])[0] ?? null;
}

function textOf(cell: unknown): string | null {
  if (typeof cell === 'string') return cell.trim() || null;
  if (typeof cell === 'number') return String(cell);
  return null;
}
