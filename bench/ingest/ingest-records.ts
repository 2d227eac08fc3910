import { withListingWords } from '../../worker/crawler/listing-words.ts';
import type { Source } from '../../worker/crawler/source.ts';
import type { Database } from '../../worker/db/client.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';

/** Writes a source's records to the catalog without a crawl. Returns the number of rows written. */
export async function ingest<Raw>(db: Database, source: Source<Raw>, records: readonly unknown[]): Promise<number> {
  const now = Date.now();
  const rows = records.flatMap((record) => source.normalize(source.parse(record), now));
  return upsertPrograms(db, await withListingWords(db, rows));
}
