import { type CollectionEntry, getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import type { z } from 'zod/mini';
import type { catalogue } from '../../../../contract/catalogue.ts';

/** Every curated program for the Worker, which reads it through its ASSETS binding: `catalogue` of the contract. */
export const GET: APIRoute = async () => {
  const forms = Map.groupBy(await getCollection('local-forms'), ({ data }) => data.of);
  const programs: z.input<typeof catalogue> = (await getCollection('programs'))
    .map(({ id, data }) => ({ id, program: data, alsoCalled: namesOf(forms.get(id) ?? []) }))
    .sort((a, b) => a.id.localeCompare(b.id));
  return Response.json(programs);
};

/** What the states call it. */
function namesOf(forms: readonly CollectionEntry<'local-forms'>[]): string[] {
  return [...new Set(forms.flatMap(({ data: { title, keywords } }) => [title, ...keywords]))];
}
