import type { Amount } from '../../contract/programs/benefits.ts';
import type { Match } from '../../contract/programs/grants.ts';
import type { Total } from '../../contract/search/search.ts';
import { dollars, yearly } from '../benefits/money.ts';
import { PER, RANGE } from './range-words.ts';
import * as WORTH from './worth-texts.ts';

/** In US dollars. A range narrower than this is shown as one amount. */
const SAME = 10;

/** Formats an amount or a range: "$684 a month", "$310 to $684 a month". */
export function amountWords({ from, to, per }: Amount): string {
  return `${rangeWords(from, to)}${PER[per]}`;
}

/** Returns how often an amount is paid, with the leading space: " a month". */
export function perWords(per: Amount['per']): string {
  return PER[per];
}

/** Returns "$310 to $684", or one amount if the ends are close. */
export function rangeWords(from: number, to: number): string {
  return to - from < SAME ? dollars(to) : RANGE.between(dollars(from), dollars(to));
}

/** Formats a range for use in a sentence. A range that starts at zero becomes "up to". */
export function rangeOf({ from, to }: { from: number; to: number }): string {
  return from <= 0 && to >= SAME ? RANGE.upTo(dollars(to)) : rangeWords(from, to);
}

/** Returns what a program pays, in everyday words: "up to $2,188 a year" for "$0 to $2,188". */
export function paidWords({ from, to, per }: Amount): string {
  return `${rangeOf({ from, to })}${PER[per]}`;
}

/**
 * Returns what several programs pay in total, as one amount: per year if any pays yearly. Empty if they pay nothing.
 */
export function totalWords({ monthly, yearly: once }: Pick<Total, 'monthly' | 'yearly'>): string {
  if (monthly.to <= 0 && once.to <= 0) return '';
  if (once.to <= 0) return `${rangeOf(monthly)}${PER.month}`;
  return `${rangeOf({ from: 12 * monthly.from + once.from, to: 12 * monthly.to + once.to })}${PER.year}`;
}

/** Returns what a program is worth to the person, in words; null if there is no estimate. */
export function worthWords({ estimate }: Pick<Match, 'estimate'>, whose: string = WORTH.forYou): string | null {
  if (!estimate?.amount || estimate.amount.to <= 0) return null;
  const year = estimate.figuresOf === undefined ? '' : WORTH.since(estimate.figuresOf);
  const who = estimate.recipients && whose ? WORTH.forThem(estimate.recipients) : whose;
  const on = estimate.ifEarned ? `${who}${WORTH.ifEarned}` : who;
  if (estimate.verdict === 'yes' && estimate.amount.from > 0)
    return `${WORTH.about(amountWords(estimate.amount))}${on}${year}`;
  const most = WORTH.upTo(amountWords({ ...estimate.amount, from: estimate.amount.to }));
  if (estimate.verdict === 'yes') return `${most}${on}${year}`;
  return estimate.verdict === 'maybe' ? `${most}${year}` : null;
}

/** Returns the upper end of the estimate in US dollars a year; undefined without an amount. */
export function yearlyWorth({ estimate }: Pick<Match, 'estimate'>): number | undefined {
  return estimate?.amount ? yearly(estimate.amount).to : undefined;
}
