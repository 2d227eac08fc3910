import type { APIRoute } from 'astro';
import { OWN_PHRASES } from '../../locale/own-phrases.ts';

/** What matching says about a person, and the texts of plans and drafts, for the Worker; empty in the English build. */
export const GET: APIRoute = () => Response.json(OWN_PHRASES);
