import type { Amount } from '../../contract/programs/benefits.ts';
import type { Match } from '../../contract/programs/grants.ts';
import type { Total } from '../../contract/search/search.ts';
import { dollars, yearly } from '../benefits/money.ts';
import { PER, RANGE } from './range-words.ts';

/** In US dollars. A range narrower than this is shown as one amount. */
const SAME = 10;

/** An amount or a range in words: "$684 a month", "$310 to $684 a month". */
export function amountWords({ from, to, per }: Amount): string {
  return `${rangeWords(from, to)}${PER[per]}`;
}

/** How often an amount is paid, with the leading space: " a month". */
export function perWords(per: Amount['per']): string {
  return PER[per];
}

/** "$310 to $684", or one amount if the ends are close. */
export function rangeWords(from: number, to: number): string {
  return to - from < SAME ? dollars(to) : RANGE.between(dollars(from), dollars(to));
}

/** A range for use in a sentence. A range that starts at zero becomes "up to". */
export function rangeOf({ from, to }: { from: number; to: number }): string {
  return from <= 0 && to >= SAME ? RANGE.upTo(dollars(to)) : rangeWords(from, to);
}

/** What a program pays, in everyday words: "up to $2,188 a year" for "$0 to $2,188". */
export function paidWords({ from, to, per }: Amount): string {
  return `${rangeOf({ from, to })}${PER[per]}`;
}

/** What several programs pay in total, as one amount: per year if any pays yearly. Empty if they pay nothing. */
export function totalWords({ monthly, yearly: once }: Pick<Total, 'monthly' | 'yearly'>): string {
  if (monthly.to <= 0 && once.to <= 0) return '';
  if (once.to <= 0) return `${rangeOf(monthly)}${PER.month}`;
  return `${rangeOf({ from: 12 * monthly.from + once.from, to: 12 * monthly.to + once.to })}${PER.year}`;
}

/** The note next to an amount whose figures haven't changed in more than two years. */
export function sinceWords(year: number): string {
  return ` (in force since ${year})`;
}

/** What a program is worth to the person, in words; null if there is no estimate. */
export function worthWords({ estimate }: Pick<Match, 'estimate'>, whose = ' for you'): string | null {
  if (!estimate?.amount || estimate.amount.to <= 0) return null;
  const year = estimate.figuresOf === undefined ? '' : sinceWords(estimate.figuresOf);
  const who = estimate.recipients && whose ? ` for ${estimate.recipients}` : whose;
  const on = estimate.ifEarned ? `${who}, if all your income is from work` : who;
  if (estimate.verdict === 'yes' && estimate.amount.from > 0)
    return `About ${amountWords(estimate.amount)}${on}${year}`;
  if (estimate.verdict === 'yes')
    return `Up to ${amountWords({ ...estimate.amount, from: estimate.amount.to })}${on}${year}`;
  return estimate.verdict === 'maybe'
    ? `Up to ${amountWords({ ...estimate.amount, from: estimate.amount.to })}${year}`
    : null;
}

/** The upper end of the estimate in US dollars a year; undefined without an amount. */
export function yearlyWorth({ estimate }: Pick<Match, 'estimate'>): number | undefined {
  return estimate?.amount ? yearly(estimate.amount).to : undefined;
}
