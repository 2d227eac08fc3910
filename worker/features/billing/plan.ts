import * as z from 'zod/mini';
import { SUBSCRIPTION_STATUS, type Subscription, TIERS } from '../../../contract/billing.ts';
import type { PlanState } from './state.ts';

/** What a member may use right now. */
export type Plan = Subscription;

const text = z.nullable(z.string());
/** The columns that define the plan. */
export const planColumns = z.object({
  ...{ tier: z.string(), status: z.string(), stripeSubscriptionId: text, currentPeriodEnd: text, accessUntil: text },
  ...{ cancelAtPeriodEnd: z.boolean(), cancelledAt: text },
});
export type PlanColumns = z.infer<typeof planColumns>;

const FREE: Plan = {
  active: false,
  status: 'inactive',
  tier: 'free',
  endsAt: null,
  cancelled: false,
  cancelAtPeriodEnd: false,
  displayEndDate: null,
};

/**
 * Returns the plan that a subscription row grants at a given time. Unpaid time grants nothing, regardless of the
 * status.
 */
export function planOf(row: PlanColumns | null, now: number): Plan {
  if (!row) return FREE;
  const stored = SUBSCRIPTION_STATUS.find((known) => known === row.status) ?? 'inactive';
  const tier = TIERS.find((known) => known === row.tier) ?? 'free';
  const until = row.accessUntil ?? row.currentPeriodEnd;
  const isPaidUp = until === null || Date.parse(until) > now;
  const active = (stored === 'active' || stored === 'past_due') && tier !== 'free' && isPaidUp;
  // The end has passed, but Stripe's event hasn't arrived yet.
  const status = stored === 'active' && !active && row.cancelAtPeriodEnd ? 'canceled' : stored;
  if (status === 'canceled' || status === 'inactive') return { ...FREE, status };
  return {
    active,
    status,
    tier,
    endsAt: row.currentPeriodEnd,
    cancelled: row.cancelledAt !== null,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    displayEndDate: status === 'past_due' && !row.cancelAtPeriodEnd ? row.accessUntil : row.currentPeriodEnd,
  };
}

/** Converts a plan's state to its stored form. */
export function columnsOf(state: PlanState): PlanColumns {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    tier: state.tier,
    status: state.status,
    stripeSubscriptionId: state.subscription,
    currentPeriodEnd: iso(state.periodEnd),
    accessUntil: iso(state.accessUntil),
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    cancelledAt: iso(state.cancelledAt),
  };
}
