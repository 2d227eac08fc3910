import type { Subscription } from '../../../contract/billing.ts';
import { GRACE_DAYS } from '../../../contract/limits.ts';
import type { BilledCharge, BilledInvoice, BilledSubscription, BillingTruth } from '../../clients/stripe/objects.ts';

export const GRACE_MS = GRACE_DAYS * 24 * 60 * 60_000;

/** The state of a member's plan. Times are in ms. */
export interface PlanState {
  tier: 'free' | 'premium';
  status: Subscription['status'];
  subscription: string | null;
  /** When the paid period ends, or the set end date. */
  periodEnd: number | null;
  accessUntil: number | null;
  cancelAtPeriodEnd: boolean;
  cancelledAt: number | null;
}

/** Why a subscription must also end at Stripe: its payment was returned. */
export type Reversal = 'refunded' | 'dispute lost';

type Money = 'kept' | 'refunded' | 'disputed' | 'lost';

interface Judged {
  state: PlanState;
  /** Set if Stripe would otherwise keep charging. */
  reversal: Reversal | null;
  createdAt: number;
}

const NOTHING = { periodEnd: null, accessUntil: null, cancelAtPeriodEnd: false, cancelledAt: null };
export const FREE_STATE: PlanState = { ...NOTHING, tier: 'free', status: 'inactive', subscription: null };

const OVER = new Set(['canceled', 'incomplete_expired']);
/** Inquiries, and disputes decided in our favor. We keep the money. */
const HARMLESS_DISPUTES = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

/**
 * The statuses, best first. There should be only one subscription, but if there are more, the member gets the best one.
 */
const RANK: readonly Subscription['status'][] = ['active', 'past_due', 'suspended', 'pending', 'canceled', 'inactive'];

/**
 * Returns the plan according to Stripe, and the subscriptions that must end there. Doesn't depend on the current time,
 * which `planOf` takes into account.
 */
export function stateOf(truth: BillingTruth): { state: PlanState; reversed: { id: string; why: Reversal }[] } {
  const judged = truth.subscriptions.map((subscription) => judge(subscription, truth));
  const rank = ({ state }: Judged) => RANK.indexOf(state.status);
  const [best] = judged.toSorted((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt);
  return {
    state: best?.state ?? FREE_STATE,
    reversed: judged.flatMap(({ state, reversal }) =>
      reversal && state.subscription ? [{ id: state.subscription, why: reversal }] : [],
    ),
  };
}

/** Returns whether a subscription's payment was returned. */
export function isReversed(subscription: string, truth: BillingTruth): boolean {
  return reversalOf(paidInvoices(subscription, truth).map((invoice) => moneyOf(invoice, truth.charges))) !== null;
}

/** `money` covers all the paid invoices, newest first. */
function reversalOf(money: readonly Money[]): Reversal | null {
  if (money.includes('lost')) return 'dispute lost';
  return money[0] === 'refunded' ? 'refunded' : null;
}

function judge(subscription: BilledSubscription, truth: BillingTruth): Judged {
  const { id, createdAt } = subscription;
  const isOver = isEnded(subscription);
  const paid = paidInvoices(id, truth);
  const money = paid.map((invoice) => moneyOf(invoice, truth.charges));
  const ended: PlanState = {
    ...FREE_STATE,
    status: paid.length > 0 ? 'canceled' : 'inactive',
    subscription: id,
    cancelledAt: subscription.canceledAt,
  };
  if (isOver) return { state: ended, reversal: null, createdAt };
  const [last] = paid;
  // Without a payment there's no Premium, regardless of the subscription's status.
  if (!last)
    return {
      state: { ...FREE_STATE, tier: 'premium', status: 'pending', subscription: id },
      reversal: null,
      createdAt,
    };
  const reversal = reversalOf(money);
  if (reversal) return { state: ended, reversal, createdAt };

  const { cancelAt } = subscription;
  const running = { tier: 'premium', subscription: id, ...endOf(subscription, last.paysUntil) } as const;
  if (money.includes('disputed'))
    return { state: { ...running, status: 'suspended', accessUntil: null }, reversal: null, createdAt };
  const isPaying = subscription.status === 'active' || subscription.status === 'trialing';
  const grace = last.paysUntil + GRACE_MS;
  const accessUntil = cancelAt === null ? grace : Math.min(grace, cancelAt);
  return { state: { ...running, status: isPaying ? 'active' : 'past_due', accessUntil }, reversal: null, createdAt };
}

/** Returns whether a subscription has ended for good, so nothing will ever be charged for it again. */
export function isEnded({ status }: Pick<BilledSubscription, 'status'>): boolean {
  return OVER.has(status);
}

function endOf({ cancelAt, canceledAt, isCanceledByMember }: BilledSubscription, paidUntil: number) {
  return {
    periodEnd: cancelAt ?? paidUntil,
    cancelAtPeriodEnd: cancelAt !== null,
    cancelledAt: cancelAt !== null && isCanceledByMember ? canceledAt : null,
  };
}

/** Returns a subscription's paid invoices, sorted by the end of the time they pay for, latest first. */
function paidInvoices(subscription: string, { invoices }: BillingTruth): BilledInvoice[] {
  return invoices
    .filter((invoice) => invoice.subscription === subscription && invoice.status === 'paid')
    .toSorted((a, b) => b.paysUntil - a.paysUntil || b.createdAt - a.createdAt);
}

/** Returns what happened to a paid invoice's money. After a partial refund, it still counts as kept. */
function moneyOf({ payments }: BilledInvoice, charges: readonly BilledCharge[]): Money {
  const paid = charges.filter(({ payment, isPaid }) => isPaid && payment !== null && payments.includes(payment));
  const disputes = paid.flatMap((charge) => charge.disputes);
  if (disputes.includes('lost')) return 'lost';
  if (disputes.some((status) => !HARMLESS_DISPUTES.has(status))) return 'disputed';
  return paid.length > 0 && paid.every(({ amount, refunded }) => refunded >= amount) ? 'refunded' : 'kept';
}
