import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import type { CuratedProgram } from '../../../../contract/catalogue.ts';

/** Every curated program for the Worker, which reads it through its ASSETS binding: `catalogue` of the contract. */
export const GET: APIRoute = async () => {
  const programs: { id: string; program: CuratedProgram }[] = (await getCollection('programs'))
    .map(({ id, data }) => ({ id, program: data }))
    .sort((a, b) => a.id.localeCompare(b.id));
  return Response.json(programs);
};
