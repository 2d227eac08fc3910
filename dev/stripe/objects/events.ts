import type Stripe from 'stripe';
import { API_VERSION, idOf, newId, secondsNow, type WireEvent, type World } from '../world.ts';

type Thing =
  | Stripe.Charge
  | Stripe.Customer
  | Stripe.Dispute
  | Stripe.Invoice
  | Stripe.InvoicePayment
  | Stripe.PaymentIntent
  | Stripe.PaymentMethod
  | Stripe.Price
  | Stripe.Product
  | Stripe.Refund
  | Stripe.SetupIntent
  | Stripe.Subscription;

/** Records an event, with a snapshot of the object. */
export function emit(world: World, type: Stripe.Event['type'], thing: Thing, previous?: Record<string, unknown>): void {
  const object = snapshot(thing);
  const customer = customerOf(object);
  const event: WireEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: secondsNow(world, customer),
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: world.request,
    type,
  };
  world.events.set(event.id, event);
  world.onEvent(event);
}

/** Changes an object and records an event with its previous values. Records nothing if nothing changes. */
export function change<T extends Thing>(world: World, type: Stripe.Event['type'], thing: T, patch: Partial<T>): void {
  const before = snapshot(thing);
  Object.assign(thing, patch);
  const after = snapshot(thing);
  const names = Object.keys(patch).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  if (names.length === 0) return;
  emit(world, type, thing, Object.fromEntries(names.map((name) => [name, before[name] ?? null])));
}

/** Returns the customer an event is about, following references for objects that don't store the customer. */
export function customerOfEvent(world: World, { data: { object } }: WireEvent): string | null {
  const own = customerOf(object);
  if (own !== null) return own;
  const charge = world.charges.get(String(object['charge']));
  return idOf(charge?.customer) ?? idOf(world.invoices.get(String(object['invoice']))?.customer);
}

/** Returns a copy of an object as sent over the wire. */
export function snapshot(thing: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(thing));
}

function customerOf(object: Record<string, unknown>): string | null {
  const customer = object['object'] === 'customer' ? object['id'] : object['customer'];
  return typeof customer === 'string' ? customer : null;
}
