import type { Amount, Benefit } from '../../../contract/benefits.ts';
import type { Span } from '../../../contract/by-income.ts';

/** A program that the household gets if its income allows it: nothing else stands against it. */
export interface Helping {
  id: string;
  title: string;
  benefit: Benefit;
}

/** What programs come to at an income, US dollars a year. */
export interface Help {
  /** Null where it is no sum, or nothing. */
  amountOf: (program: Helping, income: number) => Amount | null;
  /** Of all together, a month. */
  at: (income: number) => Span;
}

/** A change of the whole that is a cliff, US dollars a month. */
export const LEAST_CLIFF = 25;
