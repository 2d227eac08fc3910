import * as z from 'zod/mini';
import type { GrantRow } from '../features/catalogue/normalise.ts';
import type { CrawlSource } from './source.ts';

/** A record that could not be read, and why. */
export interface Refusal {
  /** What the record calls itself, as far as that can be told. */
  record: string;
  reason: string;
}

export interface ReadRecords {
  rows: GrantRow[];
  /** Other names of the rows, by their source id. */
  knownAs: Map<string, string[]>;
  refused: Refusal[];
  /** Records that were read and describe nothing to apply for. */
  left: number;
}

const NAMES = ['id', 'opportunityId', 'OpportunityID', 'opportunity_id', 'PortalID', 'slug', 'Program Number', 'title'];

/** Reads the records of a page. One that cannot be read is refused with its reason, and the others are read all the same. */
export function readRecords<Raw>(source: CrawlSource<Raw>, records: readonly unknown[], now: number): ReadRecords {
  const read: ReadRecords = { rows: [], knownAs: new Map(), refused: [], left: 0 };
  for (const raw of records) {
    try {
      const record = source.parse(raw);
      const rows = source.normalise(record, now);
      const names = source.knownAs?.(record) ?? [];
      for (const row of rows) if (names.length > 0) read.knownAs.set(row.sourceId, names);
      read.rows.push(...rows);
      if (rows.length === 0) read.left += 1;
    } catch (error) {
      read.refused.push({ record: nameOf(raw), reason: reasonOf(error) });
    }
  }
  return read;
}

function reasonOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    return error.issues
      .slice(0, 3)
      .map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`)
      .join('; ');
  }
  return error instanceof Error ? error.message : 'Unknown';
}

function nameOf(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return 'no record';
  const named = Object.entries(raw).find(
    ([name, value]) => NAMES.includes(name) && ['string', 'number'].includes(typeof value),
  );
  return named ? `${named[0]} ${String(named[1]).slice(0, 100)}` : 'without a name';
}
