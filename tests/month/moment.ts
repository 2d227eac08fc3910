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

/** Shared by all actors of the month. */
export interface Month {
  product: Product;
  book: Book;
  clock: MovedClock;
  random: () => number;
  days: number;
  /** The midnight (UTC) at which the first day starts, in ms. */
  firstDay: number;
  /** Runs a moment's automatic events. */
  tick(): Promise<void>;
}

/** An actor with something to do at an hour. */
export interface Actor {
  /** At the full hour, before the scheduled tasks. */
  begins?(month: Month, moment: Moment): Promise<void>;
  /** At the full hour, after them. */
  acts?(month: Month, moment: Moment): Promise<void>;
  /** At the end of the hour. */
  ends?(month: Month, moment: Moment): Promise<void>;
}

/** A seeded choice from a list. */
export function oneOf<T>(list: readonly T[], random: () => number): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
}
