import type { APIRoute } from 'astro';
import { figureFiles } from '../../features/programs/benefits/figure-files.ts';

/** Benefit figures, for the Worker to read through its ASSETS binding: `figureFiles` in the contract. */
export const GET: APIRoute = () => Response.json(figureFiles);
