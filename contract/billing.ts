import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { FREE_SAVED_GRANTS, MOST_SAVED_SEARCHES } from './limits.ts';

export const TIERS = ['free', 'premium', 'platinum'] as const;
export const tier = z.enum(TIERS);
export type Tier = z.infer<typeof tier>;

const PREMIUM = {
  savedGrants: null,
  compare: true,
  csv: true,
  analysis: true,
  bestUrl: true,
  alerts: MOST_SAVED_SEARCHES,
  dailyAlerts: true,
  agentHelp: false,
} as const;

/**
 * What each plan allows. `savedGrants` null means without limit; `compare` and `csv` are of
 * what is saved; `alerts` are the saved searches that send mail.
 */
export const ENTITLEMENTS = {
  free: {
    savedGrants: FREE_SAVED_GRANTS,
    compare: false,
    csv: false,
    analysis: false,
    bestUrl: false,
    alerts: 1,
    dailyAlerts: false,
    agentHelp: false,
  },
  premium: PREMIUM,
  platinum: { ...PREMIUM, agentHelp: true },
} as const satisfies Record<Tier, unknown>;

/** What a plan allows now: one that is not active allows what the free one does. */
export function entitlementsOf({ active, tier }: Pick<Subscription, 'active' | 'tier'>) {
  return ENTITLEMENTS[active ? tier : 'free'];
}

export const SUBSCRIPTION_STATUS = ['inactive', 'pending', 'active', 'past_due', 'canceled'] as const;

export const subscription = z.object({
  active: z.boolean(),
  status: z.enum(SUBSCRIPTION_STATUS),
  tier,
  endsAt: z.nullable(z.string()),
  cancelled: z.boolean(),
  cancelAtPeriodEnd: z.boolean(),
  displayEndDate: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof subscription>;

const paidTier = z.enum(['premium', 'platinum']);

export const preparedSubscription = z
  .object({
    subscriptionId: z.optional(z.string()),
    clientSecret: z.optional(z.string()),
    publishableKey: z.optional(z.string()),
    error: z.optional(z.string()),
    message: z.optional(z.string()),
  })
  .check(
    z.refine((answer) => Boolean(answer.subscriptionId || answer.clientSecret || answer.error), {
      error: 'Invalid response from server',
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
