import { sql } from 'drizzle-orm';
import { wordsForListings } from '../../../matching/listing-words/index.ts';
import type { Database } from '../../db/client.ts';
import { listingWords } from '../../db/schema/index.ts';

/** Writes the words that people type for federal listings to the database for the crawler; safe to run again. */
export async function loadListingWords(db: Database): Promise<void> {
  const words = JSON.stringify([...wordsForListings()]);
  await db.batch([
    db.delete(listingWords),
    db.run(sql`INSERT INTO ${listingWords} SELECT value ->> 0, value ->> 1 FROM json_each(${words})`),
  ]);
}
