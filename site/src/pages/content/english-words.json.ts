import type { APIRoute } from 'astro';
import { sortedEnglishWords } from '../../lib/english-words.ts';

/** What a search does not correct: the Worker reads it through its ASSETS binding. */
export const GET: APIRoute = () => Response.json(sortedEnglishWords());
