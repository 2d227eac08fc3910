import { atom } from 'nanostores';
import { getSubscription, type Subscription, subscription } from '../../../../contract/billing.ts';
import { SUBSCRIPTION_FETCH } from '../../../../contract/limits.ts';
import { ApiError, call } from '../../lib/api.ts';
import { keepSubscription, keptSubscription } from '../session/storage.ts';
import { sessionEnded } from '../session/store.ts';

export type SubscriptionState =
  | { status: 'loading' }
  | { status: 'ready'; subscription: Subscription }
  /** Counts as the free plan, wherever a plan is asked for. */
  | { status: 'failed' };

export const $subscription = atom<SubscriptionState>({ status: 'loading' });

/** Which question is the latest: the answer to an older one is thrown away. */
let asked = 0;

/** Asks for the plan, again and again where that fails. What the browser kept from the last time is shown meanwhile. */
export async function loadSubscription(): Promise<void> {
  asked += 1;
  const question = asked;
  const kept = subscription.safeParse(keptSubscription());
  if ($subscription.get().status !== 'ready') {
    $subscription.set(kept.success ? { status: 'ready', subscription: kept.data } : { status: 'loading' });
  }
  const answer = await askPersistently();
  if (question !== asked) return;
  $subscription.set(answer);
  if (answer.status === 'ready') keepSubscription(JSON.stringify(answer.subscription));
}

async function askPersistently(): Promise<SubscriptionState> {
  for (let attempt = 0; attempt <= SUBSCRIPTION_FETCH.retries; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, SUBSCRIPTION_FETCH.retryDelay));
    try {
      return { status: 'ready', subscription: await call(getSubscription, { early: true }) };
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        sessionEnded();
        break;
      }
    }
  }
  return { status: 'failed' };
}

/** Keeps the plan fresh while it is shown: it is asked for again with every return to the page and to the network. */
export function followSubscription(): () => void {
  const ask = () => void loadSubscription();
  ask();
  addEventListener('focus', ask);
  addEventListener('online', ask);
  return () => {
    removeEventListener('focus', ask);
    removeEventListener('online', ask);
  };
}
