import type { Amount } from '../../contract/programs/benefits.ts';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Formats whole US dollars: "$1,183". */
export function dollars(amount: number): string {
  return DOLLARS.format(amount);
}

/** Rounds an amount to whole cents, because shares of shares have many more digits. */
export function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** Formats a share as a percentage: "130%" for 1.3. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

const TIMES_A_YEAR: Readonly<Record<Amount['per'], number>> = { once: 1, day: 365, month: 12, year: 1 };

/** Converts an amount to US dollars a year. A one-time payment counts once. */
export function yearly({ from, to, per }: Amount): { from: number; to: number } {
  return { from: from * TIMES_A_YEAR[per], to: to * TIMES_A_YEAR[per] };
}

/** Formats a number of people: "one person", "4 people". */
export function countOfPeople(count: number): string {
  return count === 1 ? 'one person' : `${count} people`;
}
