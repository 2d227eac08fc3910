import type { Tier } from '../../../../../contract/billing.ts';
import { PRICES, PRODUCT_NAME } from '../../../../../contract/limits.ts';

const PRICE = `$${PRICES.premium}`;

/** Form states. */
export const SETTING_UP = 'Setting up payment...';
export const SETUP_FAILED = {
  title: 'Payment setup failed',
  goBack: 'Go back',
} as const;
export const PROCESSING = 'Paying…';
export const CHECKING = 'Checking your payment…';
export const SUCCESS = {
  title: 'Payment successful',
  text: 'Thank you. Premium is active.',
  leaving: 'Taking you back now.',
  continue: 'Continue',
} as const;
export const STILL_PENDING = {
  title: 'Your bank is still working on it',
  text: 'Your payment is on its way, and you don’t need to do anything else. Premium starts automatically when the bank confirms it.',
  action: 'Go to your profile',
} as const;

/** Errors before the form loads. */
export const PREPARATION_FAILED = { title: 'Subscription setup failed', fallback: 'Failed to set up payment' } as const;
export const NO_CLIENT_SECRET = 'No client secret returned from the server';
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please try again later.';
export const serverError = (statusLine: string) => `Server error: ${statusLine}`.trim();
export const repeatedSubscription = (id: string) => `The subscription ${id} was already prepared, so it’s used again.`;

export const CREATION_FAILED = {
  title: 'Failed to create subscription',
  fallback: 'There was a problem setting up your subscription. Please try again.',
} as const;
export const ALREADY_ACTIVE = {
  title: 'Active Subscription Detected',
  description: 'You already have an active subscription period. Redirecting to your profile.',
} as const;

const READY_TITLE: Readonly<Record<Exclude<Tier, 'free'>, string>> = {
  premium: 'Premium Payment Ready',
  platinum: 'Platinum Payment Ready',
};
export const paymentReady = (tier: Exclude<Tier, 'free'>) => ({
  title: READY_TITLE[tier],
  description: 'Please complete payment to activate your benefits',
});

/** Payment errors. */
export const CHECK_CARD = 'Check your card details';
export const PAYMENT_FAILED = 'Payment failed';
export const PAYMENT_ERROR = 'Payment error';
export const UNEXPECTED = 'An unexpected error occurred.';
export const NEVER_TWICE = 'It’s safe to try again: we never charge you twice for the same month.';
export const NOT_AUTHENTICATED =
  'Your bank couldn’t confirm it’s you. You weren’t charged. Try again, or use another card.';
export const ACTIVATION_FAILED = {
  title: 'Payment successful but activation failed',
  description: 'Please try refreshing the page or contact support.',
} as const;

/** The agreed terms. If you change this wording or the consent's, change `PAYMENT_TERMS_VERSION` too. */
export const TERMS = {
  title: 'What you agree to',
  today: 'Today',
  todayText: `You pay ${PRICE} for the first month. We add no tax and no fee.`,
  later: 'Every month after',
  laterText: (date: string) => `We charge your card ${PRICE} again on ${date}, and then every month, until you cancel.`,
  cancel: 'How to cancel',
  cancelText: 'In your profile, under Subscription, at any time. No call, no letter.',
  more: 'After you cancel, and money back',
  after: 'After you cancel',
  afterText: 'Premium stays until the end of the month you paid for. Your account and your saved programs stay.',
  refunds: 'Money back',
  refundsText: 'Full refund within 14 days, no reason needed. See Refunds for other cases.',
  refundsLink: 'Refunds',
  termsLink: 'Terms of Service',
} as const;

export const CARD = {
  title: 'Pay by card',
  secure: `Stripe takes the payment. Your card number goes to Stripe alone; ${PRODUCT_NAME} never sees it.`,
  loading: 'Loading the card form…',
} as const;
export const CONSENT = {
  label: `I agree: charge my card ${PRICE} now and ${PRICE} each month until I cancel.`,
  missing: 'Please check this box first. We won’t charge you without it.',
} as const;
export const PAY = `Pay ${PRICE} and start Premium`;

/** Texts for changing the card. */
export const CHANGE = {
  title: 'Change your card',
  lead: 'We’ll charge the new card starting next month. If a payment is due, we’ll charge it now.',
  cardTitle: 'New card',
  secure: `Your card number goes to Stripe alone; ${PRODUCT_NAME} never sees it.`,
  action: 'Save this card',
  pending: 'Saving…',
  failed: 'The card wasn’t changed',
  done: { title: 'Card changed', description: 'We’ll charge your new card from now on.' },
  back: 'Back to your subscription',
} as const;
