import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, message } from './fields.ts';
import { knownPassword } from './passwords.ts';
import { user } from './user.ts';

/*
 * What members may do with their own account beyond the profile: see and end sessions, change the address, take all data
 * along, leave.
 */

export const activeSession = z.object({
  /** Names the session; it is no key to it. */
  id: z.string(),
  /** As the browser called itself when it logged in. */
  userAgent: z.nullable(z.string()),
  /** Where its network was at the login, as far as the platform knows. */
  place: z.nullable(z.string()),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  remembered: z.boolean(),
  shared: z.boolean(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type ActiveSession = z.infer<typeof activeSession>;

export const getSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  access: 'session',
  response: z.object({ sessions: z.array(activeSession) }),
});
/** Notes that the session is in use: what happens on a screen, the server doesn't see. */
export const postSessionUse = endpoint({
  method: 'POST',
  path: '/api/user/sessions/current',
  access: 'session',
  response: message,
});
/** Ends one session; another member's is not found. */
export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  access: 'session',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: message,
});
/** Ends all sessions but the one that asks. */
export const deleteOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  access: 'session',
  response: message,
});

export const emailChange = z.object({ email, password: knownPassword });

/** Sends a link to the new address; the change happens when it is opened. */
export const putEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  access: 'session',
  body: emailChange,
  response: message,
});
/** Sends a link to the member's own address: it shows that mail reaches them. */
export const postEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/user/email/confirmation',
  access: 'session',
  response: message,
});
/** Puts the banner away that asks for that link. */
export const deleteEmailConfirmation = endpoint({
  method: 'DELETE',
  path: '/api/user/email/confirmation',
  access: 'session',
  response: user,
});
export const postConfirmEmail = endpoint({
  method: 'POST',
  path: '/api/confirm-email/:token',
  access: 'public',
  params: z.object({ token: z.string().check(z.minLength(1)) }),
  /** `isNewAddress`: the account has another address now; else the one it had is confirmed. */
  response: z.extend(message, { isNewAddress: z._default(z.boolean(), true) }),
});

const rows = z.array(z.record(z.string(), z.unknown()));

/** All that is stored about a member, by table; passwords and tokens are left out. */
export const ownData = z.object({
  exportedAt: z.string(),
  account: z.record(z.string(), z.unknown()),
  tables: z.record(z.string(), rows),
});
export type OwnData = z.infer<typeof ownData>;

export const getOwnData = endpoint({ method: 'GET', path: '/api/user/data', access: 'session', response: ownData });

/** Deletes the account and every row that belongs to it. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/user',
  access: 'session',
  body: z.object({ password: knownPassword }),
  response: message,
});
