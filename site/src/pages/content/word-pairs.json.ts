import type { APIRoute } from 'astro';
import pairs from '../../../../matching/spanish/word-pairs.json' with { type: 'json' };

/** Which English words Spanish ones stand for. The Worker reads them through its ASSETS binding. */
export const GET: APIRoute = () => Response.json(pairs);
