import type Stripe from 'stripe';
import * as z from 'zod';
import { invalid, missing, StripeFailure } from '../objects/errors.ts';
import { change, emit } from '../objects/events.ts';
import { listOf } from '../objects/lists.ts';
import {
  changedMetadata,
  clearable,
  flag,
  listParams,
  metadata,
  params,
  read,
  text,
  whole,
} from '../objects/params.ts';
import { tryCard } from '../objects/payment-intents.ts';
import { ownMethod } from '../objects/payment-methods.ts';
import { type Call, route } from '../routes.ts';
import { found, idOf, livingCustomer, secondsNow, type World } from '../world.ts';
import { finalize, makeInvoice, methodFor } from './invoices.ts';
import { subscriptionOf } from './subscription-draft.ts';
import { cancelNow, isOver } from './subscription-ends.ts';

const cancellation = z.strictObject({
  comment: clearable.optional(),
  feedback: z
    .enum([
      '',
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ])
    .transform((value) => value || null)
    .optional(),
});
const paymentSettings = z.strictObject({
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
});
const createParams = params({
  customer: text,
  items: z.array(z.strictObject({ price: text, quantity: whole.optional() })).min(1),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  payment_settings: paymentSettings.optional(),
  default_payment_method: text.optional(),
  cancel_at_period_end: flag.optional(),
  billing_mode: z.strictObject({ type: z.enum(['classic', 'flexible']) }).optional(),
  collection_method: z.literal('charge_automatically').optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
});

function create({ world, form }: Call): Stripe.Subscription {
  const given = read(createParams, form);
  const customer = livingCustomer(world, given.customer);
  const prices = given.items.map(({ price: id, quantity = 1 }, index) => {
    const price = found(world.prices, 'price', id, `items[${index}][price]`);
    if (!price.recurring)
      throw invalid('The price specified is set to `type=one_time`.', { param: `items[${index}][price]` });
    if (!price.active) throw invalid('The price specified is inactive.', { param: `items[${index}][price]` });
    return { price, recurring: price.recurring, quantity };
  });
  if (given.default_payment_method) ownMethod(world, given.default_payment_method, customer.id);
  const subscription = subscriptionOf(world, {
    customer: customer.id,
    prices,
    metadata: changedMetadata(null, given.metadata),
    keepsCard: given.payment_settings?.save_default_payment_method === 'on_subscription',
    method: given.default_payment_method ?? null,
    cancelAtPeriodEnd: given.cancel_at_period_end ?? false,
  });
  subscription.description = given.description ?? null;
  if (given.payment_behavior !== 'default_incomplete') requireMethod(subscription, customer);
  customer.currency ??= subscription.currency;
  world.subscriptions.set(subscription.id, subscription);
  emit(world, 'customer.subscription.created', subscription);
  payFirst(world, subscription, given.payment_behavior ?? 'allow_incomplete', !given.off_session);
  return subscription;
}

function requireMethod({ default_payment_method }: Stripe.Subscription, customer: Stripe.Customer): void {
  if (default_payment_method ?? customer.invoice_settings.default_payment_method) return;
  const message = 'This customer has no attached payment source or default payment method. Please add one.';
  throw invalid(message, { code: 'resource_missing' });
}

function payFirst(world: World, subscription: Stripe.Subscription, behavior: string, there: boolean): void {
  const invoice = makeInvoice(world, subscription, 'subscription_create', null);
  const keeps = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  const intent = finalize(world, invoice, keeps);
  const method = methodFor(world, invoice);
  if (!intent || !method || behavior === 'default_incomplete') return;
  const decline = tryCard(world, intent, method, { there });
  if (!decline || behavior !== 'error_if_incomplete') return;
  cancelNow(world, subscription);
  world.subscriptions.delete(subscription.id);
  throw new StripeFailure(402, { type: 'card_error', ...decline });
}

