import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { CardName } from './objects/cards.ts';
import { missing } from './objects/errors.ts';

export const API_VERSION = '2026-10-28.endive';
export const SECOND = 1000;
export const HOUR = 3600;
export const DAY = 24 * HOUR;

export interface WireEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string; idempotency_key: string | null } | null;
  type: Stripe.Event['type'];
}

/** An event that hasn't been delivered to a listener yet. */
export interface Waiting {
  id: string;
  event: string;
  /** The listener: an endpoint of the account or, if null, the product that the emulator was started for. */
  endpoint: string | null;
  tries: number;
  /** The earliest time for resending a failed event. */
  notBefore: number;
}

/** Everything stored in an account, by id. */
export function newTables() {
  return {
    customers: new Map<string, Stripe.Customer | Stripe.DeletedCustomer>(),
    products: new Map<string, Stripe.Product>(),
    prices: new Map<string, Stripe.Price>(),
    subscriptions: new Map<string, Stripe.Subscription>(),
    invoices: new Map<string, Stripe.Invoice>(),
    invoicePayments: new Map<string, Stripe.InvoicePayment>(),
    paymentIntents: new Map<string, Stripe.PaymentIntent>(),
    setupIntents: new Map<string, Stripe.SetupIntent>(),
    paymentMethods: new Map<string, Stripe.PaymentMethod>(),
    charges: new Map<string, Stripe.Charge>(),
    refunds: new Map<string, Stripe.Refund>(),
    disputes: new Map<string, Stripe.Dispute>(),
    webhookEndpoints: new Map<string, Stripe.WebhookEndpoint>(),
    events: new Map<string, WireEvent>(),
    waiting: new Map<string, Waiting>(),
    /** How each saved card behaves. */
    cards: new Map<string, CardName>(),
    /** Saved cards that the cardholder has authenticated once. */
    authenticated: new Map<string, true>(),
    /** How far a customer's clock is ahead, in milliseconds. */
    ahead: new Map<string, number>(),
  };
}
export type Tables = ReturnType<typeof newTables>;

export interface Keys {
  secret: string;
  publishable: string;
  webhook: string;
}

export interface World extends Tables {
  keys: Keys;
  /** The emulator's origin. */
  origin: string;
  /** How far all clocks are ahead of the real one, in milliseconds. */
  offset: number;
  /** The time being processed, in seconds. */
  moment: number | null;
  /** The current request. */
  request: { id: string; idempotency_key: string | null } | null;
  /** What happens to a subscription after its last failed attempt. */
  afterRetries: 'canceled' | 'unpaid' | 'past_due';
  /** Days between payment attempts. */
  retryDays: readonly number[];
  /** Called for each event. */
  onEvent: (event: WireEvent) => void;
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}

/** Returns the time in seconds, by a customer's clock if given. */
export function secondsNow(world: World, customer?: string | null): number {
  if (world.moment !== null) return world.moment;
  return Math.floor((Date.now() + world.offset + (world.ahead.get(customer ?? '') ?? 0)) / SECOND);
}

/** Returns the id of an expanded or unexpanded object. */
export function idOf(thing: string | { id: string }): string;
export function idOf(thing: string | { id: string } | null | undefined): string | null;
export function idOf(thing: string | { id: string } | null | undefined): string | null {
  if (thing === null || thing === undefined) return null;
  return typeof thing === 'string' ? thing : thing.id;
}

/** Returns the object with this id. Throws Stripe's 404 if there is none. */
export function found<T>(table: Map<string, T>, kind: string, id: string, param?: string): T {
  const thing = table.get(id);
  if (thing === undefined) throw missing(kind, id, param);
  return thing;
}

/** Returns a customer that hasn't been deleted. */
export function livingCustomer(world: World, id: string, param = 'customer'): Stripe.Customer {
  const customer = found(world.customers, 'customer', id, param);
  if (customer.deleted) throw missing('customer', id, param);
  return customer;
}
