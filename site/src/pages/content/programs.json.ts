import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import type { z } from 'zod/mini';
import type { catalog } from '../../../../contract/programs/catalog.ts';
import { namesOf } from '../../../../contract/programs/local-forms.ts';
import { wordsForPrograms } from '../../../../matching/program-words/index.ts';

/** Every curated program, for the Worker to read through its ASSETS binding: `catalog` in the contract. */
export const GET: APIRoute = async () => {
  const forms = Map.groupBy(await getCollection('local-forms'), ({ data }) => data.of);
  const files = await getCollection('programs');
  const words = wordsForPrograms(files.map(({ id, data }) => ({ id, numbers: data.assistanceListings })));
  const programs: z.input<typeof catalog> = files
    .map(({ id, data }) => ({
      ...{ id, program: data },
      alsoCalled: [...namesOf((forms.get(id) ?? []).map((form) => form.data)), ...(words.get(id) ?? [])],
    }))
    .sort((a, b) => a.id.localeCompare(b.id));
  return Response.json(programs);
};
