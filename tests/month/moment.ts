import type { Book } from './book.ts';
import type { MovedClock } from './clock/clock.ts';
import type { Product } from './product.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Moment {
  day: number;
  /** UTC. */
  hour: number;
  isFullHour: boolean;
}

/** What all who act in the month share. */
export interface Month {
  product: Product;
  book: Book;
  clock: MovedClock;
  random: () => number;
  days: number;
  /** The midnight (UTC) at which the first day begins, in ms. */
  firstDay: number;
  /** Does what happens by itself at a moment. */
  tick(): Promise<void>;
}

/** Somebody who does something at an hour. */
export interface Actor {
  /** At the full hour, before the schedule's tasks. */
  begins?(month: Month, moment: Moment): Promise<void>;
  /** At the full hour, after them. */
  acts?(month: Month, moment: Moment): Promise<void>;
  /** At the end of the hour. */
  ends?(month: Month, moment: Moment): Promise<void>;
}

/** One of a list, as the seed says. */
export function oneOf<T>(list: readonly T[], random: () => number): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
}
