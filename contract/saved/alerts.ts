import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { message, requiredText } from '../programs/fields.ts';
import { searchCriteria } from '../search/search.ts';

/* Emails that members request: new programs for a saved search, and deadlines and changes of saved programs. */

export const ALERT_FREQUENCIES = ['off', 'daily', 'weekly'] as const;
export const alertFrequency = z.enum(ALERT_FREQUENCIES);
export type AlertFrequency = z.infer<typeof alertFrequency>;

export const SEARCH_NAME_MAX_LENGTH = 80;

/** The criteria of a saved search. */
export const savedCriteria = z.omit(searchCriteria, { loadMore: true, excludeIds: true, ruledOut: true });
export type SavedCriteria = z.output<typeof savedCriteria>;

export const searchSettings = z.object({
  name: requiredText('Please give the search a name', 1, SEARCH_NAME_MAX_LENGTH),
  frequency: alertFrequency,
});

export const savedSearch = z.object({
  id: z.int(),
  name: z.string(),
  criteria: savedCriteria,
  frequency: alertFrequency,
  /** Created when the plan allowed more alerts. Sends nothing for now. */
  isPaused: z.boolean(),
  createdAt: z.string(),
  lastAlertAt: z.nullable(z.string()),
});
export type SavedSearch = z.infer<typeof savedSearch>;

/** The reminder lead times a member can choose, in days. */
export const REMINDER_DAYS = [30, 14, 7, 3, 1] as const;
const reminderDay = z.union([z.literal(30), z.literal(14), z.literal(7), z.literal(3), z.literal(1)]);
export type ReminderDay = z.infer<typeof reminderDay>;

/** Longest lead time first; empty means no reminders. */
export const reminderDays = z.pipe(
  z.array(reminderDay).check(z.maxLength(20)),
  z.transform((days) => REMINDER_DAYS.filter((day) => days.includes(day))),
);

export const alerts = z.object({
  searches: z.array(savedSearch),
  reminderDays: z.array(reminderDay),
  /** True if the member is emailed about changes to saved programs. */
  tellsChanges: z.boolean(),
  email: z.string(),
  /** Email is sent only to a confirmed address. */
  isEmailConfirmed: z.boolean(),
  /** How many searches may send email, and whether daily. */
  allowed: z.object({ alerts: z.int(), daily: z.boolean() }),
});
export type Alerts = z.infer<typeof alerts>;

const searchId = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

export const getAlerts = endpoint({ method: 'GET', path: '/api/alerts', access: 'member', response: alerts });
export const postSavedSearch = endpoint({
  method: 'POST',
  path: '/api/alerts/searches',
  access: 'member',
  body: z.extend(searchSettings, { criteria: savedCriteria }),
  response: savedSearch,
});
export const putSavedSearch = endpoint({
  method: 'PUT',
  path: '/api/alerts/searches/:id',
  access: 'member',
  params: searchId,
  body: searchSettings,
  response: savedSearch,
});
export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/alerts/searches/:id',
  access: 'member',
  params: searchId,
  response: message,
});
export const putReminders = endpoint({
  method: 'PUT',
  path: '/api/alerts/reminders',
  access: 'member',
  body: z.object({ reminderDays }),
  response: z.object({ reminderDays: z.array(reminderDay) }),
});

export const putChangeMail = endpoint({
  method: 'PUT',
  path: '/api/alerts/changes',
  access: 'member',
  body: z.object({ tellsChanges: z.boolean() }),
  response: z.object({ tellsChanges: z.boolean() }),
});

// ---- The link in each email ----

export const unsubscription = z.object({
  about: z.enum(['search', 'reminders', 'changes']),
  /** The search's name; null if the link isn't for a search or the search no longer exists. */
  name: z.nullable(z.string()),
  isOn: z.boolean(),
});
export type Unsubscription = z.infer<typeof unsubscription>;

const linkToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Returns what a link would turn off. Changes nothing, because email programs open links before people do. */
export const getUnsubscription = endpoint({
  method: 'GET',
  path: '/api/unsubscribe/:token',
  access: 'public',
  params: linkToken,
  response: unsubscription,
});
/**
 * Turns off the emails, from our page or an email program's own button (RFC 8058): no session, any origin, any body.
 */
export const postUnsubscription = endpoint({
  method: 'POST',
  path: '/api/unsubscribe/:token',
  access: 'public',
  params: linkToken,
  response: unsubscription,
});
