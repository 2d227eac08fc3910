import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LOCALES } from '../locales.ts';
import { email, message } from '../programs/fields.ts';
import { knownPassword } from './passwords.ts';
import { user } from './user.ts';

/*
 * What members can do with their account beyond editing the profile: see and end sessions, change the email address,
 * export all data, delete the account.
 */

export const activeSession = z.object({
  /** Identifies the session but gives no access to it. */
  id: z.string(),
  /** The browser's user agent at login. */
  userAgent: z.nullable(z.string()),
  /** The network's location at login, if the platform provides it. */
  place: z.nullable(z.string()),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  remembered: z.boolean(),
  shared: z.boolean(),
  /** The session that made this request. */
  isCurrent: z.boolean(),
});
export type ActiveSession = z.infer<typeof activeSession>;

export const getSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  access: 'session',
  response: z.object({ sessions: z.array(activeSession) }),
});
/** Records that the session is in use, since the server doesn't see activity that makes no requests. */
export const postSessionUse = endpoint({
  method: 'POST',
  path: '/api/user/sessions/current',
  access: 'session',
  response: message,
});
/** Ends one session. Another member's session is reported as not found. */
export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  access: 'session',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: message,
});
/** Ends all sessions except the current one. */
export const deleteOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  access: 'session',
  response: message,
});

export const emailChange = z.object({ email, password: knownPassword });

/** Sends a link to the new address. The change takes effect when it is opened. */
export const putEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  access: 'session',
  body: emailChange,
  response: message,
});
/** Sends a link to the member's own address, to confirm that email arrives. */
export const postEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/user/email/confirmation',
  access: 'session',
  response: message,
});
/** Dismisses the banner that asks for confirmation. */
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
  /** `isNewAddress`: the account's address changed; otherwise its existing one was confirmed. */
  response: z.extend(message, { isNewAddress: z._default(z.boolean(), true) }),
});

const rows = z.array(z.record(z.string(), z.unknown()));

/** All stored data about a member, by table, without passwords or tokens. */
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

/** Changes the language of mail, calendars and files. */
export const putLanguage = endpoint({
  method: 'PUT',
  path: '/api/user/language',
  access: 'session',
  body: z.object({ language: z.enum(LOCALES) }),
  response: user,
});