const updateParams = params({
  cancel_at_period_end: flag.optional(),
  cancel_at: whole.or(z.literal('').transform(() => null)).optional(),
  default_payment_method: clearable.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
  cancellation_details: cancellation.optional(),
  payment_settings: paymentSettings.optional(),
});

function update({ world, id, form }: Call): Stripe.Subscription {
  const given = read(updateParams, form);
  const subscription = found(world.subscriptions, 'subscription', id);
  if (isOver(subscription)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
      param: 'id',
    });
  }
  const customer = idOf(subscription.customer);
  if (given.default_payment_method) ownMethod(world, given.default_payment_method, customer);
  const keeps = given.payment_settings?.save_default_payment_method;
  change(world, 'customer.subscription.updated', subscription, {
    ...endOf(subscription, given, secondsNow(world, customer)),
    ...(given.default_payment_method === undefined ? {} : { default_payment_method: given.default_payment_method }),
    ...(given.description === undefined ? {} : { description: given.description }),
    ...(keeps && subscription.payment_settings
      ? { payment_settings: { ...subscription.payment_settings, save_default_payment_method: keeps } }
      : {}),
    metadata: changedMetadata(subscription.metadata, given.metadata),
  });
  return subscription;
}

function endOf(
  subscription: Stripe.Subscription,
  given: z.output<typeof updateParams>,
  now: number,
): Partial<Stripe.Subscription> {
  const { cancel_at_period_end: atEnd, cancel_at: at } = given;
  if (atEnd === undefined && at === undefined) return {};
  if (atEnd && subscription.status === 'incomplete') {
    throw invalid('A subscription in status `incomplete` cannot be set to cancel at the period end.');
  }
  const periodEnd = subscription.items.data[0]?.current_period_end ?? null;
  const end = atEnd ? periodEnd : (at ?? null);
  return {
    cancel_at: end,
    cancel_at_period_end: atEnd ?? false,
    canceled_at: end === null ? null : (subscription.canceled_at ?? now),
    cancellation_details: {
      comment: given.cancellation_details?.comment ?? null,
      feedback: given.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason: end === null ? null : 'cancellation_requested',
    },
  };
}

const cancelParams = params({
  invoice_now: flag.optional(),
  prorate: flag.optional(),
  cancellation_details: cancellation.optional(),
});

function cancel({ world, id, form }: Call): Stripe.Subscription {
  const given = read(cancelParams, form);
  const subscription = found(world.subscriptions, 'subscription', id);
  if (isOver(subscription)) throw missing('subscription', id);
  const { comment = null, feedback = null } = given.cancellation_details ?? {};
  cancelNow(world, subscription, { comment, feedback });
  return subscription;
}

const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;
const listed = listParams({
  customer: text.optional(),
  price: text.optional(),
  status: z.enum(STATUSES).optional(),
});

function isListed(subscription: Stripe.Subscription, status: (typeof STATUSES)[number] | undefined): boolean {
  if (status === undefined) return !isOver(subscription);
  if (status === 'ended') return isOver(subscription);
  return status === 'all' || status === subscription.status;
}

export const subscriptionRoutes = [
  route('POST /v1/subscriptions', create),
  route('GET /v1/subscriptions', ({ world, form }) => {
    const { customer, price, status, ...page } = read(listed, form);
    if (customer !== undefined) found(world.customers, 'customer', customer, 'customer');
    const wanted = [...world.subscriptions.values()].filter(
      (subscription) =>
        isListed(subscription, status) &&
        (customer ?? subscription.customer) === subscription.customer &&
        (price === undefined || subscription.items.data.some((item) => item.price.id === price)),
    );
    return listOf('/v1/subscriptions', wanted, page);
  }),
  route('GET /v1/subscriptions/:id', ({ world, id, form }) => {
    read(params({}), form);
    return found(world.subscriptions, 'subscription', id);
  }),
  route('POST /v1/subscriptions/:id', update),
  route('DELETE /v1/subscriptions/:id', cancel),
];
