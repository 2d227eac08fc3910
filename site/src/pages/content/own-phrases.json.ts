import type { APIRoute } from 'astro';
import { OWN_PHRASES } from '../../locale/own-language/own-phrases.ts';

/** Translations of matching's phrases and of plan and draft texts, for the Worker; empty in the English build. */
export const GET: APIRoute = () => Response.json(OWN_PHRASES);
