import { SUBSCRIPTION_STATUS, type Subscription, TIERS } from '../../../contract/billing.ts';
import type { subscriptions } from '../../db/schema/index.ts';

/** What a member may use now. */
export type Plan = Subscription;

const FREE: Plan = {
  active: false,
  status: 'inactive',
  tier: 'free',
  endsAt: null,
  cancelled: false,
  cancelAtPeriodEnd: false,
  displayEndDate: null,
};

/** The plan that a subscription row gives at a moment. A period that has ended gives nothing, whatever its status. */
export function planOf(row: typeof subscriptions.$inferSelect | null, now: number): Plan {
  if (!row) return FREE;
  const status = SUBSCRIPTION_STATUS.find((known) => known === row.status) ?? 'inactive';
  const tier = TIERS.find((known) => known === row.tier) ?? 'free';
  const isPaidUp = row.currentPeriodEnd === null || Date.parse(row.currentPeriodEnd) > now;
  return {
    active: status === 'active' && tier !== 'free' && isPaidUp,
    status,
    tier,
    endsAt: row.currentPeriodEnd,
    cancelled: row.cancelledAt !== null,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    displayEndDate: row.currentPeriodEnd,
  };
}
