import { atom } from 'nanostores';
import { getSubscription, type Subscription, subscription } from '../../../../../contract/billing.ts';
import { SUBSCRIPTION_FETCH } from '../../../../../contract/limits.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { keepSubscription, keptSubscription } from '../../account/session/storage.ts';
import { sessionEnded } from '../../account/session/store.ts';

export type SubscriptionState =
  | { status: 'loading' }
  | { status: 'ready'; subscription: Subscription }
  /** Treated as the free plan everywhere. */
  | { status: 'failed' };

export const $subscription = atom<SubscriptionState>({ status: 'loading' });

/** The latest request's number: responses to older ones are discarded. */
let asked = 0;

/** Loads the plan and retries on failure. Meanwhile, shows the plan stored in the browser. */
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

/** Keeps the plan current while it's shown: reloads it whenever the member returns to the page or comes back online. */
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
