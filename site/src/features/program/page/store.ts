import { atom } from 'nanostores';
import { type GrantDetail, getGrant, type MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { showToast, toastOnNextPage } from '../../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { stashFor } from '../stash.ts';
import { GRANT_NOT_FOUND, LOADING_FAILED, SESSION_EXPIRED } from './texts.ts';

export type OpenGrant =
  | { status: 'loading' }
  /** From the search results: everything but documents, steps, contact and sources. */
  | { status: 'preview'; grant: MatchedGrant }
  | { status: 'ready'; grant: GrantDetail }
  | { status: 'missing' }
  | { status: 'failed'; message: string; preview: MatchedGrant | undefined };

export const $grant = atom<OpenGrant>({ status: 'loading' });

/** Shows the program stored from the search results, then the server's full record. */
export async function openGrant(id: string | undefined, userId: number): Promise<void> {
  if (id === undefined) return missing();
  const stash = stashFor(id, userId);
  if (stash.whose === 'another') return sessionExpired();
  const preview = stash.whose === 'own' ? stash.grant : undefined;
  $grant.set(preview ? { status: 'preview', grant: preview } : { status: 'loading' });
  try {
    $grant.set({ status: 'ready', grant: await call(getGrant, { params: { id }, early: true }) });
  } catch (error) {
    // An ID that the server rejects, such as one that's too long, belongs to no program.
    if (error instanceof ApiError && (error.status === 404 || error.code === 'validation')) return missing();
    if (error instanceof ApiError && error.status === 401) return sessionEnded();
    const message = messageOf(error);
    $grant.set({ status: 'failed', message, preview });
    showToast({ title: LOADING_FAILED, description: message, destructive: true });
  }
}

/** Starts over at the list of programs, because the tab belonged to another member. */
function sessionExpired(): void {
  toastOnNextPage({ ...SESSION_EXPIRED, destructive: true });
  location.replace('/grants');
}

function missing(): void {
  $grant.set({ status: 'missing' });
  showToast({ ...GRANT_NOT_FOUND, destructive: true });
}
