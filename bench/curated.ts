import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { curatedProgram } from '../contract/catalogue.ts';
import { ROOT } from '../dev/stack.ts';
import type { Database } from '../worker/db/client.ts';
import { type GrantRow, rowOfCurated } from '../worker/features/catalogue/normalise.ts';
import { upsertPrograms } from '../worker/features/catalogue/upsert.ts';

const FOLDER = join(ROOT, 'site', 'src', 'content', 'programs');

/** The curated programs as rows, read from their files. */
export function curatedRows(): GrantRow[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  return files.map((file) => {
    const program = curatedProgram.parse(parse(readFileSync(join(FOLDER, file), 'utf8')));
    return rowOfCurated(basename(file, '.yaml'), program, Date.now());
  });
}

/** Writes the curated programs, as a start of the product does, so that listings get the words people use for them. */
export async function loadCurated(db: Database): Promise<number> {
  return upsertPrograms(db, curatedRows());
}

/** Takes the curated programs out of every search: what is measured is the corpus alone. */
export async function hideCurated(db: Database): Promise<void> {
  await db.$client.execute("UPDATE grants SET status = 'hidden' WHERE source = 'curated'");
}
