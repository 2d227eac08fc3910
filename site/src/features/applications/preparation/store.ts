import { atom } from 'nanostores';
import { getPreparation, type Preparation, putPreparation } from '../../../../../contract/saved/preparation.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { NOT_KEPT } from './texts.ts';
import { NOT_TICKING, type Ticking, tickQueue } from './ticking.ts';

export type Preparing =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; preparation: Preparation };

/** The checklist and plan of the open program. */
export const $preparing = atom<Preparing>({ status: 'loading' });
export const $ticking = atom<Ticking>(NOT_TICKING);

let open = '';

/** Loads a program's checklist and plan. */
export async function openPreparation(grantId: string): Promise<void> {
  open = grantId;
  $preparing.set({ status: 'loading' });
  $ticking.set(NOT_TICKING);
  try {
    const preparation = await call(getPreparation, { params: { id: grantId } });
    if (open === grantId) $preparing.set({ status: 'ready', preparation });
  } catch (error) {
    if (open === grantId) $preparing.set({ status: 'failed', message: refusalOf(error) });
  }
}

/** Checks or unchecks an item of the open program, and updates the plan from the response. */
export const tick = tickQueue({
  change: (next) => $ticking.set(next($ticking.get())),
  send: (key, done) => call(putPreparation, { params: { id: open }, body: { key, done } }),
  onAnswer: (preparation) => $preparing.set({ status: 'ready', preparation }),
  messageOf: (error) => `${NOT_KEPT} ${refusalOf(error)}`,
});

function refusalOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) sessionEnded();
  return messageOf(error);
}
