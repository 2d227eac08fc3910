import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type CuratedProgram, curatedProgram } from '../../contract/catalogue.ts';
import { ROOT } from '../../dev/stack.ts';
import { eligibilityOf } from '../../matching/curated-rules.ts';
import type { RuledProgram } from '../../matching/match.ts';
import { familyOf } from '../../matching/order.ts';
import type { Database } from '../../worker/db/client.ts';
import { type GrantRow, rowOfCurated } from '../../worker/features/catalogue/normalise.ts';
import { upsertPrograms } from '../../worker/features/catalogue/upsert.ts';

const FOLDER = join(ROOT, 'site', 'src', 'content', 'programs');

function read(): { id: string; program: CuratedProgram }[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  return files.map((file) => {
    const program = curatedProgram.parse(parse(readFileSync(join(FOLDER, file), 'utf8')));
    return { id: basename(file, '.yaml'), program };
  });
}

/** The curated programs as rows, read from their files. */
export function curatedRows(): GrantRow[] {
  return read().map(({ id, program }) => rowOfCurated(id, program, Date.now()));
}

/** The curated programs as matching knows them, with what spreads near relatives. */
export function curatedPrograms(): (RuledProgram & { id: string; family: string | null })[] {
  return read().map(({ id, program }) => ({
    ...{ id, states: program.states, programType: program.programType, needs: program.needs, worth: program.worth },
    ...eligibilityOf(program),
    family: familyOf([program.office, program.agency].filter(Boolean).join(', '), program.needs),
  }));
}

/** Writes the curated programs, as a start of the product does, so that listings get the words people use for them. */
export async function loadCurated(db: Database): Promise<number> {
  return upsertPrograms(db, curatedRows());
}

/** Takes the curated programs out of every search: what is measured is the corpus alone. */
export async function hideCurated(db: Database): Promise<void> {
  await db.$client.execute("UPDATE grants SET status = 'hidden' WHERE source = 'curated'");
}
