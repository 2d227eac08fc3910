import { atom } from 'nanostores';
import { postEmailConfirmation } from '../../../../contract/account/own-account.ts';
import {
  type AlertFrequency,
  type Alerts,
  deleteSavedSearch,
  getAlerts,
  postSavedSearch,
  putChangeMail,
  putReminders,
  putSavedSearch,
  type ReminderDay,
  type SavedSearch,
} from '../../../../contract/saved/alerts.ts';
import type { SearchRequest } from '../../../../contract/search/search.ts';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { sessionEnded } from '../account/session/store.ts';

export type AlertsState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; alerts: Alerts };

/** The member's email settings and saved searches. */
export const $alerts = atom<AlertsState>({ status: 'loading' });

/** Called when a part that needs the settings opens. Loaded data stays visible until the new response arrives. */
export function openAlerts(): void {
  if ($alerts.get().status === 'failed') $alerts.set({ status: 'loading' });
  void loadAlerts();
}

export async function loadAlerts(): Promise<void> {
  try {
    $alerts.set({ status: 'ready', alerts: await call(getAlerts) });
  } catch (error) {
    $alerts.set({ status: 'failed', message: refusalOf(error) });
  }
}

export interface SearchSettings {
  name: string;
  frequency: AlertFrequency;
}

/** The search criteria that a member can set on the results page. */
export type Criteria = Pick<SearchRequest, 'searchTerm' | 'programType' | 'category' | 'location'>;

/** Saves a search. Returns an error message on failure. */
export async function saveSearch(criteria: Criteria, settings: SearchSettings): Promise<string | undefined> {
  return changing(() => call(postSavedSearch, { body: { ...settings, criteria } }));
}

/** Changes a search's name and email frequency. Returns an error message on failure. */
export async function changeSearch({ id }: SavedSearch, settings: SearchSettings): Promise<string | undefined> {
  return changing(() => call(putSavedSearch, { params: { id }, body: settings }));
}

/** Deletes a search; one that's already gone isn't a failure. Returns an error message on failure. */
export async function removeSearch({ id }: SavedSearch): Promise<string | undefined> {
  return changing(async () => {
    try {
      await call(deleteSavedSearch, { params: { id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    }
  });
}

/** Saves how many days before a deadline to send reminders. Returns an error message on failure. */
export async function saveReminderDays(reminderDays: ReminderDay[]): Promise<string | undefined> {
  return changing(() => call(putReminders, { body: { reminderDays } }));
}

/** Saves whether to email the member about changed programs. Returns an error message on failure. */
export async function saveChangeMail(tellsChanges: boolean): Promise<string | undefined> {
  return changing(() => call(putChangeMail, { body: { tellsChanges } }));
}

/** Sends a confirmation link to the member's address. Returns an error message on failure. */
export async function sendConfirmation(): Promise<string | undefined> {
  try {
    await call(postEmailConfirmation);
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}

/** Makes a change, then reloads all searches, because each one's limits depend on the others. */
async function changing(change: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await change();
  } catch (error) {
    return refusalOf(error);
  }
  await loadAlerts();
  return undefined;
}

function refusalOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) sessionEnded();
  return messageOf(error);
}
