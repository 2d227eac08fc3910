import type { BillingTruth } from '../../clients/stripe/objects.ts';

/** A payment and a deletion this close together count as simultaneous, because their order is a matter of chance. */
const MOMENT_MS = 10 * 60_000;

/**
 * Returns the payments to refund after an account was deleted: those for a subscription that we didn't yet know was
 * paid, and those made around the time of the deletion. Disputed ones are up to the bank.
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
