import type Stripe from 'stripe';
import * as z from 'zod';
import { type Call, route } from '../routes.ts';
import { found, idOf, livingCustomer, newId, secondsNow, type World } from '../world.ts';
import { type Decline, verdictOf } from './cards.ts';
import { invalid, StripeFailure } from './errors.ts';
import { emit } from './events.ts';
import { listOf } from './lists.ts';
import { changedMetadata, flag, listParams, metadata, params, read, text } from './params.ts';
import { attach, methodData, methodOfForm } from './payment-methods.ts';

const createParams = params({
  customer: text.optional(),
  usage: z.enum(['off_session', 'on_session']).optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  metadata: metadata.optional(),
});

function create({ world, form }: Call): Stripe.SetupIntent {
  const given = read(createParams, form);
  if (given.customer) livingCustomer(world, given.customer);
  const id = newId('seti');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: given.automatic_payment_methods
      ? { enabled: true, allow_redirects: given.automatic_payment_methods.allow_redirects ?? 'always' }
      : null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId('').slice(1)}`,
    created: secondsNow(world, given.customer),
    customer: given.customer ?? null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: changedMetadata(null, given.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: given.usage ?? 'off_session',
  };
  world.setupIntents.set(id, intent);
  emit(world, 'setup_intent.created', intent);
  return intent;
}

/** Saves a card for later payments. Returns the decline, or null. */
export function trySetup(world: World, intent: Stripe.SetupIntent, method: Stripe.PaymentMethod): Decline | null {
  if (intent.status !== 'requires_payment_method') throw unexpected(intent);
  const card = world.cards.get(method.id) ?? 'ok';
  const verdict = verdictOf(card, { there: true, toKeep: true, known: false });
  if (verdict === 'passes') succeed(world, intent, method);
  else if (verdict === 'asks') {
    intent.status = 'requires_action';
    intent.payment_method = method.id;
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
    emit(world, 'setup_intent.requires_action', intent);
  } else fail(world, intent, method, verdict);
  return typeof verdict === 'string' ? null : verdict;
}

/** Continues after a cardholder passes or fails authentication. */
export function answerSetupQuestion(world: World, intent: Stripe.SetupIntent, passed: boolean): void {
  if (intent.status !== 'requires_action') throw unexpected(intent);
  const method = found(world.paymentMethods, 'payment_method', idOf(intent.payment_method) ?? '');
  intent.next_action = null;
  if (passed) {
    world.authenticated.set(method.id, true);
    succeed(world, intent, method);
    return;
  }
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
  fail(world, intent, method, { code: 'setup_intent_authentication_failure', message });
}

function succeed(world: World, intent: Stripe.SetupIntent, method: Stripe.PaymentMethod): void {
  const customer = idOf(intent.customer);
  if (customer !== null) attach(world, method, customer);
  intent.payment_method = method.id;
  intent.status = 'succeeded';
  intent.last_setup_error = null;
  intent.next_action = null;
  emit(world, 'setup_intent.succeeded', intent);
}

function fail(world: World, intent: Stripe.SetupIntent, method: Stripe.PaymentMethod, decline: Decline): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_setup_error = { type: 'card_error', ...decline, payment_method: method };
  emit(world, 'setup_intent.setup_failed', intent);
}

function unexpected(intent: Stripe.SetupIntent): StripeFailure {
  return new StripeFailure(400, {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    message: `This SetupIntent cannot be confirmed because it has a status of ${intent.status}.`,
    setup_intent: intent,
  });
}

/** Returns an intent that the caller may see. The browser has to send its client secret. */
function seen({ world, id, fromBrowser }: Call, secret: string | undefined): Stripe.SetupIntent {
  const intent = found(world.setupIntents, 'setupintent', id, 'intent');
  if (secret === undefined ? !fromBrowser : secret === intent.client_secret) return intent;
  throw invalid('The client_secret provided does not match the client_secret associated with this SetupIntent.', {
    param: 'client_secret',
    code: 'setup_intent_invalid_parameter',
  });
}

const confirmed = params({
  client_secret: text.optional(),
  payment_method: text.optional(),
  payment_method_data: methodData.optional(),
  return_url: text.optional(),
  use_stripe_sdk: flag.optional(),
});

function confirm(call: Call): Stripe.SetupIntent {
  const given = read(confirmed, call.form);
  const { world } = call;
  const intent = seen(call, given.client_secret);
  const method = given.payment_method_data
    ? methodOfForm(world, given.payment_method_data)
    : found(world.paymentMethods, 'payment_method', given.payment_method ?? '', 'payment_method');
  const decline = trySetup(world, intent, method);
  if (decline) throw new StripeFailure(402, { type: 'card_error', ...decline, setup_intent: intent });
  return intent;
}

export const setupIntentRoutes = [
  route('POST /v1/setup_intents', create),
  route('GET /v1/setup_intents', ({ world, form }) => {
    const { customer, ...page } = read(listParams({ customer: text.optional() }), form);
    const wanted = [...world.setupIntents.values()].filter(
      (intent) => (customer ?? intent.customer) === intent.customer,
    );
    return listOf('/v1/setup_intents', wanted, page);
  }),
  route(
    'GET /v1/setup_intents/:id',
    (call) => seen(call, read(params({ client_secret: text.optional() }), call.form).client_secret),
    { browser: true },
  ),
  route('POST /v1/setup_intents/:id/confirm', confirm, { browser: true }),
  route(
    'POST /v1/setup_intents/:id/authenticate',
    (call) => {
      const given = read(params({ client_secret: text, passed: z.enum(['yes', 'no']) }), call.form);
      const intent = seen(call, given.client_secret);
      answerSetupQuestion(call.world, intent, given.passed === 'yes');
      return intent;
    },
    { browser: true },
  ),
];
