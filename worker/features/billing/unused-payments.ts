import type { BillingTruth } from '../../clients/stripe/objects.ts';

/** Paying and leaving that lie so near to each other are one moment: what came first is chance. */
const MOMENT_MS = 10 * 60_000;

/**
 * The payments that go back to somebody whose account is gone: those for the subscription of which we did not know yet that
 * it was paid, and those that were made in the moment of leaving. What is in dispute is the bank's to decide.
 */
export function unusedPayments(
  { invoices, charges }: BillingTruth,
  { departedAt, pendingSubscription }: { departedAt: number; pendingSubscription: string | null },
): string[] {
  const pending = invoices.filter(({ subscription }) => subscription !== null && subscription === pendingSubscription);
  return charges.flatMap(({ payment, madeAt, isPaid, amount, refunded, disputes }) => {
    if (payment === null || !isPaid || refunded >= amount || disputes.length > 0) return [];
    const isUnused = pending.some(({ payments }) => payments.includes(payment));
    return isUnused || Math.abs(madeAt - departedAt) <= MOMENT_MS ? [payment] : [];
  });
}
