import type Stripe from 'stripe';
import { DAY } from '../world.ts';

/** Returns the end of the nth period since the anchor. In a month without the anchor's day, that's the last day. */
export function periodEnd(anchor: number, recurring: Stripe.Price.Recurring, count: number): number {
  const steps = recurring.interval_count * count;
  if (recurring.interval === 'day') return anchor + steps * DAY;
  if (recurring.interval === 'week') return anchor + steps * 7 * DAY;
  const months = recurring.interval === 'year' ? steps * 12 : steps;
  const start = new Date(anchor * 1000);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1000);
}

/** Returns the first period end after the current one. */
export function nextEnd(anchor: number, recurring: Stripe.Price.Recurring, after: number): number {
  for (let count = 1; ; count++) {
    const end = periodEnd(anchor, recurring, count);
    if (end > after) return end;
  }
}
