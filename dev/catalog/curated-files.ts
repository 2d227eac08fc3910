import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type Helper, helper } from '../../contract/profile/helpers.ts';
import { type CuratedProgram, curatedProgram } from '../../contract/programs/catalog.ts';
import { type LocalForm, localForm, namesOf } from '../../contract/programs/local-forms.ts';
import { wordsForPrograms } from '../../matching/program-words/index.ts';
import { ROOT } from '../run/stack.ts';

export const PROGRAM_FILES = join(ROOT, 'site', 'src', 'content', 'programs');
const HELPER_FILES = join(ROOT, 'site', 'src', 'content', 'helpers');
export const FORM_FILES = join(ROOT, 'site', 'src', 'content', 'local-forms');

/** Returns the file names in a catalog folder. */
export function catalogFiles(folder: string): string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.yaml'));
}

/**
 * Reads every curated program, with the names of its local forms and its search phrases. Throws if a file doesn't match
 * the schema.
 */
export function readPrograms(): { id: string; program: CuratedProgram; alsoCalled: string[] }[] {
  const forms = Map.groupBy(
    readLocalForms().map(({ form }) => form),
    ({ of }) => of,
  );
  const programs = catalogFiles(PROGRAM_FILES).map((file) => ({
    id: basename(file, '.yaml'),
    program: curatedProgram.parse(parse(readFileSync(join(PROGRAM_FILES, file), 'utf8'))),
  }));
  const words = wordsForPrograms(programs.map(({ id, program }) => ({ id, numbers: program.assistanceListings })));
  return programs.map(({ id, program }) => ({
    ...{ id, program },
    alsoCalled: [...namesOf(forms.get(id) ?? []), ...(words.get(id) ?? [])],
  }));
}

/** Reads every local form. Throws if a file doesn't match the schema. */
export function readLocalForms(): { id: string; form: LocalForm }[] {
  return catalogFiles(FORM_FILES).map((file) => ({
    id: basename(file, '.yaml'),
    form: localForm.parse(parse(readFileSync(join(FORM_FILES, file), 'utf8'))),
  }));
}

/** Reads every free helper. Throws if a file doesn't match the schema. */
export function readHelpers(): { id: string; helper: Helper }[] {
  return catalogFiles(HELPER_FILES).map((file) => ({
    id: basename(file, '.yaml'),
    helper: helper.parse(parse(readFileSync(join(HELPER_FILES, file), 'utf8'))),
  }));
}
