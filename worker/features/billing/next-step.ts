import type { BilledSubscription, BillingTruth } from '../../clients/stripe/objects.ts';
import { isEnded, type PlanState } from './state.ts';

/** What to do for a member who wants to pay. `ending` lists the other subscriptions, which must end. */
export type NextStep =
  | { do: 'refuse'; because: 'subscribed' | 'payment failed' | 'in dispute' | 'under way' }
  | { do: 'reuse'; id: string; ending: readonly string[] }
  | { do: 'create'; ending: readonly string[] };

/** Statuses in which Stripe no longer collects payments automatically. */
const AT_REST = new Set(['unpaid', 'paused']);

/** Returns what to do for a member who wants to pay, so there are never two live subscriptions. */
export function nextStep(
  { subscriptions }: BillingTruth,
  { state, reversed }: { state: PlanState; reversed: readonly { id: string }[] },
  price: string,
): NextStep {
  const living = subscriptions.filter((one) => !isEnded(one) && !reversed.some(({ id }) => id === one.id));
  const others = (kept?: BilledSubscription) => living.filter((one) => one !== kept).map(({ id }) => id);
  const own = living.find(({ id }) => id === state.subscription);
  if (state.status === 'suspended') return { do: 'refuse', because: 'in dispute' };
  if ((state.status === 'active' || state.status === 'past_due') && own && !AT_REST.has(own.status)) {
    return { do: 'refuse', because: state.status === 'active' ? 'subscribed' : 'payment failed' };
  }
  if (living.some(({ status }) => status !== 'incomplete' && !AT_REST.has(status))) {
    return { do: 'refuse', because: 'under way' };
  }
  const [waiting] = living
    .filter(({ status, prices }) => status === 'incomplete' && prices.length === 1 && prices[0]?.id === price)
    .toSorted((a, b) => b.createdAt - a.createdAt);
  return waiting ? { do: 'reuse', id: waiting.id, ending: others(waiting) } : { do: 'create', ending: others() };
}
