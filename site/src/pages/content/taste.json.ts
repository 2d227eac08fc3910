import type { APIRoute } from 'astro';
import { builtTastePrograms } from '../../features/home/taste-programs.ts';

/**
 * The curated programs in the form the home page's three questions need. One file for all states, so no answer leaves
 * the browser.
 */
export const GET: APIRoute = async () => Response.json(await builtTastePrograms());
