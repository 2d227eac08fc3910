import Stripe from 'stripe';
import * as z from 'zod';
import { type Call, route } from '../routes.ts';
import { found, idOf, newId, secondsNow, type World } from '../world.ts';
import { invalid } from './errors.ts';
import { change, emit } from './events.ts';
import { listOf } from './lists.ts';
import { changedMetadata, clearable, flag, listParams, metadata, params, read, text, whole } from './params.ts';

const productFields = {
  name: text.min(1),
  description: clearable.optional(),
  active: flag.optional(),
  metadata: metadata.optional(),
  id: text.optional(),
};
const priceFields = {
  product: text,
  currency: z.literal('usd'),
  unit_amount: whole,
  recurring: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: whole.optional() })
    .optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
};

/** Creates a product. */
export function makeProduct(world: World, given: z.output<z.ZodObject<typeof productFields>>): Stripe.Product {
  const id = given.id ?? newId('prod');
  if (world.products.has(id)) {
    throw invalid(`Product already exists: ${id}`, { code: 'resource_already_exists', param: 'id' });
  }
  const now = secondsNow(world);
  const product: Stripe.Product = {
    id,
    object: 'product',
    active: given.active ?? true,
    created: now,
    default_price: null,
    description: given.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: changedMetadata(null, given.metadata),
    name: given.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  };
  world.products.set(product.id, product);
  emit(world, 'product.created', product);
  return product;
}

/** Creates a price. It can take over a lookup key from another price. */
export function makePrice(world: World, given: z.output<z.ZodObject<typeof priceFields>>): Stripe.Price {
  const product = found(world.products, 'product', given.product, 'product');
  const key = given.lookup_key ?? null;
  const holder = key === null ? undefined : [...world.prices.values()].find((price) => price.lookup_key === key);
  if (holder && !given.transfer_lookup_key) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
  }
  if (holder) change(world, 'price.updated', holder, { lookup_key: null });
  const price: Stripe.Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: secondsNow(world),
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: key,
    metadata: changedMetadata(null, given.metadata),
    nickname: given.nickname ?? null,
    product: product.id,
    recurring: given.recurring
      ? {
          interval: given.recurring.interval,
          interval_count: given.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount: given.unit_amount,
    unit_amount_decimal: Stripe.Decimal.from(String(given.unit_amount)),
  };
  world.prices.set(price.id, price);
  emit(world, 'price.created', price);
  return price;
}

function updateProduct({ world, id, form }: Call): Stripe.Product {
  const { name, description, active, ...given } = read(params(productFields).partial(), form);
  const product = found(world.products, 'product', id);
  change(world, 'product.updated', product, {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(active === undefined ? {} : { active }),
    metadata: changedMetadata(product.metadata, given.metadata),
    updated: secondsNow(world),
  });
  return product;
}

const productsListed = listParams({ active: flag.optional(), ids: z.array(text).optional() });
const pricesListed = listParams({
  active: flag.optional(),
  product: text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
  currency: text.optional(),
  lookup_keys: z.array(text).max(10).optional(),
});

export const catalogRoutes = [
  route('POST /v1/products', ({ world, form }) => makeProduct(world, read(params(productFields), form))),
  route('GET /v1/products', ({ world, form }) => {
    const { active, ids, ...page } = read(productsListed, form);
    const wanted = [...world.products.values()].filter(
      (product) => (active ?? product.active) === product.active && (ids?.includes(product.id) ?? true),
    );
    return listOf('/v1/products', wanted, page);
  }),
  route('GET /v1/products/:id', ({ world, id, form }) => {
    read(params({}), form);
    return found(world.products, 'product', id);
  }),
  route('POST /v1/products/:id', updateProduct),
  route('POST /v1/prices', ({ world, form }) => makePrice(world, read(params(priceFields), form))),
  route('GET /v1/prices', ({ world, form }) => {
    const { active, product, type, currency, lookup_keys, ...page } = read(pricesListed, form);
    const wanted = [...world.prices.values()].filter(
      (price) =>
        (active ?? price.active) === price.active &&
        (product ?? idOf(price.product)) === idOf(price.product) &&
        (type ?? price.type) === price.type &&
        (currency ?? price.currency) === price.currency &&
        (lookup_keys?.includes(price.lookup_key ?? '') ?? true),
    );
    return listOf('/v1/prices', wanted, page);
  }),
  route('GET /v1/prices/:id', ({ world, id, form }) => {
    read(params({}), form);
    return found(world.prices, 'price', id);
  }),
];
