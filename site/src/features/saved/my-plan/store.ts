import { atom } from 'nanostores';
import { getMyPlan, type MyPlan } from '../../../../../contract/saved/my-plan.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { $documents, openDocuments } from '../../applications/preparation/documents.ts';

export type Planned = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; plan: MyPlan };

export const $plan = atom<Planned>({ status: 'loading' });

/** The latest request's number: responses to older ones are discarded. */
let asked = 0;

/** Loads the plan and its documents. The current data stays visible in the meantime. */
export async function openPlan(): Promise<void> {
  asked += 1;
  const question = asked;
  if ($plan.get().status === 'failed') $plan.set({ status: 'loading' });
  const [planned] = await Promise.all([askPlan(), openDocuments()]);
  if (question === asked) $plan.set(planned);
}

/** Clears the plan when it's closed, because another member may open it next. */
export function closePlan(): void {
  asked += 1;
  $plan.set({ status: 'loading' });
  $documents.set({ status: 'loading' });
}

async function askPlan(): Promise<Planned> {
  try {
    return { status: 'ready', plan: await call(getMyPlan) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    return { status: 'failed', message: messageOf(error) };
  }
}
