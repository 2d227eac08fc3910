/**
 * The day of the next payment, a month after the first one: the same day, or the last one of a shorter month, by the clock
 * of the payment provider.
 */
export function nextPayment(now: Date): string {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const lastOfNext = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 1, Math.min(day, lastOfNext))).toISOString();
}
