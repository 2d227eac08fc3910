import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { OwnTexts } from '../../features/programs/own-texts.ts';
import { formInEnglish, inEnglish } from '../../locale/english/in-english.ts';

/** Every English text of a program with its translation, for the Worker; empty in the English build. */
export const GET: APIRoute = async () => {
  const texts = new OwnTexts();
  for (const { id, data } of await getCollection('programs')) texts.addProgram(inEnglish(id, data), data);
  for (const { id, data } of await getCollection('local-forms')) texts.addForm(formInEnglish(id, data), data);
  return Response.json(texts);
};
