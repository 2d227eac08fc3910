import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';

/** How states run programs of the whole country, for the Worker: `localForms` of the contract. */
export const GET: APIRoute = async () =>
  Response.json((await getCollection('local-forms')).map(({ id, data }) => ({ id, form: data })));
