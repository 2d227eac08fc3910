import type { APIRoute } from 'astro';
import { sortedEnglishWords } from '../../lib/english-words.ts';

/** Words that searches don't correct. The Worker reads them through its ASSETS binding. */
export const GET: APIRoute = () => Response.json(sortedEnglishWords());
