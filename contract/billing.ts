import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { FREE_SAVED_GRANTS, MOST_SAVED_SEARCHES } from './limits.ts';
import { message } from './programs/fields.ts';

export const TIERS = ['free', 'premium', 'platinum'] as const;
export const tier = z.enum(TIERS);
export type Tier = z.infer<typeof tier>;

const PREMIUM = {
  savedGrants: null,
  compare: true,
  csv: true,
  priority: true,
  analysis: true,
  bestUrl: true,
  alerts: MOST_SAVED_SEARCHES,
  dailyAlerts: true,
  agentHelp: false,
} as const;

/**
 * What each plan allows. A null `savedGrants` means unlimited. `compare` and `csv` are for saved programs, `priority`
 * is the AI order of results, and `alerts` is the number of saved searches that send email.
 */
export const ENTITLEMENTS = {
  free: {
    savedGrants: FREE_SAVED_GRANTS,
    compare: false,
    csv: false,
    priority: false,
    analysis: false,
    bestUrl: false,
    alerts: 1,
    dailyAlerts: false,
    agentHelp: false,
  },
  premium: PREMIUM,
  platinum: { ...PREMIUM, agentHelp: true },
} as const satisfies Record<Tier, unknown>;

/** Returns what a subscription currently allows. An inactive one gets the free plan's limits. */
export function entitlementsOf({ active, tier }: Pick<Subscription, 'active' | 'tier'>) {
  return ENTITLEMENTS[active ? tier : 'free'];
}

/**
 * `past_due`: a renewal wasn't paid; premium continues for `GRACE_DAYS`. `suspended`: a payment is in dispute.
 * `canceled`: the subscription has ended.
 */
export const SUBSCRIPTION_STATUS = ['inactive', 'pending', 'active', 'past_due', 'suspended', 'canceled'] as const;

export const subscription = z.object({
  active: z.boolean(),
  status: z.enum(SUBSCRIPTION_STATUS),
  tier,
  /** The end of the paid period. */
  endsAt: z.nullable(z.string()),
  /** The member has canceled; the plan stays active until `displayEndDate`. */
  cancelled: z.boolean(),
  /** The plan ends on `displayEndDate`, no matter who ended it. */
  cancelAtPeriodEnd: z.boolean(),
  /**
   * For a plan that is ending, its end date. With a payment due, the end of the grace period. Otherwise the next
   * billing date.
   */
  displayEndDate: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof subscription>;

/** Shown to members who choose Platinum. */
export const PLATINUM_SOON = {
  title: 'Platinum Plan - Coming Soon',
  description: 'The Platinum Plan is coming soon. Please choose Premium for now.',
} as const;

/** Shown if payments can't be taken at all. */
export const PAYMENT_UNAVAILABLE = 'Unable to initialize payment system. Please contact support.';

/** Shown if the server's response is unusable when a payment is being prepared. */
export const INVALID_PREPARATION = 'Invalid response from server';

/** The version of the price, renewal and cancellation terms that members agree to: the date of the latest change. */
export const PAYMENT_TERMS_VERSION = '2026-11-27';

const paidTier = z.enum(['premium', 'platinum']);

export const preparedSubscription = z
  .object({
    subscriptionId: z.optional(z.string()),
    clientSecret: z.optional(z.string()),
    publishableKey: z.optional(z.string()),
    /** When the second month is charged. Months count from the start of the subscription, not from the payment. */
    renewsAt: z.optional(z.string()),
    /** The URL of the payment form's script, if it isn't the provider's own. */
    scriptUrl: z.optional(z.string()),
    error: z.optional(z.string()),
    message: z.optional(z.string()),
  })
  .check(
    z.refine((answer) => Boolean(answer.subscriptionId || answer.clientSecret || answer.error), {
      error: INVALID_PREPARATION,
    }),
  );

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscriptions',
  access: 'session',
  response: subscription,
});
export const postPrepareSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/prepare',
  access: 'session',
  body: z.object({ tier: z._default(paidTier, 'premium') }),
  response: preparedSubscription,
});
export const postActivateSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/activate',
  access: 'session',
  body: z.object({ subscriptionId: z.string().check(z.minLength(1), z.maxLength(255)), tier: paidTier }),
  response: subscription,
});
export const deleteSubscription = endpoint({
  method: 'DELETE',
  path: '/api/subscriptions',
  access: 'session',
  response: subscription,
});

/** The card that renewals are charged to. */
export const paymentCard = z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() });
export type PaymentCard = z.infer<typeof paymentCard>;

export const invoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  createdAt: z.string(),
  /** US cents. */
  total: z.int(),
  refunded: z.int(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  /** Pages of the payment provider. */
  invoiceUrl: z.nullable(z.string()),
  receiptUrl: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof invoice>;

/** Returns the invoices, newest first, and the card. Both are empty for a member who never paid. */
export const getInvoices = endpoint({
  method: 'GET',
  path: '/api/subscriptions/invoices',
  access: 'session',
  response: z.object({ invoices: z.array(invoice), card: z.nullable(paymentCard) }),
});
/**
 * Records the member's consent to the price, renewal and cancellation terms, with time and wording, before the card is
 * charged. `subscriptionId` is the one that the preparation returned.
 */
export const postSubscriptionConsent = endpoint({
  method: 'POST',
  path: '/api/subscriptions/consent',
  access: 'session',
  body: z.object({ subscriptionId: z.string().check(z.minLength(1), z.maxLength(255)) }),
  response: message,
});
/** Undoes a cancellation while the paid period is still running. */
export const postResumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/resume',
  access: 'session',
  response: subscription,
});
/** Starts a card change: returns what the payment form needs to confirm the new card. */
export const postPaymentMethod = endpoint({
  method: 'POST',
  path: '/api/subscriptions/payment-method',
  access: 'session',
  response: z.object({ clientSecret: z.string(), publishableKey: z.string(), scriptUrl: z.optional(z.string()) }),
});
/** Charges renewals to the card of the member's own confirmed SetupIntent. */
export const putPaymentMethod = endpoint({
  method: 'PUT',
  path: '/api/subscriptions/payment-method',
  access: 'session',
  body: z.object({ setupIntentId: z.string().check(z.minLength(1), z.maxLength(255)) }),
  response: z.object({ card: z.nullable(paymentCard) }),
});
/** Events from the payment provider, authenticated by their signature. */
export const postStripeWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  access: 'public',
  response: z.object({ received: z.boolean() }),
});
