import type { AiAnswers } from '../../../../../contract/ai/ai.ts';
import type { Invoice } from '../../../../../contract/billing.ts';
import { PRICES, PRODUCT_NAME } from '../../../../../contract/limits.ts';

export const CURRENT_PLAN = 'Current plan';
export const YOUR_PLAN = 'Your plan';
export const COMPARE = 'Compare the plans';

/** The plan in one line, and what happens next with it. */
export const NOTES = {
  plan: (name: string) => `You have the ${name} plan.`,
  freePlan: (name: string) => `You have the ${name} plan. It’s free and doesn’t end.`,
  pending: (tier: string) => `Your ${tier} subscription is pending payment`,
  active: 'Your subscription is active.',
  cancelled: (date: string) => `Your subscription is cancelled. It stays active until ${date}.`,
  ends: (date: string) => `Your subscription will end on ${date}.`,
  nextBilling: (date: string) => `Your next billing date is ${date}.`,
  endsOn: (date: string) => `It ends on ${date}.`,
  ended: 'Your paid plan has ended. We won’t charge you again. You can choose Premium anytime.',
  suspended: 'Premium is on hold because your bank disputed a payment. Please contact support.',
  pastDue: 'Your last payment failed. Change your card to pay it.',
  pastDueUntil: (date: string) =>
    `Your last payment failed. Change your card to pay it: without a payment, Premium ends on ${date}.`,
  stopped: 'Your last payment failed, and Premium has stopped. Change your card to pay it, and Premium starts again.',
} as const;

/** A line on what Premium adds, by the kind of model that answers. */
export const PREMIUM_IN_A_LINE: Readonly<Record<AiAnswers | 'unknown', string>> = {
  model: `Premium adds an AI analysis of each program to what ${PRODUCT_NAME} does for free.`,
  demo: `Premium adds an analysis of each program, made here by a demo model, to what ${PRODUCT_NAME} does for free.`,
  nobody: `Premium adds more saved programs and alerts to what ${PRODUCT_NAME} does for free. It adds no AI: none is set up on this site.`,
  unknown: `Premium adds to what ${PRODUCT_NAME} does for free. See the plans below.`,
};

/** Shown once after a payment. */
export const PAID = {
  title: `Thank you. You paid $${PRICES.premium}.`,
  back: 'Back to my programs',
} as const;

/** Actions on the plan. */
export const PENDING = {
  title: 'You haven’t paid',
  hint: 'You opened the payment page and weren’t charged. If you don’t pay, this note goes away within a day.',
  action: 'Finish paying',
} as const;
export const CHANGE_CARD = 'Change card';
export const CANCELLING = {
  action: 'Cancel subscription',
  pending: 'Cancelling…',
  title: 'Cancel your subscription?',
  question:
    "Are you sure you want to cancel your subscription? You'll lose access to premium features at the end of your current billing period.",
  keep: 'Keep Premium',
  done: "Your subscription has been canceled. You'll have access until the end of your current billing cycle.",
  failed: 'Failed to cancel subscription',
  paidMeanwhile:
    'A payment arrived at the same moment, so your plan continues. Cancel again to end it after the paid month.',
} as const;
export const CANCELLED = {
  title: 'Subscription cancelled',
  description: 'Your subscription has been cancelled',
} as const;
export const RESUMING = {
  action: 'Keep Premium after all',
  pending: 'One moment…',
  done: { title: 'You’re keeping Premium', description: 'Your cancellation was undone.' },
  failed: 'Premium couldn’t be resumed',
} as const;

/** Payments and the card used. */
export const PAYMENTS = {
  title: 'Payments',
  loading: 'Loading your payments…',
  failed: 'Your payments couldn’t be loaded',
  none: 'You have no payments yet.',
  showAll: (count: number) => `Show all ${count} payments`,
  card: 'Card',
  noCard: 'No card on file for your plan.',
  invoice: 'Invoice',
  receipt: 'Receipt',
  of: (date: string) => ` of ${date} (opens at Stripe)`,
  refunded: (amount: string) => `${amount} refunded`,
} as const;
export const INVOICE_STATUS: Readonly<Record<Invoice['status'], string>> = {
  draft: 'In preparation',
  open: 'Not paid',
  paid: 'Paid',
  void: 'Withdrawn',
  uncollectible: 'Not paid',
};
export const cardWords = (brand: string | undefined, last4: string, expires: string) =>
  `${brand ?? 'Card'} ending in ${last4}, expires ${expires}`;

/** The /subscription screen. */
export const HEAD = {
  title: 'Choose your plan',
  description: 'The plans with their prices, and the payment form for Premium with what you agree to before you pay.',
} as const;
export const CHOOSE_PLAN = {
  eyebrow: 'Plans',
  title: 'Choose your plan',
  lead: 'Finding programs is free, and stays free. A paid plan adds tools that save you work.',
} as const;
export const PREPARING = 'One moment…';
export const PAY_PREMIUM = {
  eyebrow: 'Subscription',
  title: 'Start Premium',
  lead: 'One month at a time. You can cancel whenever you like.',
} as const;
export const STATUS_NOTE = {
  title: 'You can’t send applications from here yet',
  text: 'We’re still building that. You apply on each program’s own website.',
} as const;
export const ACTIVE_ALREADY = {
  title: 'You have an active subscription',
  text: 'There’s nothing to pay. Taking you to it now.',
} as const;
export const TO_SUBSCRIPTION = 'Go to your subscription';

/** Priority support: the subject line marks the sender as a paying member. */
export const SUPPORT = {
  lead: 'Priority support: email',
  promise: 'Keep the subject “Premium support”: we answer those emails first.',
  address: (email: string) => `mailto:${email}?subject=Premium%20support`,
} as const;
