import type Stripe from 'stripe';
import * as z from 'zod';
import { type Call, route } from '../routes.ts';
import { DAY, found, idOf, newId, secondsNow, type World } from '../world.ts';
import { invalid, missing } from './errors.ts';
import { change, emit } from './events.ts';
import { listOf } from './lists.ts';
import { changedMetadata, listParams, metadata, params, read, text, whole } from './params.ts';

const REASONS = z.enum(['duplicate', 'fraudulent', 'requested_by_customer']);

/** Refunds part of a charge, or everything that hasn't been refunded yet. */
export function refundCharge(
  world: World,
  charge: Stripe.Charge,
  given: {
    amount?: number | undefined;
    reason?: z.output<typeof REASONS> | undefined;
    metadata?: Record<string, string>;
  } = {},
): Stripe.Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = given.amount ?? left;
  if (amount < 1 || amount > left) {
    throw invalid(`Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left / 100})`, {
      param: 'amount',
    });
  }
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: secondsNow(world, idOf(charge.customer)),
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    metadata: given.metadata ?? {},
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  world.refunds.set(refund.id, refund);
  emit(world, 'refund.created', refund);
  const amount_refunded = charge.amount_refunded + amount;
  change(world, 'charge.refunded', charge, { amount_refunded, refunded: amount_refunded === charge.amount_captured });
  return refund;
}

/** Returns the charge that paid an intent. */
export function chargeOf(world: World, intentId: string): Stripe.Charge {
  const intent = found(world.paymentIntents, 'payment_intent', intentId, 'payment_intent');
  const charge = world.charges.get(idOf(intent.latest_charge) ?? '');
  if (intent.status === 'succeeded' && charge) return charge;
  throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}

const createParams = params({
  payment_intent: text.optional(),
  charge: text.optional(),
  amount: whole.optional(),
  reason: REASONS.optional(),
  metadata: metadata.optional(),
});

function create({ world, form }: Call): Stripe.Refund {
  const { payment_intent, charge, ...given } = read(createParams, form);
  const target = payment_intent ? chargeOf(world, payment_intent) : world.charges.get(charge ?? '');
  if (!target) throw missing('charge', charge ?? '', 'charge');
  return refundCharge(world, target, { ...given, metadata: changedMetadata(null, given.metadata) });
}

/** Opens a dispute: the payer's bank takes the money back and asks for evidence. */
export function disputeCharge(world: World, charge: Stripe.Charge): Stripe.Dispute {
  const now = secondsNow(world, idOf(charge.customer));
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: now + 7 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason: 'fraudulent',
    status: 'needs_response',
  };
  world.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  emit(world, 'charge.dispute.created', dispute);
  emit(world, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Closes a dispute with the bank's decision. */
export function closeDispute(world: World, dispute: Stripe.Dispute, status: 'won' | 'lost'): void {
  dispute.status = status;
  if (status === 'won') emit(world, 'charge.dispute.funds_reinstated', dispute);
  emit(world, 'charge.dispute.closed', dispute);
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

const listed = listParams({ charge: text.optional(), payment_intent: text.optional() });

export const refundRoutes = [
  route('POST /v1/refunds', create),
  route('GET /v1/refunds', ({ world, form }) => {
    const { charge, payment_intent, ...page } = read(listed, form);
    const wanted = [...world.refunds.values()].filter(
      (refund) =>
        (charge ?? refund.charge) === refund.charge &&
        (payment_intent ?? refund.payment_intent) === refund.payment_intent,
    );
    return listOf('/v1/refunds', wanted, page);
  }),
  route('GET /v1/refunds/:id', ({ world, id }) => found(world.refunds, 'refund', id)),
  route('GET /v1/disputes', ({ world, form }) => {
    const { charge, payment_intent, ...page } = read(listed, form);
    const wanted = [...world.disputes.values()].filter(
      (dispute) =>
        (charge ?? dispute.charge) === dispute.charge &&
        (payment_intent ?? dispute.payment_intent) === dispute.payment_intent,
    );
    return listOf('/v1/disputes', wanted, page);
  }),
  route('GET /v1/disputes/:id', ({ world, id }) => found(world.disputes, 'dispute', id)),
];
