import type { AiAnswers } from '../../../../../contract/ai/ai.ts';
import type { PaymentCard, Subscription, Tier } from '../../../../../contract/billing.ts';
import { longDate } from '../../../lib/dates.ts';
import { PLANS } from '../plans/plans.ts';
import { cardWords, NOTES, PREMIUM_IN_A_LINE } from './texts.ts';

const nameOf = (tier: Tier) => PLANS.find((plan) => plan.tier === tier)?.name ?? tier;

/** Describes the plan in one line. */
export const planLine = ({ tier, active }: Subscription) =>
  active ? NOTES.plan(nameOf(tier)) : NOTES.freePlan(nameOf('free'));

/** Says what happens next with the subscription. */
export function subscriptionNote(subscription: Subscription, ai: AiAnswers | null): string {
  const { tier, status, active, cancelled, cancelAtPeriodEnd } = subscription;
  const date = endOf(subscription);
  if (status === 'pending') return NOTES.pending(tier);
  if (status === 'suspended') return NOTES.suspended;
  if (status === 'past_due' && !active) return NOTES.stopped;
  if (status === 'past_due') return date === null ? NOTES.pastDue : NOTES.pastDueUntil(date);
  if (status === 'canceled') return NOTES.ended;
  if (!active) return PREMIUM_IN_A_LINE[ai ?? 'unknown'];
  if (date === null) return NOTES.active;
  if (cancelled) return NOTES.cancelled(date);
  return cancelAtPeriodEnd ? NOTES.ends(date) : NOTES.nextBilling(date);
}

/** Says when a canceled plan ends; empty if the day is unknown. */
export function endsOn(subscription: Subscription): string {
  const date = endOf(subscription);
  return date === null ? '' : NOTES.endsOn(date);
}

function endOf({ displayEndDate, endsAt }: Subscription): string | null {
  const date = displayEndDate ?? endsAt;
  return date === null ? null : longDate(date);
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

export const cardLine = ({ brand, last4, expMonth, expYear }: PaymentCard) =>
  cardWords(BRANDS[brand], last4, `${expMonth}/${expYear}`);

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
export const dollars = (cents: number) => DOLLARS.format(cents / 100);
