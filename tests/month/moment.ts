import type { Book } from './book.ts';
import type { MovedClock } from './clock/clock.ts';
import type { Product } from './product.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Moment {
  day: number;
  /** In UTC. */
  hour: number;
  isFullHour: boolean;
}

/** The state that all actors of the month share. */
export interface Month {
  product: Product;
  book: Book;
  clock: MovedClock;
  random: () => number;
  days: number;
  /** Midnight (UTC) at the start of the first day, in ms. */
  firstDay: number;
  /** Runs the events that happen automatically at this time. */
  tick(): Promise<void>;
}

/** An actor, which may do something each hour. */
export interface Actor {
  /** Runs on the hour, before the scheduled tasks. */
  begins?(month: Month, moment: Moment): Promise<void>;
  /** Runs on the hour, after the scheduled tasks. */
  acts?(month: Month, moment: Moment): Promise<void>;
  /** Runs at the end of each hour. */
  ends?(month: Month, moment: Moment): Promise<void>;
}

/** Picks an element of a list with a seeded generator. */
export function oneOf<T>(list: readonly T[], random: () => number): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
}
