import { getCollection } from 'astro:content';
import { inEnglish } from '../../locale/english/in-english.ts';
import { otherLanguageOf } from '../../locale/paths.ts';
import { mostByState } from '../programs/benefits/tables.ts';
import { tastePrograms } from './taste/catalog.ts';
import type { TasteProgram } from './taste/program.ts';

let read: Promise<TasteProgram[]> | undefined;

/** Returns all programs in the form the three questions need. Read once per build. */
export function builtTastePrograms(): Promise<TasteProgram[]> {
  read ??= readPrograms();
  return read;
}

async function readPrograms(): Promise<TasteProgram[]> {
  const programs = (await getCollection('programs'))
    .map(({ id, data }) => ({ id, program: inEnglish(id, data), own: data }))
    .sort((a, b) => a.id.localeCompare(b.id));
  const forms = (await getCollection('local-forms')).map(({ id, data }) => ({ id, form: data }));
  const languageOf = (id: string) => otherLanguageOf(`/programs/${id}`);
  return tastePrograms(programs, { forms, mostByState, languageOf });
}
