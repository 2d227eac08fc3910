import {
  type Draft,
  type DraftChange,
  type DraftKind,
  deleteDraft,
  getDrafts,
  putDraft,
} from '../../../../../contract/ai/drafts.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { loadSubscription } from '../../billing/plans/store.ts';

export type Loaded = { status: 'ready'; drafts: Draft[] } | { status: 'failed'; message: string };
export type Kept = { status: 'ready'; draft: Draft } | { status: 'failed' | 'conflict'; message: string };

/** Loads a program's drafts as the member left them. */
export async function loadDrafts(id: string): Promise<Loaded> {
  try {
    return { status: 'ready', drafts: (await call(getDrafts, { params: { id } })).drafts };
  } catch (error) {
    return { status: 'failed', message: refusalOf(error) };
  }
}

/** Saves the draft. The status is `conflict` if a newer revision was saved in the meantime. */
export async function saveDraft(id: string, kind: DraftKind, change: DraftChange): Promise<Kept> {
  try {
    return { status: 'ready', draft: await call(putDraft, { params: { id, kind }, body: change }) };
  } catch (error) {
    const isConflict = error instanceof ApiError && error.code === 'conflict';
    return { status: isConflict ? 'conflict' : 'failed', message: refusalOf(error) };
  }
}

/** Resets a draft to its initial state, discarding what the member wrote. */
export async function resetDraft(id: string, kind: DraftKind): Promise<Kept> {
  try {
    return { status: 'ready', draft: await call(deleteDraft, { params: { id, kind } }) };
  } catch (error) {
    return { status: 'failed', message: refusalOf(error) };
  }
}

function refusalOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) sessionEnded();
  if (error instanceof ApiError && error.code === 'plan_required') void loadSubscription();
  return messageOf(error);
}
