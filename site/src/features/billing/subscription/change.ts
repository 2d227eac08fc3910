import { atom } from 'nanostores';
import { deleteSubscription, postResumeSubscription, type Subscription } from '../../../../../contract/billing.ts';
import { showToast } from '../../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { refreshUser, sessionEnded } from '../../account/session/store.ts';
import { $subscription, loadSubscription } from '../plans/store.ts';
import { CANCELLED, CANCELLING, RESUMING } from './texts.ts';

export type PlanChange =
  | { status: 'idle' }
  | { status: 'cancelling' }
  | { status: 'resuming' }
  | { status: 'cancelled' }
  | { status: 'resumed' }
  | { status: 'failed'; title: string; message: string };

/** The pending plan change, or the last one on this page. */
export const $change = atom<PlanChange>({ status: 'idle' });

/**
 * Ends the subscription after the paid month, unless a payment arrived in the meantime. Returns whether the server
 * responded.
 */
export function cancelSubscription(): Promise<boolean> {
  return change('cancelling', CANCELLING.failed, async () => {
    const plan = await call(deleteSubscription);
    if (plan.active && !plan.cancelAtPeriodEnd) {
      const { failed: title, paidMeanwhile: message } = CANCELLING;
      $change.set({ status: 'failed', title, message });
      showToast({ title, description: message, destructive: true });
      return plan;
    }
    $change.set(plan.active ? { status: 'cancelled' } : { status: 'idle' });
    showToast(CANCELLED);
    return plan;
  });
}

/** Reverses the cancellation. */
export function resumeSubscription(): Promise<boolean> {
  return change('resuming', RESUMING.failed, async () => {
    const plan = await call(postResumeSubscription);
    $change.set({ status: 'resumed' });
    showToast(RESUMING.done);
    return plan;
  });
}

async function change(
  status: 'cancelling' | 'resuming',
  title: string,
  run: () => Promise<Subscription>,
): Promise<boolean> {
  if (isUnderWay()) return false;
  $change.set({ status });
  try {
    $subscription.set({ status: 'ready', subscription: await run() });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    const message = messageOf(error);
    $change.set({ status: 'failed', title, message });
    showToast({ title, description: message, destructive: true });
    // It may have changed elsewhere, so don't leave the rejected state on screen.
    void loadSubscription();
    return false;
  }
  await Promise.allSettled([loadSubscription(), refreshUser()]);
  return true;
}

function isUnderWay(): boolean {
  const { status } = $change.get();
  return status === 'cancelling' || status === 'resuming';
}
