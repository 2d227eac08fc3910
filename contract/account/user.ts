import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LOCALES } from '../locales.ts';
import { profileAnswers, profileUpdate } from '../profile/profile.ts';
import { message } from '../programs/fields.ts';

export const user = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** For mail, calendars and files. */
  language: z.enum(LOCALES),
  profileComplete: z.boolean(),
  ...profileAnswers,
  /** Incremented with each profile change. Clients that save answers send the revision they read. */
  profileRevision: z.int(),
  /** When the member opened a confirmation link; null if never. */
  emailConfirmedAt: z.nullable(z.string()),
  /** When the member dismissed the request to confirm. */
  confirmationDismissedAt: z.nullable(z.string()),
  /** What the navigation may show. The server decides this, so the admins' ids never reach browser code. */
  navigation: z.object({ adminMenu: z.boolean(), admin: z.boolean() }),
});
export type User = z.infer<typeof user>;

/**
 * All answers of the profile form. If a revision is given and the profile has changed since, the save fails with
 * `conflict`. Without a revision, it overwrites the stored answers.
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
