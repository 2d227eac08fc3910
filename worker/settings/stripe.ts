import * as z from 'zod/mini';
import { wholeNumber } from './whole-number.ts';

/** Keys and payments travel over https; only on one machine, as to a stand-in, in clear. */
const addressOf = (what: string) =>
  z.url(what).check(z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/, 'An https address'));

const startingWith = (start: RegExp, what: string) => z.optional(z.string().check(z.regex(start, what)));

/** What may be read by everybody; the two secrets are apart. */
export const stripeSettings = {
  STRIPE_PUBLISHABLE_KEY: startingWith(/^pk_\w+$/, 'The publishable key of a Stripe account: pk_…'),
  STRIPE_PRICE_PREMIUM: startingWith(/^price_\w+$/, 'The id of the price of Premium at Stripe: price_…'),
  /** Where a server answers that speaks Stripe's API. */
  STRIPE_API_BASE: z._default(addressOf('The address of an API as Stripe has it'), 'https://api.stripe.com'),
  /** For how long one try of a call waits, and how often a call is tried again. */
  STRIPE_TIMEOUT_MS: z.prefault(wholeNumber(60_000), '10000'),
  STRIPE_RETRIES: z.prefault(wholeNumber(5), '2'),
  /** Where the browser finds the payment form's script. */
  STRIPE_JS_URL: z.optional(addressOf("The address of Stripe's browser script")),
};

export const stripeSecrets = {
  STRIPE_SECRET_KEY: startingWith(/^(sk|rk)_\w+$/, 'The secret key of a Stripe account: sk_… or rk_…'),
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

/** Payments work with all of these or with none. */
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
