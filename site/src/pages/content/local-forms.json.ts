import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';

/** State versions of nationwide programs, for the Worker: `localForms` in the contract. */
export const GET: APIRoute = async () =>
  Response.json((await getCollection('local-forms')).map(({ id, data }) => ({ id, form: data })));
