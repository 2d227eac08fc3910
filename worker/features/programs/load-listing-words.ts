import { sql } from 'drizzle-orm';
import { wordsForListings } from '../../../matching/listing-words/index.ts';
import type { Database } from '../../db/client.ts';
import { listingWords } from '../../db/schema/index.ts';

/** Stores people's search words for federal listings in the database, where the crawler reads them; idempotent. */
export async function loadListingWords(db: Database): Promise<void> {
  const words = JSON.stringify([...wordsForListings()]);
  await db.batch([
    db.delete(listingWords),
    db.run(sql`INSERT INTO ${listingWords} SELECT value ->> 0, value ->> 1 FROM json_each(${words})`),
  ]);
}
