import { atom } from 'nanostores';
import { type GrantDetail, getGrant, type MatchedGrant } from '../../../../contract/grants.ts';
import { showToast, toastOnNextPage } from '../../components/ui/toast.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { stashFor } from '../program/stash.ts';
import { sessionEnded } from '../session/store.ts';
import { GRANT_NOT_FOUND, LOADING_FAILED, SESSION_EXPIRED } from './texts.ts';

export type OpenGrant =
  | { status: 'loading' }
  /** The stash of the search results: all but documents, steps, contact and sources. */
  | { status: 'preview'; grant: MatchedGrant }
  | { status: 'ready'; grant: GrantDetail }
  | { status: 'missing' }
  | { status: 'failed'; message: string; preview: MatchedGrant | undefined };

export const $grant = atom<OpenGrant>({ status: 'loading' });

/** Shows what the search results left, then all that the server knows. */
export async function openGrant(id: string | undefined, userId: number): Promise<void> {
  if (id === undefined) return missing();
  const stash = stashFor(id, userId);
  if (stash.whose === 'another') return sessionExpired();
  const preview = stash.whose === 'own' ? stash.grant : undefined;
  $grant.set(preview ? { status: 'preview', grant: preview } : { status: 'loading' });
  try {
    $grant.set({ status: 'ready', grant: await call(getGrant, { params: { id }, early: true }) });
  } catch (error) {
    // No program has an id that the server refuses, such as one that is too long.
    if (error instanceof ApiError && (error.status === 404 || error.code === 'validation')) return missing();
    if (error instanceof ApiError && error.status === 401) return sessionEnded();
    const message = sentenceOf(error);
    $grant.set({ status: 'failed', message, preview });
    showToast({ title: LOADING_FAILED, description: message, destructive: true });
  }
}

/** The tab was another member's: it begins anew where programs are chosen. */
function sessionExpired(): void {
  toastOnNextPage({ ...SESSION_EXPIRED, destructive: true });
  location.replace('/grants');
}

function missing(): void {
  $grant.set({ status: 'missing' });
  showToast({ ...GRANT_NOT_FOUND, destructive: true });
}
