import type Stripe from 'stripe';
import { route } from '../routes.ts';
import { found, idOf, newId, secondsNow, type World } from '../world.ts';
import type { Decline } from './cards.ts';
import { emit } from './events.ts';
import { listOf } from './lists.ts';
import { listParams, params, read, text } from './params.ts';

/** Records an attempt to charge a card. */
export function makeCharge(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
): Stripe.Charge {
  const customer = idOf(intent.customer);
  const id = newId('ch');
  const charge: Stripe.Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'GRANTLIGHT',
    captured: !decline,
    created: secondsNow(world, customer),
    currency: intent.currency,
    customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.decline_code ?? decline?.code ?? null,
      risk_level: 'normal',
      seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: decline ? null : `${world.origin}/pages/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  world.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  emit(world, decline ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
}

const listed = listParams({ customer: text.optional(), payment_intent: text.optional() });

export const chargeRoutes = [
  route('GET /v1/charges', ({ world, form }) => {
    const { customer, payment_intent, ...page } = read(listed, form);
    if (customer !== undefined) found(world.customers, 'customer', customer, 'customer');
    const wanted = [...world.charges.values()].filter(
      (charge) =>
        (customer ?? idOf(charge.customer)) === idOf(charge.customer) &&
        (payment_intent ?? idOf(charge.payment_intent)) === idOf(charge.payment_intent),
    );
    return listOf('/v1/charges', wanted, page);
  }),
  route('GET /v1/charges/:id', ({ world, id, form }) => {
    read(params({}), form);
    return found(world.charges, 'charge', id);
  }),
];
