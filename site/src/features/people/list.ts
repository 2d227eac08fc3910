import { atom } from 'nanostores';
import { findForPerson } from '../../../../contract/profile/person-programs.ts';
import type { ProfileUpdate } from '../../../../contract/profile/profile.ts';
import type { MatchedGrant } from '../../../../contract/programs/grants.ts';
import type { Total } from '../../../../contract/search/search.ts';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { sessionEnded } from '../account/session/store.ts';

/** The result of loading more. */
export type More =
  | { status: 'idle' | 'loading' | 'ended' }
  | { status: 'added'; count: number }
  | { status: 'failed'; message: string };

export type List =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; grants: readonly MatchedGrant[]; total: Total | undefined; hasMore: boolean; more: More };

/** The programs of the person on screen. */
export const $list = atom<List>({ status: 'loading' });

/** The latest request's number: responses to older ones are discarded. */
let asked = 0;

export async function openList(answers: ProfileUpdate): Promise<void> {
  asked += 1;
  const question = asked;
  $list.set({ status: 'loading' });
  try {
    const { grants, total, hasMore } = await call(findForPerson, { body: { answers } });
    if (question === asked) $list.set({ status: 'ready', grants, total, hasMore, more: { status: 'idle' } });
  } catch (error) {
    if (question === asked) $list.set({ status: 'failed', message: refusal(error) });
  }
}

export async function loadMore(answers: ProfileUpdate): Promise<void> {
  const list = $list.get();
  if (list.status !== 'ready' || list.more.status === 'loading') return;
  const question = asked;
  $list.set({ ...list, more: { status: 'loading' } });
  try {
    const excludeIds = list.grants.map(({ id }) => id);
    const { grants, hasMore } = await call(findForPerson, { body: { answers, excludeIds } });
    const more: More = grants.length > 0 ? { status: 'added', count: grants.length } : { status: 'ended' };
    if (question === asked) $list.set({ ...list, grants: [...list.grants, ...grants], hasMore, more });
  } catch (error) {
    if (question === asked) $list.set({ ...list, more: { status: 'failed', message: refusal(error) } });
  }
}

/** Clears the list, because the next one will be someone else's. */
export function closeList(): void {
  asked += 1;
  $list.set({ status: 'loading' });
}

function refusal(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) sessionEnded();
  return messageOf(error);
}
