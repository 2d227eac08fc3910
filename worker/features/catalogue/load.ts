import { catalogue } from '../../../contract/catalogue.ts';
import type { Database } from '../../db/client.ts';
import { CURATED } from '../grants/program.ts';
import { noteUnlisted, withEdits } from './edits.ts';
import { rowOfCurated } from './normalise.ts';
import { closeUnlisted, upsertPrograms } from './upsert.ts';

/**
 * Writes the curated catalogue, as Astro emitted it, into the database; safe to run again. A program that is not in it
 * any more is closed. Throws a ZodError where the JSON is not a catalogue.
 */
export async function loadCatalogue(db: Database, json: unknown): Promise<{ listed: number; written: number }> {
  const programs = catalogue.parse(json);
  const now = Date.now();
  const { rows, statements } = await withEdits(
    db,
    programs.map(({ id, program }) => rowOfCurated(id, program, now)),
  );
  const written = await upsertPrograms(db, rows);
  const [first, ...others] = statements;
  if (first) await db.batch([first, ...others]);
  const listed = programs.map(({ id }) => id);
  const closed = await closeUnlisted(db, CURATED, listed);
  await noteUnlisted(db, CURATED, listed);
  return { listed: programs.length, written: written + closed };
}
