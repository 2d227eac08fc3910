import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { message } from './fields.ts';
import { profileAnswers, profileUpdate } from './profile.ts';

export const user = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  profileComplete: z.boolean(),
  ...profileAnswers,
  /** Goes up with each change of the profile: whoever saves answers says which ones they saw. */
  profileRevision: z.int(),
  /** When a link showed that mail to the address reaches the member; null: nobody knows. */
  emailConfirmedAt: z.nullable(z.string()),
  /** When the member said that they don't want to be asked for that any more. */
  confirmationDismissedAt: z.nullable(z.string()),
  /** What the navigation may show; the server decides, ids never reach the browser's code. */
  navigation: z.object({ adminMenu: z.boolean(), admin: z.boolean() }),
});
export type User = z.infer<typeof user>;

/**
 * The answers of the whole form. With the revision that they were made of, they are refused (`conflict`) where the profile
 * has changed since; without it they replace whatever is there.
 */
export const profileSave = z.extend(profileUpdate, { profileRevision: z.optional(z.int()) });
export type ProfileSave = z.infer<typeof profileSave>;

export const getUser = endpoint({ method: 'GET', path: '/api/user', access: 'session', response: user });
export const postLogout = endpoint({ method: 'POST', path: '/api/logout', access: 'public', response: message });
export const putProfile = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  access: 'session',
  body: profileSave,
  response: user,
});
