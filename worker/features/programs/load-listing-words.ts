import { sql } from 'drizzle-orm';
import { wordsForListings } from '../../../matching/listing-words/index.ts';
import type { Database } from '../../db/client.ts';
import { listingWords } from '../../db/schema/index.ts';

/** Stores the words that people search for federal listings with, for the crawler; idempotent. */
export async function loadListingWords(db: Database): Promise<void> {
  const words = JSON.stringify([...wordsForListings()]);
  await db.batch([
    db.delete(listingWords),
    db.run(sql`INSERT INTO ${listingWords} SELECT value ->> 0, value ->> 1 FROM json_each(${words})`),
  ]);
}
