import { Buffer } from 'node:buffer';
import { LibsqlError, type ResultSet, type Row, type Value } from '@libsql/client/web';
import * as z from 'zod/mini';
import { field } from './usage.ts';

/** A statement in the server's protocol (Hrana over HTTP, as JSON). */
export interface WireStatement {
  sql: string;
  args: WireValue[];
  want_rows: true;
}

type WireValue = { type: 'null' } | { type: 'integer' | 'text'; value: string } | { type: 'float'; value: number };

/** Encodes a statement. Null if an argument is named or of a type that's left to the library. */
export function wireStatement(sql: string, args: unknown): WireStatement | null {
  if (!Array.isArray(args)) return null;
  const values: WireValue[] = [];
  for (const arg of args) {
    const value = wireValue(arg);
    if (!value) return null;
    values.push(value);
  }
  return { sql, args: values, want_rows: true };
}

function wireValue(value: unknown): WireValue | null {
  if (value === null) return { type: 'null' };
  if (typeof value === 'string') return { type: 'text', value };
  if (typeof value === 'number') return Number.isFinite(value) ? { type: 'float', value } : null;
  if (typeof value === 'boolean') return { type: 'integer', value: value ? '1' : '0' };
  return null;
}

const failed = z.object({ message: z.string(), code: z.optional(z.nullable(z.string())) });

const done = z.object({
  type: z.literal('ok'),
  response: z.object({
    type: z.literal('execute'),
    result: z.object({
      cols: z.array(z.object({ name: z.nullable(z.string()), decltype: z.optional(z.nullable(z.string())) })),
      rows: z.array(z.array(z.unknown())),
      affected_row_count: z.number(),
      last_insert_rowid: z.nullable(z.string()),
    }),
  }),
});

const answer = z.union([done, z.object({ type: z.literal('error'), error: failed })]);

/** Decodes the answer to one statement into the library's form. Throws LibsqlError if the statement failed. */
export function resultOf(fault: unknown): ResultSet {
  const parsed = answer.parse(fault);
  if (parsed.type === 'error') throw errorOf(parsed.error);
  const { cols, rows, affected_row_count, last_insert_rowid } = parsed.response.result;
  const columns = cols.map(({ name }) => name ?? '');
  const result = {
    columns,
    columnTypes: cols.map(({ decltype }) => decltype ?? ''),
    rows: rows.map((row) => rowOf(columns, row.map(cellOf))),
    rowsAffected: affected_row_count,
    lastInsertRowid: last_insert_rowid === null ? undefined : BigInt(last_insert_rowid),
  };
  return { ...result, toJSON: () => ({ ...result, lastInsertRowid: last_insert_rowid }) };
}

/** Returns the error for a call that the server refused, from its response body. */
export function refusalOf(status: number, body: unknown): LibsqlError {
  const fault = failed.safeParse(body).data;
  return errorOf(fault ?? { message: `The database server answered ${status}`, code: 'SERVER_ERROR' });
}

function errorOf({ message, code }: z.infer<typeof failed>): LibsqlError {
  return new LibsqlError(message, code ?? 'UNKNOWN');
}

/**
 * Decodes a cell by hand, because a schema for the value types would cost more than the rest of a search's decoding.
 */
function cellOf(cell: unknown): Value {
  const kind = field(cell, 'type');
  if (kind === 'null') return null;
  const value = field(cell, 'value');
  if (kind === 'text' && typeof value === 'string') return value;
  if (kind === 'float' && typeof value === 'number') return value;
  if (kind === 'integer' && typeof value === 'string') return integerOf(value);
  const base64 = field(cell, 'base64');
  if (kind === 'blob' && typeof base64 === 'string') return Uint8Array.from(Buffer.from(base64, 'base64')).buffer;
  throw new TypeError('The database server sent a value of no known kind');
}

function integerOf(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database holds ${text}, more than a number can`);
  return value;
}

/** Builds a row like the library's, with cells by name and by index. Only the names are enumerable. */
function rowOf(columns: readonly string[], values: readonly Value[]): Row {
  const row: Row = Object.defineProperty({ length: values.length }, 'length', { enumerable: false });
  for (const [index, value] of values.entries()) {
    const name = columns[index];
    if (name !== undefined && !Object.hasOwn(row, name)) row[name] = value;
    Object.defineProperty(row, index, { value });
  }
  return row;
}
