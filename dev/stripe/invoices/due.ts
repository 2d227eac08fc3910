/** Processes what becomes due over time: first payments that never arrived, renewals, retries, cancellations. */
import type Stripe from 'stripe';
import { change } from '../objects/events.ts';
import { tryCard } from '../objects/payment-intents.ts';
import { HOUR, idOf, secondsNow, type World } from '../world.ts';
import { invoiceFailed, subscriptionOfInvoice } from './invoice-outcomes.ts';
import { finalize, intentOf, makeInvoice, methodFor } from './invoices.ts';
import { nextEnd } from './periods.ts';
import { cancelNow, expire, isOver } from './subscription-ends.ts';

const FIRST_PAYMENT_WITHIN = 23 * HOUR;
/** How long a renewal invoice stays a draft. */
const DRAFT_FOR = HOUR;

interface Due {
  at: number;
  run(): void;
}

/** Processes everything that becomes due for a customer up to a time, in order, as if that time had passed. */
export function workThrough(world: World, customer: string, until: number): void {
  for (;;) {
    const next = nextDue(world, customer);
    if (!next || next.at > until) break;
    world.moment = next.at;
    try {
      next.run();
    } finally {
      world.moment = null;
    }
  }
}

/** Returns all customers with something that could become due. */
export function customersWithPlans(world: World): Set<string> {
  const living = [...world.subscriptions.values()].filter((subscription) => !isOver(subscription));
  return new Set(living.map((subscription) => idOf(subscription.customer)));
}

/** Processes what's due now for all customers. */
export function workThroughNow(world: World): void {
  for (const customer of customersWithPlans(world)) workThrough(world, customer, secondsNow(world, customer));
}

function nextDue(world: World, customer: string): Due | null {
  const own = [...world.subscriptions.values()].filter(
    (subscription) => subscription.customer === customer && !isOver(subscription),
  );
  const all = own.flatMap((subscription) => [
    ...ofSubscription(world, subscription),
    ...ofInvoices(world, subscription),
  ]);
  return all.reduce<Due | null>((first, due) => (first && first.at <= due.at ? first : due), null);
}

function ofSubscription(world: World, subscription: Stripe.Subscription): Due[] {
  if (subscription.status === 'incomplete') {
    return [{ at: subscription.created + FIRST_PAYMENT_WITHIN, run: () => expire(world, subscription) }];
  }
  const end = subscription.items.data[0]?.current_period_end ?? Infinity;
  const stop = subscription.cancel_at;
  if (stop !== null && stop <= end) {
    const { comment = null, feedback = null } = subscription.cancellation_details ?? {};
    return [{ at: stop, run: () => cancelNow(world, subscription, { comment, feedback }) }];
  }
  return [{ at: end, run: () => renew(world, subscription) }];
}

function ofInvoices(world: World, subscription: Stripe.Subscription): Due[] {
  return [...world.invoices.values()].flatMap((invoice): Due[] => {
    if (subscriptionOfInvoice(world, invoice) !== subscription) return [];
    const { status, automatically_finalizes_at: closes, next_payment_attempt: attempt } = invoice;
    if (status === 'draft' && closes !== null) return [{ at: closes, run: () => collect(world, invoice) }];
    if (status === 'open' && attempt !== null) return [{ at: attempt, run: () => attemptAgain(world, invoice) }];
    return [];
  });
}

function renew(world: World, subscription: Stripe.Subscription): void {
  const items = subscription.items.data.map((item) => {
    const start = item.current_period_end;
    const { recurring } = item.price;
    if (!recurring) return item;
    const end = nextEnd(subscription.billing_cycle_anchor, recurring, start);
    return { ...item, current_period_start: start, current_period_end: end };
  });
  const { items: itemsBefore, latest_invoice: invoiceBefore } = subscription;
  const renewed = { ...itemsBefore, data: items };
  subscription.items = renewed;
  // Unpaid subscriptions still get invoices, but these aren't collected.
  const closes = subscription.status === 'unpaid' ? null : secondsNow(world) + DRAFT_FOR;
  const invoice = makeInvoice(world, subscription, 'subscription_cycle', closes);
  Object.assign(subscription, { items: itemsBefore, latest_invoice: invoiceBefore });
  change(world, 'customer.subscription.updated', subscription, { items: renewed, latest_invoice: invoice.id });
}

function collect(world: World, invoice: Stripe.Invoice): void {
  invoice.next_payment_attempt = null;
  if (finalize(world, invoice, false)) attemptAgain(world, invoice);
}

function attemptAgain(world: World, invoice: Stripe.Invoice): void {
  const intent = intentOf(world, invoice);
  const method = methodFor(world, invoice);
  // If the cardholder never authenticated, today's attempt starts over.
  if (intent?.status === 'requires_action')
    Object.assign(intent, { status: 'requires_payment_method', next_action: null });
  if (intent && method) tryCard(world, intent, method, { there: false, automatic: true });
  else invoiceFailed(world, invoice, true);
}
