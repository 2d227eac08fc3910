import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { mostByState } from '../../features/benefits/tables.ts';
import { tastePrograms } from '../../features/taste/catalogue.ts';

/** The curated programs as the home page's three questions need them. One file for all states: no answer leaves the browser. */
export const GET: APIRoute = async () => {
  const programs = (await getCollection('programs'))
    .map(({ id, data }) => ({ id, program: data }))
    .sort((a, b) => a.id.localeCompare(b.id));
  const forms = (await getCollection('local-forms')).map(({ id, data }) => ({ id, form: data }));
  return Response.json(tastePrograms(programs, { forms, mostByState }));
};
