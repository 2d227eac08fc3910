import type Stripe from 'stripe';
import * as z from 'zod';
import { invoiceFailed, invoiceOfIntent, invoicePaid } from '../invoices/invoice-outcomes.ts';
import { type Call, route } from '../routes.ts';
import { found, idOf, newId, secondsNow, type World } from '../world.ts';
import { type Decline, verdictOf } from './cards.ts';
import { makeCharge } from './charges.ts';
import { invalid, StripeFailure } from './errors.ts';
import { emit } from './events.ts';
import { listOf } from './lists.ts';
import { flag, listParams, params, read, text } from './params.ts';
import { attach, methodData, methodOfForm } from './payment-methods.ts';

/** Creates an invoice's payment intent. */
export function makeIntent(world: World, invoice: Stripe.Invoice, keeps: boolean): Stripe.PaymentIntent {
  const id = newId('pi');
  const customer = idOf(invoice.customer);
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: invoice.amount_remaining,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('').slice(1)}`,
    confirmation_method: 'automatic',
    created: secondsNow(world, customer),
    currency: invoice.currency,
    customer,
    customer_account: null,
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: keeps ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  world.paymentIntents.set(id, intent);
  emit(world, 'payment_intent.created', intent);
  return intent;
}

/** Charges a card. `there` means that the cardholder is present. Returns the decline, or null. */
export function tryCard(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { there, automatic = false }: { there: boolean; automatic?: boolean },
): Decline | null {
  requirePayable(intent);
  const verdict = verdictOf(world.cards.get(method.id) ?? 'ok', {
    there,
    toKeep: false,
    known: world.authenticated.has(method.id),
  });
  if (verdict === 'passes') succeed(world, intent, method);
  else if (verdict === 'asks') ask(world, intent, method);
  else fail(world, intent, method, verdict, automatic);
  return typeof verdict === 'string' ? null : verdict;
}

/** Continues after a cardholder passes or fails authentication. */
export function answerQuestion(world: World, intent: Stripe.PaymentIntent, passed: boolean): void {
  const method = found(world.paymentMethods, 'payment_method', idOf(intent.payment_method) ?? '');
  if (intent.status !== 'requires_action') throw unexpected(intent);
  intent.next_action = null;
  if (!passed) {
    const message =
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
    fail(world, intent, method, { code: 'payment_intent_authentication_failure', message }, false);
    return;
  }
  world.authenticated.set(method.id, true);
  succeed(world, intent, method);
}

function succeed(world: World, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  makeCharge(world, intent, method, null);
  intent.payment_method = method.id;
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.next_action = null;
  const customer = idOf(intent.customer);
  if (intent.setup_future_usage && customer) attach(world, method, customer);
  emit(world, 'payment_intent.succeeded', intent);
  invoicePaid(world, invoiceOfIntent(world, intent), intent);
}

function ask(world: World, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  intent.payment_method = method.id;
  intent.status = 'requires_action';
  intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
  emit(world, 'payment_intent.requires_action', intent);
  const invoice = invoiceOfIntent(world, intent);
  if (invoice) emit(world, 'invoice.payment_action_required', invoice);
}

function fail(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
  automatic: boolean,
): void {
  const charge = makeCharge(world, intent, method, decline);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = { type: 'card_error', ...decline, charge: charge.id, payment_method: method };
  emit(world, 'payment_intent.payment_failed', intent);
  invoiceFailed(world, invoiceOfIntent(world, intent), automatic);
}

function requirePayable(intent: Stripe.PaymentIntent): void {
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    throw unexpected(intent);
}

function unexpected(intent: Stripe.PaymentIntent): StripeFailure {
  const message = `This PaymentIntent's payment could not be completed because it has a status of ${intent.status}.`;
  return new StripeFailure(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
}

const confirmed = params({
  client_secret: text.optional(),
  payment_method: text.optional(),
  payment_method_data: methodData.optional(),
  return_url: text.optional(),
  off_session: flag.optional(),
  use_stripe_sdk: flag.optional(),
});

/** Returns an intent that the caller may see. The browser has to send its client secret. */
function seen({ world, id, fromBrowser }: Call, secret: string | undefined): Stripe.PaymentIntent {
  const intent = found(world.paymentIntents, 'payment_intent', id, 'intent');
  if (secret === undefined ? !fromBrowser : secret === intent.client_secret) return intent;
  throw invalid('The client_secret provided does not match the client_secret associated with this PaymentIntent.', {
    param: 'client_secret',
    code: 'payment_intent_invalid_parameter',
  });
}

function confirm(call: Call): Stripe.PaymentIntent {
  const given = read(confirmed, call.form);
  const { world } = call;
  const intent = seen(call, given.client_secret);
  requirePayable(intent);
  const method = given.payment_method_data
    ? methodOfForm(world, given.payment_method_data)
    : found(world.paymentMethods, 'payment_method', given.payment_method ?? '', 'payment_method');
  const decline = tryCard(world, intent, method, { there: !given.off_session });
  if (decline) throw new StripeFailure(402, { type: 'card_error', ...decline, payment_intent: intent });
  return intent;
}

const listed = listParams({ customer: text.optional() });

export const paymentIntentRoutes = [
  route('GET /v1/payment_intents', ({ world, form }) => {
    const { customer, ...page } = read(listed, form);
    const wanted = [...world.paymentIntents.values()].filter(
      (intent) => (customer ?? idOf(intent.customer)) === idOf(intent.customer),
    );
    return listOf('/v1/payment_intents', wanted, page);
  }),
  route(
    'GET /v1/payment_intents/:id',
    (call) => seen(call, read(params({ client_secret: text.optional() }), call.form).client_secret),
    { browser: true },
  ),
  route('POST /v1/payment_intents/:id/confirm', confirm, { browser: true }),
  route(
    'POST /v1/payment_intents/:id/authenticate',
    (call) => {
      const given = read(params({ client_secret: text, passed: z.enum(['yes', 'no']) }), call.form);
      const intent = seen(call, given.client_secret);
      answerQuestion(call.world, intent, given.passed === 'yes');
      return intent;
    },
    { browser: true },
  ),
];
