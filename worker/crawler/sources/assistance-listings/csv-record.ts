import * as z from 'zod/mini';
import { type Bytes, textOf } from '../../reading/bytes.ts';
import { csvRows } from '../../reading/csv.ts';
import { Unreadable } from '../../reading/faults.ts';
import { SAYS_NOTHING } from './listing-row.ts';

const text = z._default(z.string(), '');

/** A federal assistance listing as a row of the bulk table. The numbers in the column names are removed. */
export const csvRecord = z.object({
  'Program Title': z.string().check(z.minLength(1)),
  'Program Number': z.string().check(z.regex(/^\d{2}\.[0-9A-Za-z]{1,3}$/, 'A listing number is NN.NNN')),
  'Popular Name': text,
  'Federal Agency': text,
  Objectives: text,
  'Types of Assistance': text,
  'Uses and Use Restrictions': text,
  'Applicant Eligibility': text,
  'Beneficiary Eligibility': text,
  'Credentials/Documentation': text,
  'Application Procedures': text,
  Deadlines: text,
  Obligations: text,
  'Range and Average of Financial Assistance': text,
  'Regional or, Local Office': text,
  'Website Address': text,
  URL: text,
  'Published Date': text,
  'Archived Date': text,
});
export type CsvRecord = z.infer<typeof csvRecord>;

/** A table without these columns is a different one. */
const NEEDED = ['Program Title', 'Program Number', 'Objectives'];

/** Yields the rows of the bulk table (cp1252), by column name. */
export async function* csvRecords(bytes: Bytes): AsyncGenerator<Record<string, string>> {
  let names: string[] | null = null;
  for await (const row of csvRows(textOf(bytes, 'windows-1252'))) {
    if (names === null) {
      names = row.map((name) =>
        name
          .replace(/^ï»¿/, '')
          .replace(/\s*\(\d{3}\)\s*$/, '')
          .trim(),
      );
      const missing = NEEDED.filter((name) => !names?.includes(name));
      if (missing.length > 0) throw new Unreadable(`the table has no column ${missing.join(', ')}`);
    } else if (row.some((cell) => cell.trim())) {
      yield Object.fromEntries(names.map((name, index) => [name, row[index] ?? '']));
    }
  }
}

const described = z.object({ description: z._default(z.nullable(z.string()), null) });

/**
 * Returns a cell's text: its description if it contains JSON, otherwise the cell itself. Empty if the cell means
 * "none".
 */
export function saysOf(cell: string): string {
  const written = cell.trim();
  const said = /^[[{]/.test(written) ? (described.safeParse(jsonOf(written)).data?.description ?? '') : written;
  return SAYS_NOTHING.test(said) ? '' : said;
}

export const deadlinesCell = z.object({
  description: z._default(z.nullable(z.string()), null),
  list: z._default(z.nullable(z.array(z.object({ end: z._default(z.nullable(z.string()), null) }))), null),
});

/** Parses a cell's JSON; null if it isn't JSON. */
export function jsonOf(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return null;
  }
}
