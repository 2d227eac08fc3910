/** Updates the invoice and the subscription after a payment succeeds or fails. */
import type Stripe from 'stripe';
import { change, emit } from '../objects/events.ts';
import { DAY, idOf, secondsNow, type World } from '../world.ts';
import { cancelNow, isOver } from './subscription-ends.ts';

/** Returns the invoice that an intent pays, or null. */
export function invoiceOfIntent(world: World, { id }: Stripe.PaymentIntent): Stripe.Invoice | null {
  for (const payment of world.invoicePayments.values()) {
    if (idOf(payment.payment.payment_intent) === id) return world.invoices.get(idOf(payment.invoice)) ?? null;
  }
  return null;
}

/** Returns the subscription that an invoice belongs to, or null. */
export function subscriptionOfInvoice(world: World, invoice: Stripe.Invoice): Stripe.Subscription | null {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  return id === null ? null : (world.subscriptions.get(id) ?? null);
}

/** Returns an invoice's payments. */
export function paymentsOf(world: World, { id }: Stripe.Invoice): Stripe.InvoicePayment[] {
  return [...world.invoicePayments.values()].filter((payment) => idOf(payment.invoice) === id);
}

/** Marks an invoice as paid and activates its subscription. */
export function invoicePaid(world: World, invoice: Stripe.Invoice | null, intent: Stripe.PaymentIntent | null): void {
  if (!invoice || invoice.status === 'paid') return;
  const now = secondsNow(world, idOf(invoice.customer));
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    auto_advance: false,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  } satisfies Partial<Stripe.Invoice>);
  for (const payment of paymentsOf(world, invoice)) {
    payment.status = 'paid';
    payment.amount_paid = invoice.amount_paid;
    payment.status_transitions.paid_at = now;
    emit(world, 'invoice_payment.paid', payment);
  }
  emit(world, 'invoice.paid', invoice);
  emit(world, 'invoice.payment_succeeded', invoice);
  const subscription = subscriptionOfInvoice(world, invoice);
  if (!subscription || isOver(subscription)) return;
  const keeps = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  const method = idOf(intent?.payment_method);
  const isLatest = idOf(subscription.latest_invoice) === invoice.id;
  change(world, 'customer.subscription.updated', subscription, {
    ...(keeps && method !== null ? { default_payment_method: method } : {}),
    ...(isLatest ? { status: 'active' } : {}),
  });
}

/** Records a failed attempt. The last scheduled one ends the subscription as configured. */
export function invoiceFailed(world: World, invoice: Stripe.Invoice | null, automatic: boolean): void {
  if (!invoice) return;
  const isFirstInvoice = invoice.billing_reason === 'subscription_create';
  const now = secondsNow(world, idOf(invoice.customer));
  // A manual retry doesn't affect the schedule.
  if (automatic || invoice.attempt_count === 0) {
    const days = isFirstInvoice ? undefined : world.retryDays[invoice.attempt_count];
    invoice.next_payment_attempt = days === undefined ? null : now + days * DAY;
    invoice.attempt_count += 1;
  }
  invoice.attempted = true;
  emit(world, 'invoice.payment_failed', invoice);
  const subscription = subscriptionOfInvoice(world, invoice);
  if (!subscription || isOver(subscription) || isFirstInvoice) return;
  const isLast = automatic && invoice.next_payment_attempt === null;
  if (isLast && world.afterRetries === 'canceled') {
    cancelNow(world, subscription, { reason: 'payment_failed' });
    return;
  }
  const status = isLast && world.afterRetries === 'unpaid' ? 'unpaid' : 'past_due';
  change(world, 'customer.subscription.updated', subscription, { status });
}
