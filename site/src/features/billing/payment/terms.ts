/**
 * Returns the date of the next payment, one month after the first: the same day, or the last day of a shorter month, in
 * the payment provider's time zone.
 */
export function nextPayment(now: Date): string {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const lastOfNext = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 1, Math.min(day, lastOfNext))).toISOString();
}
