import { stripeFaultOf } from '../../clients/stripe/faults.ts';
import { paymentsOf } from '../../clients/stripe/stripe.ts';
import type { Database } from '../../db/client.ts';
import type { Settings } from '../../env.ts';
import { endDeparted } from './departed.ts';
import { takeDueChecks } from './queries.ts';
import { type Billing, refreshPlan } from './reading.ts';

const HELD_MS = 20 * 60_000;
const AT_ONCE = 20;

/**
 * What no event told: plans that should have changed by now are asked for at Stripe, and customers whose account is gone
 * are deleted there. Returns how many of each.
 */
export async function settleBilling(db: Database, settings: Settings) {
  const payments = await paymentsOf(settings);
  if (!payments) return {};
  const billing = { db, payments };
  return { departedCustomers: await endDeparted(billing), checkedPlans: await checkPlans(billing) };
}

/** What fails comes back when it is no longer held. */
async function checkPlans(billing: Billing): Promise<number> {
  const { payments } = billing;
  const now = Date.now();
  const due = await takeDueChecks(billing.db, now, now + HELD_MS, AT_ONCE);
  let checked = 0;
  for (const { userId, customer, email } of due) {
    if (customer === null) continue;
    try {
      // Receipts go where the member reads mail by now. One key an attempt: Stripe repeats its answer to a key.
      await payments.stripe.customers.update(customer, { email }, { idempotencyKey: `address-${customer}-${now}` });
      await refreshPlan(billing, { userId, customer });
      checked += 1;
    } catch (error) {
      console.error(JSON.stringify({ member: userId, stripe: stripeFaultOf(error) }));
    }
  }
  return checked;
}
