import type { Subscription, Tier } from '../../../../contract/billing.ts';
import { PRODUCT_NAME } from '../../../../contract/limits.ts';
import { longDate } from '../../lib/dates.ts';
import { PLANS } from '../plans/plans.ts';

export const LOADING_SUBSCRIPTION = 'Loading your subscription';
export const SUBSCRIPTION_ERROR = {
  title: 'Subscription Error',
  text: 'We encountered an issue loading your subscription information',
  refresh: 'Refresh',
} as const;

export const CURRENT_PLAN = 'Current plan';
export const YOUR_PLAN = 'Your plan';
export const COMPARE = 'Compare the plans';
export const CHOOSE_PREMIUM = 'Choose Premium';
export const CHOOSE_PLATINUM = 'Choose Platinum';

const nameOf = (tier: Tier) => PLANS.find((plan) => plan.tier === tier)?.name ?? tier;

/** What the plan is, in one line. */
export const planLine = ({ tier, active }: Subscription) =>
  active
    ? `You have the ${nameOf(tier)} plan.`
    : `You have the ${nameOf('free')} plan. It costs nothing and does not end.`;

/** What happens next with the subscription. */
export function subscriptionNote(subscription: Subscription): string {
  const { tier, status, active, cancelled, cancelAtPeriodEnd, endsAt, displayEndDate } = subscription;
  const date = displayEndDate ?? endsAt;
  if (status === 'pending') return `Your ${tier} subscription is pending payment`;
  if (!active) return `${nameOf('premium')} adds an AI analysis of each program to what ${PRODUCT_NAME} does for free.`;
  if (date === null) return 'Your subscription is active.';
  if (cancelled) return `Your subscription is cancelled. It stays active until ${longDate(date)}.`;
  if (cancelAtPeriodEnd) return `Your subscription will end on ${longDate(date)}.`;
  return `Your next billing date is ${longDate(date)}.`;
}
