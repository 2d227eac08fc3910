import type Stripe from 'stripe';
import { change, emit } from '../objects/events.ts';
import { idOf, secondsNow, type World } from '../world.ts';

/** Returns whether a subscription is in a final state. */
export function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Ends a subscription immediately, not at the end of the period. */
export function cancelNow(
  world: World,
  subscription: Stripe.Subscription,
  {
    reason = 'cancellation_requested',
    comment = null,
    feedback = null,
  }: Partial<Stripe.Subscription.CancellationDetails> = {},
): void {
  const now = secondsNow(world, idOf(subscription.customer));
  const wasIncomplete = subscription.status === 'incomplete';
  Object.assign(subscription, {
    status: wasIncomplete ? 'incomplete_expired' : 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancel_at_period_end: false,
    cancellation_details: { reason, comment, feedback, feedback_option: null },
  } satisfies Partial<Stripe.Subscription>);
  stopCollecting(world, subscription, wasIncomplete);
  emit(world, 'customer.subscription.deleted', subscription);
}

/** Expires a subscription that wasn't paid in time. */
export function expire(world: World, subscription: Stripe.Subscription): void {
  const now = secondsNow(world, idOf(subscription.customer));
  stopCollecting(world, subscription, true);
  change(world, 'customer.subscription.updated', subscription, { status: 'incomplete_expired', ended_at: now });
}

/** Voids an open invoice and its payment intent. */
export function voidNow(world: World, invoice: Stripe.Invoice): void {
  const now = secondsNow(world, idOf(invoice.customer));
  invoice.status = 'void';
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions = { ...invoice.status_transitions, voided_at: now };
  for (const payment of world.invoicePayments.values()) {
    if (idOf(payment.invoice) !== invoice.id) continue;
    payment.status = 'canceled';
    payment.status_transitions.canceled_at = now;
    const intent = world.paymentIntents.get(idOf(payment.payment.payment_intent) ?? '');
    if (!intent) continue;
    Object.assign(intent, {
      status: 'canceled',
      canceled_at: now,
      cancellation_reason: 'void_invoice',
      next_action: null,
    } satisfies Partial<Stripe.PaymentIntent>);
    emit(world, 'payment_intent.canceled', intent);
  }
  emit(world, 'invoice.voided', invoice);
}

/**
 * Stops collecting a subscription's unpaid invoices when it ends. They stay open, except that those of a subscription
 * that never started are voided.
 */
function stopCollecting(world: World, subscription: Stripe.Subscription, asVoid: boolean): void {
  for (const invoice of world.invoices.values()) {
    const isOwn = idOf(invoice.parent?.subscription_details?.subscription) === subscription.id;
    if (!isOwn || (invoice.status !== 'open' && invoice.status !== 'draft')) continue;
    if (asVoid) voidNow(world, invoice);
    else {
      invoice.auto_advance = false;
      invoice.next_payment_attempt = null;
    }
  }
}
