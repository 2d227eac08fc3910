import type { APIRoute } from 'astro';
import { figureFiles } from '../../features/benefits/figure-files.ts';

/** The figures of benefits for the Worker, which reads them through its ASSETS binding: `figureFiles` of the contract. */
export const GET: APIRoute = () => Response.json(figureFiles);
