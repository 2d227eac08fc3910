import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { profileUpdate } from './profile.ts';

/** How many programs remain for a member who is still answering. */
export const fitting = z.object({
  /** Programs that very likely fit, based on the answers so far. */
  fit: z.int(),
  /** All programs the answers so far don't rule out, including those that fit. */
  possible: z.int(),
});
export type Fitting = z.infer<typeof fitting>;

/** Counts programs for answers that aren't saved yet. Stores nothing. */
export const countFitting = endpoint({
  method: 'POST',
  path: '/api/grants/fitting',
  access: 'session',
  body: z.partial(profileUpdate),
  response: fitting,
});
