import { eq } from 'drizzle-orm';
import { catalog } from '../../../contract/programs/catalog.ts';
import type { Database } from '../../db/client.ts';
import { grants } from '../../db/schema/index.ts';
import { loadListingWords } from './load-listing-words.ts';
import { rowOfCurated } from './normalize.ts';
import { writePlanned } from './planning/overtaken.ts';
import { planPrograms } from './planning/plan.ts';
import { CURATED } from './program.ts';

/**
 * Writes the curated catalog, as emitted by Astro, to the database; idempotent. Closes programs that are no longer in
 * it. Also stores the words that people use for federal listings. Throws a ZodError if the JSON isn't a catalog.
 */
export async function loadCatalog(db: Database, json: unknown): Promise<{ listed: number; written: number }> {
  const programs = catalog.parse(json);
  const now = Date.now();
  const rows = programs.map(({ id, program, alsoCalled }) => rowOfCurated(id, program, now, alsoCalled));
  const listed = new Set(programs.map(({ id }) => id));
  let written = 0;
  await loadListingWords(db);
  await writePlanned(db, async () => {
    const known = await db
      .select({ id: grants.id, status: grants.statedStatus, contentHash: grants.contentHash })
      .from(grants)
      .where(eq(grants.source, CURATED));
    const hashes = new Map(known.map(({ id, contentHash }) => [id, contentHash]));
    const gone = known.filter(({ id, status }) => status === 'open' && !listed.has(id));
    const ended = new Map(gone.map(({ id }) => [id, 'unlisted'] as const));
    written = gone.length + rows.filter(({ id, contentHash }) => hashes.get(id) !== contentHash).length;
    const { guards, own, rest } = await planPrograms(db, { rows, ended }, now);
    return [...guards, ...own, ...rest];
  });
  return { listed: programs.length, written };
}
