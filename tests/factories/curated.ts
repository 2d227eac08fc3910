import { readPrograms } from '../../dev/catalog/curated-files.ts';
import type { Database } from '../../worker/db/client.ts';
import { loadListingWords } from '../../worker/features/programs/load-listing-words.ts';
import { type GrantRow, rowOfCurated } from '../../worker/features/programs/normalize.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';

/** Reads the curated programs from their files as rows. */
export function curatedRows(): GrantRow[] {
  return readPrograms().map(({ id, program, alsoCalled }) => rowOfCurated(id, program, Date.now(), alsoCalled));
}

/** Writes the curated programs as starting the product does, so listings get the words that people use for them. */
export async function loadCurated(db: Database): Promise<number> {
  await loadListingWords(db);
  return upsertPrograms(db, curatedRows());
}

/** Hides the curated programs from every search, so the corpus can be measured on its own. */
export async function hideCurated(db: Database): Promise<void> {
  await db.$client.execute("UPDATE grants SET status = 'hidden' WHERE source = 'curated'");
}
