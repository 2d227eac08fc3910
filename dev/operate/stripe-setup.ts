/**
 * Creates what the product needs in a Stripe account: product, price and webhook. Safe to run again at any time. Reads
 * the key from STRIPE_SECRET_KEY and never prints it. APP_URL is the address that receives events.
 */
import { clientFor, setUpAccount } from '../stripe/account-setup.ts';

const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: apiBase } = process.env;
const appUrl = (process.env['APP_URL'] ?? '').replace(/\/+$/, '');

if (!key || !/^(sk|rk)_\w+$/.test(key)) fail('STRIPE_SECRET_KEY must be the secret key of a Stripe account: sk_…');
else if (!/^https?:\/\/[^/]+$/.test(appUrl)) {
  fail('APP_URL must be the address of the product without a path, such as https://grantlight.com');
} else if (!apiBase && !appUrl.startsWith('https://'))
  fail('Stripe sends events only to https:// addresses, and APP_URL is not one.');
else await setUp(key, appUrl);

async function setUp(secretKey: string, url: string): Promise<void> {
  try {
    const { price, webhookSecret, made } = await setUpAccount(clientFor(secretKey, apiBase), url);
    console.log(
      made.length
        ? `Created in the account:\n${made.map((line) => `  ${line}`).join('\n')}`
        : 'Everything exists already.',
    );
    console.log('\nSettings for the Worker, in addition to STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY:\n');
    console.log(`  STRIPE_PRICE_PREMIUM=${price}`);
    console.log(
      webhookSecret
        ? `  STRIPE_WEBHOOK_SECRET=${webhookSecret}`
        : '  STRIPE_WEBHOOK_SECRET: Stripe returns it only once. See the webhook in the dashboard.',
    );
  } catch (error) {
    fail(
      `Stripe refused: ${error instanceof Error ? error.message.replaceAll(secretKey, 'sk_…') : 'it did not say why'}`,
    );
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
