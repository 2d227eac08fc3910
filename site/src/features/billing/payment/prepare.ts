import { postPrepareSubscription } from '../../../../../contract/billing.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { INVALID_PREPARATION, PAYMENT_UNAVAILABLE } from './failure-texts.ts';
import { patience } from './setup.ts';
import { NO_CLIENT_SECRET, repeatedSubscription, serverError } from './texts.ts';

/** Data for starting a payment. */
export interface Prepared {
  subscriptionId: string;
  clientSecret: string;
  renewsAt: string | undefined;
  publishableKey: string;
  scriptUrl: string | undefined;
}

export type Preparation =
  | { outcome: 'prepared'; prepared: Prepared }
  | { outcome: 'already active' }
  /** Empty if the reason is unknown. */
  | { outcome: 'failed'; message: string };

const MENTIONS_ACTIVE = /already.*\bactive\b.*\b(subscription|plan)\b|\bactive\b.*\b(subscription|plan)\b.*already/i;

let lastPrepared: string | undefined;

/** Creates a subscription on the server that awaits payment. */
export async function prepare(tier: 'premium' | 'platinum'): Promise<Preparation> {
  try {
    const answer = await call(postPrepareSubscription, { body: { tier }, signal: patience() });
    if (answer.error) return failed(answer.error);
    if (!answer.clientSecret) return failed(NO_CLIENT_SECRET);
    if (!answer.publishableKey) return failed(PAYMENT_UNAVAILABLE);
    const { clientSecret, renewsAt, publishableKey, scriptUrl } = answer;
    const subscriptionId = answer.subscriptionId ?? intentOf(clientSecret);
    if (subscriptionId === lastPrepared) console.warn(repeatedSubscription(subscriptionId));
    lastPrepared = subscriptionId;
    return { outcome: 'prepared', prepared: { subscriptionId, clientSecret, renewsAt, publishableKey, scriptUrl } };
  } catch (error) {
    if (!(error instanceof ApiError)) return failed('');
    if (error.status === 401) sessionEnded();
    const isActive = error.code === 'already_subscribed' || MENTIONS_ACTIVE.test(error.message);
    if (error.status === 400 && isActive) return { outcome: 'already active' };
    if (error.code === 'unreadable') return failed(INVALID_PREPARATION);
    return failed(error.statusLine === undefined ? error.message : serverError(error.statusLine));
  }
}

/** Returns the ID of the payment that a client secret belongs to: the part before the marker. */
export function intentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}

function failed(message: string): Preparation {
  return { outcome: 'failed', message };
}
