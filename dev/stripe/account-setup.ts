import Stripe from 'stripe';
import { PREMIUM_CENTS } from '../../contract/limits.ts';
import { STRIPE_EVENTS } from '../../worker/clients/stripe/events.ts';
import { LOOKUP_KEY } from './objects/lookup-key.ts';

const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [...STRIPE_EVENTS];
const MINE = { grantlight: 'premium' };

export interface AccountSetup {
  price: string;
  /** Null if the endpoint already existed, because Stripe shows the secret only when it creates one. */
  webhookSecret: string | null;
  /** A description of what was created. */
  made: string[];
}

/** Returns a client for Stripe, or for an emulator at another address. */
export function clientFor(key: string, apiBase: string | undefined): Stripe {
  if (!apiBase) return new Stripe(key);
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return new Stripe(key, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  });
}

/** Creates missing products, prices and webhooks. Keeps existing ones, and reports or corrects differences. */
export async function setUpAccount(stripe: Stripe, appUrl: string): Promise<AccountSetup> {
  const made: string[] = [];
  const price = await ensurePrice(stripe, made);
  const webhookSecret = await ensureWebhook(stripe, `${appUrl}/api/webhooks/stripe`, made);
  return { price, webhookSecret, made };
}

async function ensurePrice(stripe: Stripe, made: string[]): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [LOOKUP_KEY], active: true });
  const [known] = data;
  const isRight =
    known?.unit_amount === PREMIUM_CENTS && known.currency === 'usd' && known.recurring?.interval === 'month';
  if (known && isRight) return known.id;
  const product = known
    ? String(typeof known.product === 'string' ? known.product : known.product.id)
    : await ensureProduct(stripe, made);
  // A price's amount can't be changed. The new price takes over the lookup key, and existing subscribers keep paying
  // the old price.
  const price = await stripe.prices.create({
    product,
    currency: 'usd',
    unit_amount: PREMIUM_CENTS,
    recurring: { interval: 'month' },
    lookup_key: LOOKUP_KEY,
    transfer_lookup_key: true,
  });
  made.push(`price ${price.id}: $${PREMIUM_CENTS / 100} a month`);
  return price.id;
}

async function ensureProduct(stripe: Stripe, made: string[]): Promise<string> {
  for await (const product of stripe.products.list({ active: true, limit: 100 })) {
    if (product.metadata['grantlight'] === MINE.grantlight) return product.id;
  }
  const product = await stripe.products.create({ name: 'Grantlight Premium', metadata: MINE });
  made.push(`product ${product.id}`);
  return product.id;
}

async function ensureWebhook(stripe: Stripe, url: string, made: string[]): Promise<string | null> {
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url !== url) continue;
    const lacks = EVENTS.filter((event) => !endpoint.enabled_events.includes(event));
    const hearsAll = endpoint.enabled_events.includes('*') || lacks.length === 0;
    if (hearsAll && endpoint.status === 'enabled') return null;
    await stripe.webhookEndpoints.update(endpoint.id, { enabled_events: EVENTS, disabled: false });
    made.push(`the events of the webhook ${endpoint.id}`);
    return null;
  }
  const endpoint = await stripe.webhookEndpoints.create({
    url,
    enabled_events: EVENTS,
    // The account's default version may be older and have different objects.
    api_version: Stripe.API_VERSION,
    description: 'Grantlight: who has which plan',
  });
  made.push(`webhook ${endpoint.id} to ${url}`);
  return endpoint.secret ?? null;
}
