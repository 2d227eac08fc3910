import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { mostByState } from '../../features/benefits/tables.ts';
import { tastePrograms } from '../../features/taste/catalogue.ts';

/** The curated programs as the home page's three questions need them. */
export const GET: APIRoute = async () => {
  const programs = (await getCollection('programs'))
    .map(({ id, data }) => ({ id, program: data }))
    .sort((a, b) => a.id.localeCompare(b.id));
  return Response.json(tastePrograms(programs, mostByState));
};
