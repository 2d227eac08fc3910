import { atom } from 'nanostores';
import { LASTING_REASONS } from '../../../../../contract/programs/model-reasons.ts';
import { postPriorityOrder, type UnorderedReason } from '../../../../../contract/search/priority.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { requestOf } from '../state.ts';
import { $query, $search, keepShown } from '../store.ts';
import { askedOf } from './in-priority.ts';
import { UNORDERED } from './texts.ts';

export type Asking =
  | { status: 'idle' }
  | { status: 'asking' }
  | { status: 'premium' }
  /** `isPassing`: a retry may work later. */
  | { status: 'failed'; text: string; isPassing: boolean };

export const $asking = atom<Asking>({ status: 'idle' });

/** Reasons that a retry won't fix. */
const LASTING: readonly UnorderedReason[] = [...LASTING_REASONS, 'too_few', 'sensitive'];

let running: AbortController | undefined;

/** Requests the order of the shown programs. Returns a function that cancels it. */
export function startOrdering(): () => void {
  running?.abort();
  const asking = new AbortController();
  running = asking;
  void order(asking.signal);
  return () => {
    asking.abort();
    // Keep the ended plan's status, because otherwise the order would be requested again right away.
    if (running === asking && $asking.get().status !== 'premium') $asking.set({ status: 'idle' });
  };
}

async function order(signal: AbortSignal): Promise<void> {
  const query = $query.get();
  const search = $search.get();
  if (search.status !== 'ready') return;
  const asked = askedOf(search.grants);
  $asking.set({ status: 'asking' });
  try {
    const answer = await call(postPriorityOrder, { body: { ...requestOf(query), ids: asked }, signal });
    const shown = $search.get();
    if (signal.aborted || shown.status !== 'ready' || $query.get() !== query) return;
    if (answer.unordered !== null) {
      const isPassing = !LASTING.includes(answer.unordered);
      return $asking.set({ status: 'failed', text: UNORDERED[answer.unordered], isPassing });
    }
    $asking.set({ status: 'idle' });
    $search.set({ ...shown, priority: { asked, ids: answer.ids, moves: answer.moves } });
    keepShown();
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof ApiError && error.status === 401) return sessionEnded();
    if (error instanceof ApiError && error.code === 'plan_required') return $asking.set({ status: 'premium' });
    $asking.set({ status: 'failed', text: messageOf(error), isPassing: true });
  }
}
