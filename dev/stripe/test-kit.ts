import Stripe from 'stripe';
import type { StripeEmulator } from './server.ts';

/** Returns the official client, configured as in the product but without retries, and connected to the emulator. */
export function sdk({ url, secretKey }: StripeEmulator, key = secretKey): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, timeout: 500 });
}

/** Creates a subscription that's waiting for payment. Returns it with what the browser receives. */
export async function subscribe(
  stripe: Stripe,
  emulator: StripeEmulator,
  customer: string,
  options: Partial<Stripe.SubscriptionCreateParams> = {},
  request: Stripe.RequestOptions = {},
) {
  const subscription = await stripe.subscriptions.create(
    {
      customer,
      items: [{ price: emulator.price }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
      ...options,
    },
    request,
  );
  const invoice = subscription.latest_invoice;
  if (typeof invoice !== 'object' || !invoice) throw new Error('Not expanded');
  const secret = invoice.confirmation_secret?.client_secret ?? '';
  return { id: subscription.id, subscription, invoice, secret, intent: secret.split('_secret_')[0] ?? '' };
}

/** Returns the error that a call was rejected with. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`Not refused: ${String(error)}`);
}
