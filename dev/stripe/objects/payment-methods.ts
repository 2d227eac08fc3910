import type Stripe from 'stripe';
import * as z from 'zod';
import { type Call, route } from '../routes.ts';
import { found, idOf, livingCustomer, newId, secondsNow, type World } from '../world.ts';
import { CARDS, type CardName, cardOfNumber } from './cards.ts';
import { invalid, StripeFailure } from './errors.ts';
import { emit } from './events.ts';
import { listOf } from './lists.ts';
import { listParams, params, read, text, whole } from './params.ts';

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
const cardFields = z.strictObject({ number: text, exp_month: whole, exp_year: whole, cvc: text.optional() });
/** The form data that the browser script sends. */
export const methodData = z.strictObject({
  type: z.literal('card'),
  card: cardFields,
  billing_details: z.looseObject({}).optional(),
});

/** Creates a card that isn't attached to a customer. */
export function makeMethod(
  world: World,
  card: CardName,
  { month = 12, year = new Date().getFullYear() + 4 } = {},
): Stripe.PaymentMethod {
  const { number, brand } = CARDS[card];
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: NO_ADDRESS, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: month,
      exp_year: year,
      fingerprint: `stand-in-${number}`,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: secondsNow(world),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  world.paymentMethods.set(method.id, method);
  world.cards.set(method.id, card);
  return method;
}

/** Returns the card from a form. Accepts only test cards, and rejects invalid dates as Stripe does. */
export function methodOfForm(world: World, { card }: z.output<typeof methodData>): Stripe.PaymentMethod {
  const name = cardOfNumber(card.number.replaceAll(' ', ''));
  if (!name) throw refusedCard('incorrect_number', 'Your card number is incorrect.', 'number');
  const now = new Date();
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year;
  const isPast = year * 12 + card.exp_month < now.getFullYear() * 12 + now.getMonth() + 1;
  if (isPast) throw refusedCard('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  return makeMethod(world, name, { month: card.exp_month, year });
}

function refusedCard(code: string, message: string, param: string): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', code, message, param });
}

/** Attaches a card to a customer. */
export function attach(world: World, method: Stripe.PaymentMethod, customer: string): void {
  if (method.customer !== null) return;
  method.customer = customer;
  emit(world, 'payment_method.attached', method);
}

/** Returns this customer's card. Throws if it belongs to another customer. */
export function ownMethod(world: World, id: string, customer: string): Stripe.PaymentMethod {
  const method = found(world.paymentMethods, 'payment_method', id, 'payment_method');
  if (idOf(method.customer) === customer) return method;
  throw invalid('The customer does not have a payment method with the ID you gave. Attach it to the customer first.', {
    param: 'default_payment_method',
  });
}

function attachByCall({ world, id, form }: Call): Stripe.PaymentMethod {
  const { customer } = read(params({ customer: text }), form);
  const method = found(world.paymentMethods, 'payment_method', id);
  livingCustomer(world, customer);
  if (method.customer !== null && idOf(method.customer) !== customer) {
    throw invalid('The payment method you provided has already been attached to a customer.');
  }
  attach(world, method, customer);
  return method;
}

function detach({ world, id, form }: Call): Stripe.PaymentMethod {
  read(params({}), form);
  const method = found(world.paymentMethods, 'payment_method', id);
  if (method.customer === null) throw invalid('The payment method you provided is not attached to a customer.');
  method.customer = null;
  for (const subscription of world.subscriptions.values()) {
    if (subscription.default_payment_method === id) subscription.default_payment_method = null;
  }
  emit(world, 'payment_method.detached', method);
  return method;
}

const listed = { customer: text.optional(), type: z.literal('card').optional() };

export const paymentMethodRoutes = [
  route('GET /v1/payment_methods', ({ world, form }) => {
    const { customer, type: _, ...page } = read(listParams(listed), form);
    const wanted = [...world.paymentMethods.values()].filter((method) => idOf(method.customer) === (customer ?? null));
    return listOf('/v1/payment_methods', wanted, page);
  }),
  route('GET /v1/payment_methods/:id', ({ world, id, form }) => {
    read(params({}), form);
    return found(world.paymentMethods, 'payment_method', id);
  }),
  route('POST /v1/payment_methods/:id/attach', attachByCall),
  route('POST /v1/payment_methods/:id/detach', detach),
  route('GET /v1/customers/:id/payment_methods', ({ world, id, form }) => {
    livingCustomer(world, id);
    const { type: _, customer: __, ...page } = read(listParams(listed), form);
    const own = [...world.paymentMethods.values()].filter((method) => idOf(method.customer) === id);
    return listOf(`/v1/customers/${id}/payment_methods`, own, page);
  }),
];
