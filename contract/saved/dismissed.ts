import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { message } from '../programs/fields.ts';
import { grantId, programType } from '../programs/grants.ts';

/** Enough of a program to recognize it. */
export const dismissedGrant = z.object({
  id: z.string(),
  title: z.string(),
  provider: z.nullable(z.string()),
  programType,
  /** True if it was dismissed because the member already gets it. */
  getsAlready: z.boolean(),
});
export type DismissedGrant = z.infer<typeof dismissedGrant>;

export const dismissal = z.object({
  grantId: z.string().check(z.minLength(1), z.maxLength(200)),
  getsAlready: z._default(z.boolean(), false),
});
export type Dismissal = z.infer<typeof dismissal>;

/** Most recently dismissed first. */
export const getDismissedGrants = endpoint({
  method: 'GET',
  path: '/api/grants/dismissed',
  access: 'member',
  response: z.object({ dismissedGrants: z.array(dismissedGrant) }),
});
/** Dismisses a program. Searches, alerts and questions leave it out from then on. */
export const postDismissedGrant = endpoint({
  method: 'POST',
  path: '/api/grants/dismissed',
  access: 'member',
  body: dismissal,
  response: message,
});
/** Undoes a dismissal. Succeeds even if the program isn't dismissed. */
export const deleteDismissedGrant = endpoint({
  method: 'DELETE',
  path: '/api/grants/dismissed/:id',
  access: 'member',
  params: grantId,
  response: message,
});
