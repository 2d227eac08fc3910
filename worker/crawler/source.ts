import type { Database } from '../db/client.ts';
import type { GrantRow } from '../features/catalogue/normalise.ts';
import { upsertPrograms } from '../features/catalogue/upsert.ts';
import { withWordsOfCurated } from './words-of-curated.ts';

/** A public source of programs: its records, read and made into rows of the catalogue. Both steps are pure. */
export interface Source<Raw> {
  /** Stands in `grants.source`; part of every program's stable id. */
  id: string;
  /** Reads one record as the source publishes it. Throws a ZodError where it is none. */
  parse(raw: unknown): Raw;
  /** The programs of a record; none where it describes nothing that anybody can apply for. */
  normalise(record: Raw, now: number): GrantRow[];
}

/** Takes records into the catalogue: read, normalised with their rules, written. Returns how many rows were written. */
export async function ingest<Raw>(db: Database, source: Source<Raw>, records: readonly unknown[]): Promise<number> {
  const now = Date.now();
  const rows = records.flatMap((record) => source.normalise(source.parse(record), now));
  return upsertPrograms(db, await withWordsOfCurated(db, rows));
}
