import * as z from 'zod/mini';
import { isStripeError } from './faults.ts';
import { charge } from './objects.ts';
import { readAs, UnreadableAnswer } from './read.ts';
import type { Payments } from './stripe.ts';

/** The events we handle; the Stripe webhook endpoint must subscribe to them. */
export const STRIPE_EVENTS = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'customer.deleted',
] as const;
export type StripeEventType = (typeof STRIPE_EVENTS)[number];

const customerReference = z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })])));

const stripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({
    object: z.looseObject({ id: z.string(), customer: customerReference, charge: z.optional(z.unknown()) }),
    previous_attributes: z.optional(z.record(z.string(), z.unknown())),
  }),
});

export interface StripeEvent {
  id: string;
  type: StripeEventType;
  createdAt: number;
  object: Record<string, unknown>;
  /** The changed fields with their previous values. */
  before: Record<string, unknown>;
}

/** Thrown when a body isn't signed by Stripe, or its signature is too old. */
export class UnsignedEvent extends Error {}

/**
 * Returns the event in a body that Stripe signed within the last five minutes; null for a type we don't handle. Throws
 * `UnsignedEvent`.
 */
export async function openEvent(payments: Payments, body: string, signature: string): Promise<StripeEvent | null> {
  const { stripe, webhookSecret, crypto } = payments;
  const signed = await stripe.webhooks
    .constructEventAsync(body, signature, webhookSecret, undefined, crypto)
    .catch((error: unknown) => {
      if (isStripeError(error)) throw new UnsignedEvent(error.message);
      if (error instanceof SyntaxError) throw new UnreadableAnswer("An event that isn't JSON");
      throw error;
    });
  const { id, type, created, data } = readAs(stripeEvent, signed);
  const known = STRIPE_EVENTS.find((each) => each === type);
  if (!known) return null;
  return { id, type: known, createdAt: created * 1000, object: data.object, before: data.previous_attributes ?? {} };
}

/** Returns an event's customer. A dispute names only its charge, so this looks up the charge. */
export async function customerOfEvent({ stripe }: Payments, { type, object }: StripeEvent): Promise<string | null> {
  if (type === 'customer.deleted') return z.string().parse(object['id']);
  if (!type.startsWith('charge.dispute')) return idOf(object['customer']);
  const charged = idOf(object['charge']);
  return charged === null ? null : readAs(charge, await stripe.charges.retrieve(charged)).customer;
}

const reference = z.union([z.string(), z.object({ id: z.string() })]);

function idOf(value: unknown): string | null {
  const { data } = reference.safeParse(value);
  return typeof data === 'object' ? data.id : (data ?? null);
}
