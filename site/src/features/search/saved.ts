import { atom, computed } from 'nanostores';
import { getSavedGrants, type SavedGrant } from '../../../../contract/grants.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { sessionEnded } from '../session/store.ts';

type Saved =
  | { status: 'loading' }
  | { status: 'ready'; grants: readonly SavedGrant[] }
  | { status: 'failed'; message: string };

export const $saved = atom<Saved>({ status: 'loading' });

/** How many programs the member has saved; undefined while it is not known. */
export const $savedCount = computed($saved, (saved) => (saved.status === 'ready' ? saved.grants.length : undefined));

export async function loadSaved(): Promise<void> {
  $saved.set({ status: 'loading' });
  try {
    const { savedGrants } = await call(getSavedGrants);
    $saved.set({ status: 'ready', grants: savedGrants });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return sessionEnded();
    $saved.set({ status: 'failed', message: sentenceOf(error) });
  }
}
