import { atom } from 'nanostores';
import { getMyPlan, type MyPlan } from '../../../../contract/my-plan.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { $documents, openDocuments } from '../preparation/documents.ts';
import { sessionEnded } from '../session/store.ts';

export type Planned = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; plan: MyPlan };

export const $plan = atom<Planned>({ status: 'loading' });

/** Which question is the latest: the answer to an older one is thrown away. */
let asked = 0;

/** Asks for the plan and its papers. What is shown meanwhile stays. */
export async function openPlan(): Promise<void> {
  asked += 1;
  const question = asked;
  if ($plan.get().status === 'failed') $plan.set({ status: 'loading' });
  const [planned] = await Promise.all([askPlan(), openDocuments()]);
  if (question === asked) $plan.set(planned);
}

/** Forgets the plan when it is closed: the next one to open it may be another member. */
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
    return { status: 'failed', message: sentenceOf(error) };
  }
}
