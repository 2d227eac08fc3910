import { ENTITLEMENTS } from '../../../contract/billing.ts';
import { MOST_SAVED_SEARCHES } from '../../../contract/limits.ts';
import {
  type AlertFrequency,
  type Alerts,
  type ReminderDay,
  reminderDays,
  type SavedCriteria,
  type SavedSearch,
  savedCriteria,
} from '../../../contract/saved/alerts.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { profileOf } from '../account/account.ts';
import type { Plan } from '../billing/plan.ts';
import { morningIn, zoneOf } from './mornings.ts';
import {
  findMailSettings,
  findSearch,
  findSearches,
  insertSearch,
  removeSearch,
  type StoredSearch,
  storeReminderDays,
  storeTellsChanges,
  updateSearch,
  type WantedSearch,
} from './searches-queries.ts';

/** Days between two emails for the same search. */
export const DAYS_BETWEEN = { daily: 1, weekly: 7 } as const;

/** Returns how much alert mail a plan allows. */
export function alertsAllowed(plan: Plan): Alerts['allowed'] {
  const { alerts, dailyAlerts } = ENTITLEMENTS[plan.active ? plan.tier : 'free'];
  return { alerts, daily: dailyAlerts };
}

/** Returns a member's saved searches and mail settings. */
export async function listAlerts(db: Database, { account, plan }: SignedIn): Promise<Alerts> {
  const [searches, settings] = await Promise.all([findSearches(db, account.id), findMailSettings(db, account.id)]);
  return {
    searches: savedSearchesOf(searches, plan),
    reminderDays: reminderDaysOf(settings?.reminderDays),
    tellsChanges: settings?.tellsChanges ?? false,
    email: account.email,
    isEmailConfirmed: Boolean(settings?.emailConfirmedAt),
    allowed: alertsAllowed(plan),
  };
}

interface Settings {
  name: string;
  frequency: AlertFrequency;
}

/**
 * Saves a search. Throws `plan_required` for more email than the plan allows, and `save_limit` for too many searches.
 */
export async function saveSearch(
  db: Database,
  signedIn: SignedIn,
  { criteria, ...settings }: Settings & { criteria: SavedCriteria },
): Promise<SavedSearch> {
  const stored = await insertSearch(db, signedIn.account.id, criteria, wanted(signedIn, settings));
  if (stored) return (await shown(db, signedIn, stored.id)) ?? gone();
  const kept = await findSearches(db, signedIn.account.id);
  if (kept.length < MOST_SAVED_SEARCHES) throw tooManyAlerts();
  throw new ApiFailure('save_limit', `You can keep ${MOST_SAVED_SEARCHES} searches. Delete one to save another.`);
}

/** Changes a search's name and email frequency. Throws `plan_required` or `not_found`. */
export async function changeSearch(
  db: Database,
  signedIn: SignedIn,
  id: number,
  settings: Settings,
): Promise<SavedSearch> {
  const changed = await updateSearch(db, signedIn.account.id, id, wanted(signedIn, settings));
  if (changed) return (await shown(db, signedIn, id)) ?? gone();
  if (!(await findSearch(db, signedIn.account.id, id))) gone();
  throw tooManyAlerts();
}

/** Deletes a search. Throws `not_found` if the member has no such search. */
export async function deleteSearch(db: Database, { account }: SignedIn, id: number): Promise<void> {
  if (!(await removeSearch(db, account.id, id))) gone();
}

/** Stores how long before a deadline a member is reminded. */
export async function setReminderDays(db: Database, { account }: SignedIn, days: ReminderDay[]) {
  await storeReminderDays(db, account.id, days);
  return { reminderDays: days };
}

/** Stores whether a member gets mail about changes to saved programs. */
export async function setChangeMail(db: Database, { account }: SignedIn, tellsChanges: boolean) {
  await storeTellsChanges(db, account.id, tellsChanges);
  return { tellsChanges };
}

/** Parses the stored lead times; empty if another version stored something else. */
export function reminderDaysOf(stored: unknown): ReminderDay[] {
  const result = reminderDays.safeParse(stored);
  return result.success ? result.data : [];
}

/** Returns a search's effective email frequency. A daily search from a larger plan is weekly for now. */
export function frequencyUnder({ daily }: Alerts['allowed'], stored: string): AlertFrequency {
  if (stored === 'daily') return daily ? 'daily' : 'weekly';
  return stored === 'weekly' ? 'weekly' : 'off';
}

/** Returns the IDs of the searches that may send mail under the plan: the member's oldest ones. */
function searchesThatMail(searches: readonly StoredSearch[], plan: Plan): Set<number> {
  const sending = searches.filter(({ frequency }) => frequency !== 'off').map(({ id }) => id);
  return new Set(sending.slice(0, alertsAllowed(plan).alerts));
}

function savedSearchesOf(searches: readonly StoredSearch[], plan: Plan): SavedSearch[] {
  const mailing = searchesThatMail(searches, plan);
  const allowed = alertsAllowed(plan);
  return searches.map((search) => ({
    id: search.id,
    name: search.name,
    criteria: savedCriteria.parse(search.criteria),
    frequency: frequencyUnder(allowed, search.frequency),
    isPaused: search.frequency !== 'off' && !mailing.has(search.id),
    createdAt: search.createdAt,
    lastAlertAt: search.lastAlertAt,
  }));
}

async function shown(db: Database, { account, plan }: SignedIn, id: number): Promise<SavedSearch | undefined> {
  return savedSearchesOf(await findSearches(db, account.id), plan).find((search) => search.id === id);
}

function wanted({ account, plan }: SignedIn, { name, frequency }: Settings): WantedSearch {
  const allowed = alertsAllowed(plan);
  if (frequency === 'daily' && !allowed.daily) {
    throw new ApiFailure('plan_required', 'Daily email is part of the Premium plan. Choose weekly, or upgrade.');
  }
  const zone = zoneOf(profileOf(account));
  const nextAlertAt = frequency === 'off' ? null : morningIn(DAYS_BETWEEN[frequency], zone, Date.now());
  return { name, frequency, nextAlertAt, mostAlerts: allowed.alerts };
}

function tooManyAlerts(): ApiFailure {
  return new ApiFailure(
    'plan_required',
    'The Free plan sends email for one saved search. Turn the other one off, or upgrade.',
  );
}

function gone(): never {
  throw new ApiFailure('not_found', 'This saved search doesn’t exist anymore.');
}
