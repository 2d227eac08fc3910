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
 * Makes up for missed events: checks plans at Stripe that should have changed by now, and deletes the customers of
 * deleted accounts. Returns the counts.
 */
export async function settleBilling(db: Database, settings: Settings) {
  const payments = await paymentsOf(settings);
  if (!payments) return {};
  const billing = { db, payments };
  return { departedCustomers: await endDeparted(billing), checkedPlans: await checkPlans(billing) };
}

/** Checks the due plans. One whose check failed is due again when its hold ends. */
async function checkPlans(billing: Billing): Promise<number> {
  const { payments } = billing;
  const now = Date.now();
  const due = await takeDueChecks(billing.db, now, now + HELD_MS, AT_ONCE);
  let checked = 0;
  for (const { userId, customer, email } of due) {
    if (customer === null) continue;
    try {
      // Updates the address that receipts go to. Each attempt needs its own key, because Stripe repeats its response to
      // a key.
      await payments.stripe.customers.update(customer, { email }, { idempotencyKey: `address-${customer}-${now}` });
      await refreshPlan(billing, { userId, customer });
      checked += 1;
    } catch (error) {
      console.error(JSON.stringify({ member: userId, stripe: stripeFaultOf(error) }));
    }
  }
  return checked;
}
