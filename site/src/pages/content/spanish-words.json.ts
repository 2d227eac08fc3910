import type { APIRoute } from 'astro';
import { spanishWordsFile } from '../../lib/spanish-words.ts';

/** The Spanish vocabulary of the search. The Worker and the public search read it if a search may be in Spanish. */
export const GET: APIRoute = () => Response.json(spanishWordsFile());
