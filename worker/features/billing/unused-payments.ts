import type { BillingTruth } from '../../clients/stripe/objects.ts';

/** A payment and a deletion this close together count as simultaneous: their order is chance. */
const MOMENT_MS = 10 * 60_000;

/**
 * The payments to refund after an account was deleted: those for the subscription that we didn't know was paid yet, and
 * those made at the moment of deletion. The bank decides about disputed ones.
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
