import type { APIRoute } from 'astro';
import pairs from '../../../../matching/spanish/word-pairs.json' with { type: 'json' };

/** Spanish words and their English equivalents. The Worker reads them through its ASSETS binding. */
export const GET: APIRoute = () => Response.json(pairs);
