import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { startLocalServer } from '../../../dev/local-server.ts';
import { signatureOf } from '../../../dev/stripe/objects/delivery.ts';
import type { StripeEmulator } from '../../../dev/stripe/server.ts';
import { STRIPE_EVENTS } from '../../../worker/clients/stripe/events.ts';

/**
 * Stripe's events for one customer. They're held back, so a test decides when, how often and in which order they
 * arrive.
 */
export interface CustomerEvents {
  /** Events that haven't been delivered, oldest first. */
  waiting: string[];
  /** The last delivered event. */
  last: string | null;
  /** Paid invoices with their subscriptions, latest last. */
  paid: { subscription: string; invoice: string }[];
  /** Refunded payments. */
  refunded: Set<string>;
}

export interface MoneyEvents {
  of(customer: string): CustomerEvents;
  /** Returns the payment of an invoice. */
  paymentOf(invoice: string): string;
  /** Sends a signed event to the product. Returns the status. */
  deliver(body: string): Promise<number>;
  close(): Promise<void>;
}

/** Receives the emulator's events in place of the product. */
export async function collectEvents(stripe: StripeEmulator, webhookUrl: string): Promise<MoneyEvents> {
  const events = new Map<string, CustomerEvents>();
  const paymentOf = new Map<string, string>();
  const server = await startLocalServer(0, async (request, response) => {
    const body = await text(request);
    response.end();
    note(events, paymentOf, body);
  });
  stripe.sendTo(`${server.url}/`);
  return {
    of: (customer) => eventsOf(events, customer),
    paymentOf: (invoice) => paymentOf.get(invoice) ?? '',
    async deliver(body) {
      const headers = { 'stripe-signature': signatureOf(body, stripe.webhookSecret) };
      const response = await fetch(webhookUrl, { method: 'POST', body, headers });
      await response.arrayBuffer();
      return response.status;
    },
    async close() {
      stripe.sendTo(null);
      await server.close();
    },
  };
}

const wireEvent = z.object({
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string(),
      customer: z.nullish(z.string()),
      payment_intent: z.nullish(z.string()),
      invoice: z.nullish(z.string()),
      payment: z.nullish(z.looseObject({ payment_intent: z.nullish(z.string()) })),
      parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: z.string() })) })),
    }),
  }),
});

function note(events: Map<string, CustomerEvents>, paymentOf: Map<string, string>, body: string): void {
  const {
    type,
    data: { object },
  } = wireEvent.parse(JSON.parse(body));
  const payment = object.payment?.payment_intent;
  if (payment && object.invoice) paymentOf.set(object.invoice, payment);
  const customer = object.object === 'customer' ? object.id : object.customer;
  if (!customer) return;
  const known = eventsOf(events, customer);
  const subscription = object.parent?.subscription_details?.subscription;
  if (type === 'invoice.paid' && subscription) known.paid.push({ subscription, invoice: object.id });
  if (type === 'charge.refunded' && object.payment_intent) known.refunded.add(object.payment_intent);
  if (STRIPE_EVENTS.some((one) => one === type)) known.waiting.push(body);
}

function eventsOf(events: Map<string, CustomerEvents>, customer: string): CustomerEvents {
  const known = events.get(customer) ?? { waiting: [], last: null, paid: [], refunded: new Set<string>() };
  events.set(customer, known);
  return known;
}
