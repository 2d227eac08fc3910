import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { profileUpdate } from './profile.ts';

/** How many programs are left for somebody who is still answering. */
export const fitting = z.object({
  /** Programs that very likely fit, going by the answers so far. */
  fit: z.int(),
  /** All that nothing told so far rules out, those among them. */
  possible: z.int(),
});
export type Fitting = z.infer<typeof fitting>;

/** Counts the programs for answers that are not saved yet. Nothing is stored. */
export const countFitting = endpoint({
  method: 'POST',
  path: '/api/grants/fitting',
  access: 'session',
  body: z.partial(profileUpdate),
  response: fitting,
});
