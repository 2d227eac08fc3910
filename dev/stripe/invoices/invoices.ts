import type Stripe from 'stripe';
import { invalid, StripeFailure } from '../objects/errors.ts';
import { emit } from '../objects/events.ts';
import { listOf } from '../objects/lists.ts';
import { flag, listParams, params, read, text } from '../objects/params.ts';
import { makeIntent, tryCard } from '../objects/payment-intents.ts';
import { ownMethod } from '../objects/payment-methods.ts';
import { type Call, route } from '../routes.ts';
import { found, idOf, newId, secondsNow, type World } from '../world.ts';
import { draftOf } from './invoice-draft.ts';
import { invoicePaid, paymentsOf, subscriptionOfInvoice } from './invoice-outcomes.ts';
import { voidNow } from './subscription-ends.ts';

/** Creates a draft invoice for one period of a subscription. */
export function makeInvoice(
  world: World,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
  finalizesAt: number | null,
): Stripe.Invoice {
  const invoice = draftOf(world, subscription, reason, finalizesAt);
  world.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  emit(world, 'invoice.created', invoice);
  return invoice;
}

/** Finalizes a draft, which makes it payable. */
export function finalize(world: World, invoice: Stripe.Invoice, keeps: boolean): Stripe.PaymentIntent | null {
  const now = secondsNow(world, idOf(invoice.customer));
  const customer = world.customers.get(idOf(invoice.customer) ?? '');
  const place = customer && !customer.deleted ? (customer.next_invoice_sequence ?? 1) : 1;
  if (customer && !customer.deleted) customer.next_invoice_sequence = place + 1;
  const prefix = customer && !customer.deleted ? customer.invoice_prefix : null;
  Object.assign(invoice, {
    status: 'open',
    number: `${prefix ?? 'STANDIN'}-${String(place).padStart(4, '0')}`,
    effective_at: now,
    automatically_finalizes_at: null,
    hosted_invoice_url: `${world.origin}/pages/invoices/${invoice.id}`,
    invoice_pdf: `${world.origin}/pages/invoices/${invoice.id}/pdf`,
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  } satisfies Partial<Stripe.Invoice>);
  if (invoice.amount_due === 0) {
    emit(world, 'invoice.finalized', invoice);
    invoicePaid(world, invoice, null);
    return null;
  }
  const intent = makeIntent(world, invoice, keeps);
  const payment: Stripe.InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  world.invoicePayments.set(payment.id, payment);
  emit(world, 'invoice.finalized', invoice);
  return intent;
}

/** Returns the card for renewals: the subscription's own, or else the customer's. */
export function methodFor(world: World, invoice: Stripe.Invoice): Stripe.PaymentMethod | null {
  const customer = world.customers.get(idOf(invoice.customer) ?? '');
  const own = idOf(subscriptionOfInvoice(world, invoice)?.default_payment_method);
  const id = own ?? (customer && !customer.deleted ? idOf(customer.invoice_settings.default_payment_method) : null);
  return id === null ? null : (world.paymentMethods.get(id) ?? null);
}

/** Returns the payment intent of an open invoice, or null. */
export function intentOf(world: World, invoice: Stripe.Invoice): Stripe.PaymentIntent | null {
  const [payment] = paymentsOf(world, invoice);
  return world.paymentIntents.get(idOf(payment?.payment.payment_intent) ?? '') ?? null;
}

function payByCall({ world, id, form }: Call): Stripe.Invoice {
  const given = read(
    params({ payment_method: text.optional(), off_session: flag.optional(), paid_out_of_band: flag.optional() }),
    form,
  );
  const invoice = found(world.invoices, 'invoice', id);
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' });
  if (invoice.status === 'draft') finalize(world, invoice, false);
  if (invoice.status !== 'open') throw invalid('You can only pay an open invoice.', { code: 'invoice_not_editable' });
  if (given.paid_out_of_band) {
    invoicePaid(world, invoice, null);
    return invoice;
  }
  const intent = intentOf(world, invoice);
  const customer = idOf(invoice.customer) ?? '';
  const method = given.payment_method ? ownMethod(world, given.payment_method, customer) : methodFor(world, invoice);
  if (!intent || !method) {
    const message = 'There is no `default_payment_method` set on this Customer or Invoice.';
    throw invalid(message, { code: 'invoice_payment_intent_requires_action' });
  }
  const decline = tryCard(world, intent, method, { there: given.off_session === false });
  if (decline) throw new StripeFailure(402, { type: 'card_error', ...decline });
  return invoice;
}

function voidByCall({ world, id, form }: Call): Stripe.Invoice {
  read(params({}), form);
  const invoice = found(world.invoices, 'invoice', id);
  if (invoice.status !== 'open') throw invalid("You can only pass in open invoices. This invoice isn't open.");
  voidNow(world, invoice);
  return invoice;
}

const listed = listParams({
  customer: text.optional(),
  subscription: text.optional(),
  status: text.optional(),
  collection_method: text.optional(),
});
const paymentsListed = listParams({ invoice: text.optional(), status: text.optional() });

export const invoiceRoutes = [
  route('GET /v1/invoices', ({ world, form }) => {
    const { customer, subscription, status, collection_method: _, ...page } = read(listed, form);
    if (customer !== undefined) found(world.customers, 'customer', customer, 'customer');
    const wanted = [...world.invoices.values()].filter(
      (invoice) =>
        (customer ?? idOf(invoice.customer)) === idOf(invoice.customer) &&
        (status ?? invoice.status) === invoice.status &&
        (subscription === undefined || subscriptionOfInvoice(world, invoice)?.id === subscription),
    );
    return listOf('/v1/invoices', wanted, page);
  }),
  route('GET /v1/invoices/:id', ({ world, id, form }) => {
    read(params({}), form);
    return found(world.invoices, 'invoice', id);
  }),
  route('POST /v1/invoices/:id/pay', payByCall),
  route('POST /v1/invoices/:id/void', voidByCall),
  route('GET /v1/invoice_payments', ({ world, form }) => {
    const { invoice, status, ...page } = read(paymentsListed, form);
    const wanted = [...world.invoicePayments.values()].filter(
      (payment) => (invoice ?? payment.invoice) === payment.invoice && (status ?? payment.status) === payment.status,
    );
    return listOf('/v1/invoice_payments', wanted, page);
  }),
  route('GET /v1/invoice_payments/:id', ({ world, id }) => found(world.invoicePayments, 'invoice_payment', id)),
];
