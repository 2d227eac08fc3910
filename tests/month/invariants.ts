import { brokenInvariants } from '../harness/product/invariants.ts';
import { growthFaults } from './invariants/growth.ts';
import { mailFaults, outboxFaults } from './invariants/mail.ts';
import { moneyFaults } from './invariants/money.ts';
import { planFaults } from './invariants/plans.ts';
import { restoreFaults } from './invariants/restore.ts';
import { halfRows } from './invariants/rows.ts';
import type { Month } from './moment.ts';
import type { Table } from './table.ts';

/** Returns the faults at the end of a day. */
export async function faultsOfDay(month: Month, day: number): Promise<string[]> {
  if (month.book.isDisturbed) return [];
  const { product } = month;
  const named = [...(await brokenInvariants(product.db())), ...(await halfRows(month)), ...(await planFaults(month))];
  return named.map((fault) => `day ${day + 1}: ${fault}`);
}

/** Returns the faults at the end of the month, after all of Stripe's events and one more scheduled run. */
export async function faultsOfMonth(month: Month, table: Table): Promise<string[]> {
  await month.product.stripe.deliver();
  await month.product.stripe.settled();
  await month.tick();
  return [
    ...(await planFaults(month)),
    ...(await moneyFaults(month)),
    ...(await outboxFaults(month)),
    ...(await mailFaults(month)),
    ...(await growthFaults(month, table)),
    ...(await restoreFaults(month)),
  ];
}
