import * as z from 'zod/mini';
import { wholeNumber } from './whole-number.ts';

/** Keys and payments need https. Plain http is only for a local test server. */
const addressOf = (what: string) =>
  z.url(what).check(z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/, 'An https address'));

const startingWith = (start: RegExp, what: string) => z.optional(z.string().check(z.regex(start, what)));

/** Public settings; the two secrets are separate. */
export const stripeSettings = {
  /** Stripe's publishable key. */
  STRIPE_PUBLISHABLE_KEY: startingWith(/^pk_\w+$/, 'The publishable key of a Stripe account: pk_…'),
  /** Stripe's price ID for Premium. */
  STRIPE_PRICE_PREMIUM: startingWith(/^price_\w+$/, 'The id of the price of Premium at Stripe: price_…'),
  /** URL of Stripe's API. */
  STRIPE_API_BASE: z._default(addressOf('The address of an API as Stripe has it'), 'https://api.stripe.com'),
  /** Timeout of each try of a Stripe call, in milliseconds. */
  STRIPE_TIMEOUT_MS: z.prefault(wholeNumber(60_000), '10000'),
  /** How many times a failed Stripe call is retried. */
  STRIPE_RETRIES: z.prefault(wholeNumber(5), '2'),
  /** URL of Stripe's browser script, if not Stripe's own. */
  STRIPE_JS_URL: z.optional(addressOf("The address of Stripe's browser script")),
};

export const stripeSecrets = {
  /**
   * Stripe's secret key, or a restricted one. Set both keys, the webhook secret and the price, or none of them. A
   * secret.
   */
  STRIPE_SECRET_KEY: startingWith(/^(sk|rk)_\w+$/, 'The secret key of a Stripe account: sk_… or rk_…'),
  /** Signing secret for Stripe's webhook events. A secret. */
  STRIPE_WEBHOOK_SECRET: startingWith(/^whsec_\w+$/, 'The secret that signs events: whsec_…'),
};

const NEEDED = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PREMIUM',
] as const;
type Needed = Partial<Record<(typeof NEEDED)[number], unknown>>;

const isGiven = (value: unknown) => value !== undefined;
const modeOf = (key: unknown) => /_(test|live)_/.exec(String(key))?.[1];

/** Payments need all of these settings, or none. */
export const stripeChecks = [
  ...NEEDED.map((name) =>
    z.refine<Needed>((settings) => isGiven(settings[name]) || !NEEDED.some((other) => isGiven(settings[other])), {
      path: [name],
      error: 'Needed where another setting of Stripe is given',
    }),
  ),
  z.refine<Needed>(
    (settings) =>
      !isGiven(settings.STRIPE_SECRET_KEY) ||
      !isGiven(settings.STRIPE_PUBLISHABLE_KEY) ||
      modeOf(settings.STRIPE_SECRET_KEY) === modeOf(settings.STRIPE_PUBLISHABLE_KEY),
    { path: ['STRIPE_PUBLISHABLE_KEY'], error: 'Both keys are for tests, or both for real payments' },
  ),
];
