import type Stripe from 'stripe';
import { PRODUCT } from '../../../contract/limits.ts';
import type { Settings } from '../../env.ts';
import { VERSION } from '../../settings/version.ts';

/** A Stripe client for the account in the settings. */
export interface Payments {
  stripe: Stripe;
  /** Stripe's price ID for Premium. */
  price: string;
  /** Settings for the browser's payment form. */
  browser: { publishableKey: string; scriptUrl?: string | undefined };
  webhookSecret: string;
  crypto: Stripe.CryptoProvider;
}

const made = new WeakMap<Settings, Promise<Payments>>();

/** Returns the client from the settings, created on first use; null if payments are off. */
export function paymentsOf(settings: Settings): Promise<Payments> | null {
  const known = made.get(settings);
  if (known) return known;
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PREMIUM } = settings;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_PREMIUM) return null;
  const payments = makePayments(STRIPE_SECRET_KEY, settings).then((client) => ({
    ...client,
    price: STRIPE_PRICE_PREMIUM,
    browser: { publishableKey: STRIPE_PUBLISHABLE_KEY, scriptUrl: settings.STRIPE_JS_URL },
    webhookSecret: STRIPE_WEBHOOK_SECRET,
  }));
  made.set(settings, payments);
  return payments;
}

/** Rejects redirects: the library treats any readable response without an error as a success. */
async function fetchHere(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(address, { ...init, redirect: 'manual' });
  if (response.status < 300 || response.status >= 400) return response;
  await response.body?.cancel();
  throw new Error(`Stripe answered with a redirect (${response.status})`);
}

async function makePayments(
  key: string,
  { STRIPE_API_BASE, STRIPE_TIMEOUT_MS, STRIPE_RETRIES }: Settings,
): Promise<Pick<Payments, 'stripe' | 'crypto'>> {
  // Requests that don't involve payments never load the library.
  const { default: Client } = await import('stripe');
  const { hostname, port, protocol } = new URL(STRIPE_API_BASE);
  const stripe = new Client(key, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port ? { port } : {}),
    httpClient: Client.createFetchHttpClient(fetchHere),
    timeout: STRIPE_TIMEOUT_MS,
    maxNetworkRetries: STRIPE_RETRIES,
    telemetry: false,
    appInfo: { name: PRODUCT, version: VERSION },
  });
  return { stripe, crypto: Client.createSubtleCryptoProvider() };
}
