import type Stripe from 'stripe';
import { paymentsOf } from '../invoices/invoice-outcomes.ts';
import { intentOf } from '../invoices/invoices.ts';
import { isOver } from '../invoices/subscription-ends.ts';
import type { World } from '../world.ts';
import { subscriptionsOf } from './customers.ts';
import { invalid } from './errors.ts';
import { snapshot } from './events.ts';
import { list } from './lists.ts';

const DEEPEST = 4;
type Plain = Record<string, unknown>;

/** Returns the response with the requested ids expanded, as sent over the wire. */
export function expanded(world: World, answer: object, paths: readonly string[]): Plain {
  const body = snapshot(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.filter((step) => step !== 'data').length > DEEPEST) {
      throw invalid(`You cannot expand more than ${DEEPEST} levels of a property (${path}).`, { param: 'expand' });
    }
    walk(world, body, steps, path);
  }
  return body;
}

function walk(world: World, place: Plain, [step = '', ...rest]: string[], path: string): void {
  const before = place[step];
  if (Array.isArray(before)) {
    for (const [index, thing] of before.entries()) {
      const whole = wholeOf(world, thing);
      before[index] = whole ?? thing;
      if (rest.length > 0 && isPlain(before[index])) walk(world, before[index], rest, path);
    }
    return;
  }
  const whole = wholeOf(world, before) ?? included(world, place, step) ?? before;
  if (whole === undefined || (typeof whole === 'string' && rest.length === 0)) {
    throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  place[step] = whole;
  if (rest.length > 0 && isPlain(whole)) walk(world, whole, rest, path);
}

/** Returns a field that a response includes only on request. */
function included(world: World, place: Plain, step: string): unknown {
  if (place[step] !== undefined) return undefined;
  const id = String(place['id']);
  if (place['object'] === 'invoice') {
    const invoice = world.invoices.get(id);
    if (invoice && step === 'payments')
      return snapshot(list(`/v1/invoice_payments?invoice=${id}`, paymentsOf(world, invoice)));
    if (invoice && step === 'confirmation_secret') return confirmationSecret(world, invoice);
  }
  if (place['object'] === 'customer' && step === 'subscriptions') {
    const living = subscriptionsOf(world, id).filter((subscription) => !isOver(subscription));
    return snapshot(list(`/v1/customers/${id}/subscriptions`, living.reverse()));
  }
  if (place['object'] === 'charge' && step === 'refunds') {
    const refunds = [...world.refunds.values()].filter((refund) => refund.charge === id);
    return snapshot(list(`/v1/charges/${id}/refunds`, refunds.reverse()));
  }
  return undefined;
}

function confirmationSecret(world: World, invoice: Stripe.Invoice): Stripe.Invoice.ConfirmationSecret | null {
  const secret = intentOf(world, invoice)?.client_secret;
  return secret ? { client_secret: secret, type: 'payment_intent' } : null;
}

function wholeOf(world: World, id: unknown): Plain | undefined {
  if (typeof id !== 'string') return undefined;
  const tables: Record<string, ReadonlyMap<string, object>> = {
    ch: world.charges,
    cus: world.customers,
    du: world.disputes,
    in: world.invoices,
    pi: world.paymentIntents,
    pm: world.paymentMethods,
    price: world.prices,
    prod: world.products,
    re: world.refunds,
    seti: world.setupIntents,
    sub: world.subscriptions,
  };
  const thing = tables[id.split('_')[0] ?? '']?.get(id);
  return thing && snapshot(thing);
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null;
}
