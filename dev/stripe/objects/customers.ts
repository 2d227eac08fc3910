import type Stripe from 'stripe';
import * as z from 'zod';
import { cancelNow, isOver } from '../invoices/subscription-ends.ts';
import { type Call, route } from '../routes.ts';
import { found, idOf, livingCustomer, newId, secondsNow, type World } from '../world.ts';
import { change, emit } from './events.ts';
import { listOf } from './lists.ts';
import { changedMetadata, clearable, listParams, metadata, params, read, text } from './params.ts';
import { ownMethod } from './payment-methods.ts';

const fields = {
  email: clearable.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
  invoice_settings: z.strictObject({ default_payment_method: clearable.optional() }).optional(),
};
const created = params(fields);
const listed = listParams({ email: text.optional() });

function create({ world, form }: Call): Stripe.Customer {
  const given = read(created, form);
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: secondsNow(world),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: newId('').slice(1, 9).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: given.invoice_settings?.default_payment_method ?? null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: changedMetadata(null, given.metadata),
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  world.customers.set(customer.id, customer);
  emit(world, 'customer.created', customer);
  return customer;
}

function update({ world, id, form }: Call): Stripe.Customer {
  const given = read(created, form);
  const customer = livingCustomer(world, id, 'id');
  const method = given.invoice_settings?.default_payment_method;
  if (method) ownMethod(world, method, id);
  change(world, 'customer.updated', customer, {
    ...(given.email === undefined ? {} : { email: given.email }),
    ...(given.name === undefined ? {} : { name: given.name }),
    ...(given.phone === undefined ? {} : { phone: given.phone }),
    ...(given.description === undefined ? {} : { description: given.description }),
    ...(method === undefined
      ? {}
      : { invoice_settings: { ...customer.invoice_settings, default_payment_method: method } }),
    metadata: changedMetadata(customer.metadata, given.metadata),
  });
  return customer;
}

/** Deletes a customer and cancels everything they have. Payments stay on record. */
function remove({ world, id, form }: Call): Stripe.DeletedCustomer {
  read(params({}), form);
  const customer = livingCustomer(world, id, 'id');
  for (const subscription of subscriptionsOf(world, id)) if (!isOver(subscription)) cancelNow(world, subscription);
  emit(world, 'customer.deleted', customer);
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  world.customers.set(id, deleted);
  return deleted;
}

/** Returns all of a customer's subscriptions, oldest first. */
export function subscriptionsOf(world: World, customer: string): Stripe.Subscription[] {
  return [...world.subscriptions.values()].filter((subscription) => idOf(subscription.customer) === customer);
}

export const customerRoutes = [
  route('POST /v1/customers', create),
  route('GET /v1/customers', ({ world, form }) => {
    const { email, ...page } = read(listed, form);
    const living = [...world.customers.values()].filter((customer) => !customer.deleted);
    return listOf(
      '/v1/customers',
      living.filter((customer) => email === undefined || customer.email === email),
      page,
    );
  }),
  route('GET /v1/customers/:id', ({ world, id, form }) => {
    read(params({}), form);
    return found(world.customers, 'customer', id);
  }),
  route('POST /v1/customers/:id', update),
  route('DELETE /v1/customers/:id', remove),
];
