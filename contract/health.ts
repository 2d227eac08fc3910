import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const health = z.object({ status: z.literal('ok'), version: z.string(), database: z.literal('ok') });

/** Says ok only when the database answers, holds the catalogue and takes changes; 503 otherwise. */
export const getHealth = endpoint({ method: 'GET', path: '/api/health', access: 'public', response: health });
