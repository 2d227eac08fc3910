import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { message } from './fields.ts';
import { grantId, programType } from './grants.ts';

/** As much of a program as one needs to know it again. */
export const dismissedGrant = z.object({
  id: z.string(),
  title: z.string(),
  provider: z.nullable(z.string()),
  programType,
  /** Said no to, as the member gets it already. */
  getsAlready: z.boolean(),
});
export type DismissedGrant = z.infer<typeof dismissedGrant>;

export const dismissal = z.object({
  grantId: z.string().check(z.minLength(1), z.maxLength(200)),
  getsAlready: z._default(z.boolean(), false),
});
export type Dismissal = z.infer<typeof dismissal>;

/** The last dismissed first. */
export const getDismissedGrants = endpoint({
  method: 'GET',
  path: '/api/grants/dismissed',
  access: 'member',
  response: z.object({ dismissedGrants: z.array(dismissedGrant) }),
});
/** No search, no alert and no question comes back to the program. */
export const postDismissedGrant = endpoint({
  method: 'POST',
  path: '/api/grants/dismissed',
  access: 'member',
  body: dismissal,
  response: message,
});
/** Takes the dismissal back. Of a program that is not dismissed it is taken back already. */
export const deleteDismissedGrant = endpoint({
  method: 'DELETE',
  path: '/api/grants/dismissed/:id',
  access: 'member',
  params: grantId,
  response: message,
});
