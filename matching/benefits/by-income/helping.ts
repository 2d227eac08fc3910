import type { Amount, Benefit } from '../../../contract/benefits.ts';
import type { Span } from '../../../contract/by-income.ts';

/** A program that depends only on income: the household meets every other condition. */
export interface Helping {
  id: string;
  title: string;
  benefit: Benefit;
}

/** What programs pay at an income in US dollars a year. */
export interface Help {
  /** Null if it isn't an amount, or zero. */
  amountOf: (program: Helping, income: number) => Amount | null;
  /** The total of all programs, per month. */
  at: (income: number) => Span;
}

/** The smallest change of the total that counts as a cliff, in US dollars a month. */
export const LEAST_CLIFF = 25;
