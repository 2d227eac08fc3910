import { inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { getSubscription } from '../../../contract/billing.ts';
import { GRACE_DAYS } from '../../../contract/limits.ts';
import { STRIPE_EVENTS } from '../../../worker/clients/stripe/events.ts';
import { stripeEvents } from '../../../worker/db/schema/index.ts';
import { logIn } from '../actors/members.ts';
import type { Member } from '../book.ts';
import { DAY, HOUR, type Month } from '../moment.ts';

/** Returns a customer's events that the product handles. */
export function handledEvents({ product }: Month, customer: string) {
  return product.stripe.events(customer).filter(({ type }) => STRIPE_EVENTS.some((one) => one === type));
}

/** Returns the ids of a customer's events that haven't been recorded as handled. */
export async function unhandled(month: Month, customer: string): Promise<string[]> {
  const ids = handledEvents(month, customer).map(({ id }) => id);
  const rows = await month.product
    .db()
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(inArray(stripeEvents.id, ids));
  return ids.filter((id) => !rows.some((row) => row.id === id));
}

const dispute = z.object({ id: z.string(), status: z.string() });

/** Returns whether a bank is holding or has taken back this customer's money. */
function disputeOf(month: Month, customer: string): 'none' | 'open' | 'lost' {
  const last = new Map<string, string>();
  for (const { type, data } of month.product.stripe.events(customer)) {
    if (!type.startsWith('charge.dispute.')) continue;
    const { id, status } = dispute.parse(data.object);
    last.set(id, status);
  }
  const all = [...last.values()];
  if (all.includes('lost')) return 'lost';
  return all.some((status) => status !== 'won') ? 'open' : 'none';
}

/** Returns whether Stripe's state requires the plan to be active, or null around the time of a change. */
function isDueToBeActive(month: Month, customer: string): boolean | null {
  const living = month.product.stripe
    .subscriptions(customer)
    .filter(({ status }) => status === 'active' || status === 'past_due');
  const [one] = living;
  if (!one || disputeOf(month, customer) !== 'none') return false;
  if (one.status === 'active') return true;
  const graceEnd = startOf(one) + GRACE_DAYS * DAY;
  return Math.abs(graceEnd - Date.now()) < HOUR ? null : Date.now() < graceEnd;
}

/**
 * Returns the start of the current period in ms. A failed renewal has already started it, and the previous period is
 * paid for until then.
 */
function startOf(subscription: Stripe.Subscription): number {
  return (subscription.items.data[0]?.current_period_start ?? 0) * 1000;
}

/** Returns the members whose plan doesn't match Stripe's state and the grace period. */
export async function planFaults(month: Month): Promise<string[]> {
  const payers = month.book.living().filter(({ customer }) => customer !== null);
  const faults: string[] = [];
  for (const member of payers) faults.push(...(await faultsOf(month, member)));
  return faults;
}

async function faultsOf(month: Month, member: Member): Promise<string[]> {
  const customer = member.customer ?? '';
  const living = month.product.stripe.subscriptions(customer).filter(({ status }) => !/canceled|expired/.test(status));
  if (living.length > 1) return [`${member.email} (${member.fate}) has ${living.length} plans at Stripe`];
  // The product can't know about events that Stripe hasn't sent yet.
  if ((await unhandled(month, customer)).length > 0) return [];
  const expected = isDueToBeActive(month, customer);
  await logIn(member);
  const { body } = await member.client.ok(getSubscription);
  if (expected === null || body.active === expected) return [];
  const at = living.map(({ status }) => status).join() || 'nothing';
  return [`${member.email} (${member.fate}) has ${JSON.stringify(body)}, and Stripe has ${at}`];
}
