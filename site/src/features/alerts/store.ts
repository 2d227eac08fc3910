import { atom } from 'nanostores';
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
} from '../../../../contract/alerts.ts';
import { postEmailConfirmation } from '../../../../contract/own-account.ts';
import type { SearchRequest } from '../../../../contract/search.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { sessionEnded } from '../session/store.ts';

export type AlertsState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; alerts: Alerts };

/** Everything about the mail that the member asked for. */
export const $alerts = atom<AlertsState>({ status: 'loading' });

/** For whoever opens a part of it: what was loaded before is shown until the new answer is there. */
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

/** What is searched for, as far as a member says it on the results page. */
export type Criteria = Pick<SearchRequest, 'searchTerm' | 'programType' | 'category' | 'location'>;

/** Keeps a search. Returns the sentence to show when that fails. */
export async function saveSearch(criteria: Criteria, settings: SearchSettings): Promise<string | undefined> {
  return changing(() => call(postSavedSearch, { body: { ...settings, criteria } }));
}

/** Returns the sentence to show when that fails. */
export async function changeSearch({ id }: SavedSearch, settings: SearchSettings): Promise<string | undefined> {
  return changing(() => call(putSavedSearch, { params: { id }, body: settings }));
}

/** Deletes a search; one that is gone already is no failure. Returns the sentence to show when it fails. */
export async function removeSearch({ id }: SavedSearch): Promise<string | undefined> {
  return changing(async () => {
    try {
      await call(deleteSavedSearch, { params: { id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    }
  });
}

/** Returns the sentence to show when that fails. */
export async function saveReminderDays(reminderDays: ReminderDay[]): Promise<string | undefined> {
  return changing(() => call(putReminders, { body: { reminderDays } }));
}

/** Returns the sentence to show when that fails. */
export async function saveTellsChanges(tellsChanges: boolean): Promise<string | undefined> {
  return changing(() => call(putChangeMail, { body: { tellsChanges } }));
}

/** Has a link sent to the member's address. Returns the sentence to show when that fails. */
export async function sendConfirmation(): Promise<string | undefined> {
  try {
    await call(postEmailConfirmation);
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}

/** What one search may send depends on the others, so all are asked for again. */
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
  return sentenceOf(error);
}
