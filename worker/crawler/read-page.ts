// Imported directly, because zod's index would bundle all of zod, with every locale.
import { $ZodError } from 'zod/v4/core';
import type { GrantRow } from '../features/programs/normalize.ts';
import type { CrawlSource } from './source.ts';

/** A record that couldn't be read, and why. */
export interface Refusal {
  /** The record's own ID or title, if it's readable. */
  record: string;
  reason: string;
  /** The IDs of its programs, if they're readable: a program that is listed but unreadable isn't gone. */
  ids: string[];
}

export interface ReadRecords {
  rows: GrantRow[];
  /** Other names of the rows, by source ID. */
  knownAs: Map<string, string[]>;
  refused: Refusal[];
  /** The number of records with nothing to apply for. */
  left: number;
  /** The rows of each record, in record order; null if it was refused. */
  byRecord: (GrantRow[] | null)[];
}

const ID_NAMES = ['id', 'opportunityId', 'OpportunityID', 'opportunity_id', 'PortalID', 'slug'];
const NAMES = [...ID_NAMES, 'Program Number', 'title'];
/** IDs are part of URLs. */
const LONGEST_ID = 200;
const CONTROLS = /\p{Cc}/u;

/** Reads the records of a page. An unreadable record is refused with its reason, and the rest are still read. */
export function readRecords<Raw>(source: CrawlSource<Raw>, records: readonly unknown[], now: number): ReadRecords {
  const read: ReadRecords = { rows: [], knownAs: new Map(), refused: [], left: 0, byRecord: [] };
  for (const raw of records) {
    try {
      const record = source.parse(raw);
      const rows = source.normalize(record, now);
      for (const row of rows) check(row);
      const names = source.knownAs?.(record) ?? [];
      for (const row of rows) if (names.length > 0) read.knownAs.set(row.sourceId, names);
      read.rows.push(...rows);
      if (rows.length === 0) read.left += 1;
      read.byRecord.push(rows);
    } catch (error) {
      const ids = source.idsOf?.(raw) ?? idsIn(raw);
      read.refused.push({ record: nameOf(raw, ids), reason: reasonOf(error), ids });
      read.byRecord.push(null);
    }
  }
  return read;
}

/**
 * Checks every source's rows in addition to its schema: a program needs a title, and an ID that can be part of a URL.
 */
function check({ id, title }: GrantRow): void {
  if (title.trim() === '') throw new Error('title: It contains no text');
  if (id.length > LONGEST_ID) throw new Error(`id: Longer than ${LONGEST_ID} characters`);
  if (CONTROLS.test(id)) throw new Error('id: Contains control characters');
  if (!id.isWellFormed()) throw new Error('id: Holds half a character');
}

function idsIn(raw: unknown): string[] {
  if (typeof raw !== 'object' || raw === null) return [];
  return Object.entries(raw).flatMap(([name, value]) =>
    ID_NAMES.includes(name) && ['string', 'number'].includes(typeof value) ? String(value) || [] : [],
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof $ZodError) {
    return error.issues
      .slice(0, 3)
      .map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`)
      .join('; ');
  }
  return error instanceof Error ? error.message : 'Unknown';
}

function nameOf(raw: unknown, [id]: readonly string[]): string {
  if (typeof raw !== 'object' || raw === null) return id === undefined ? 'no record' : `id ${id.slice(0, 100)}`;
  const named = Object.entries(raw).find(
    ([name, value]) => NAMES.includes(name) && ['string', 'number'].includes(typeof value),
  );
  return named ? `${named[0]} ${String(named[1]).slice(0, 100)}` : 'without a name';
}
