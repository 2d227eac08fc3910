import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const health = z.object({ status: z.literal('ok'), version: z.string(), database: z.literal('ok') });

/** Responds with ok only if the database responds, contains the catalog and accepts writes; otherwise with 503. */
export const getHealth = endpoint({ method: 'GET', path: '/api/health', access: 'public', response: health });
