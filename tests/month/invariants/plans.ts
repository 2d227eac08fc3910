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

/** The events about a customer that the product handles. */
export function handledEvents({ product }: Month, customer: string) {
  return product.stripe.events(customer).filter(({ type }) => STRIPE_EVENTS.some((one) => one === type));
}

/** Those not recorded as handled. */
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

/** Whether a bank holds or took back money of this customer. */
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

/** Whether a plan should be active by Stripe's state; null around the moment of a change. */
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

/** A failed renewal has already started its period: the previous one is paid until then. */
function startOf(subscription: Stripe.Subscription): number {
  return (subscription.items.data[0]?.current_period_start ?? 0) * 1000;
}

/** Members whose plan doesn't match Stripe's state and the days of grace. */
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
  // Events that Stripe hasn't sent yet can't be known.
  if ((await unhandled(month, customer)).length > 0) return [];
  const expected = isDueToBeActive(month, customer);
  await logIn(member);
  const { body } = await member.client.ok(getSubscription);
  if (expected === null || body.active === expected) return [];
  const at = living.map(({ status }) => status).join() || 'nothing';
  return [`${member.email} (${member.fate}) has ${JSON.stringify(body)}, and Stripe has ${at}`];
}
