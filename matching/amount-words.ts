import type { Amount } from '../contract/benefits.ts';
import type { Match } from '../contract/grants.ts';
import type { Total } from '../contract/search.ts';
import { dollars, yearly } from './benefits/money.ts';

const PER: Readonly<Record<Amount['per'], string>> = {
  once: ' once',
  day: ' a day',
  month: ' a month',
  year: ' a year',
};
/** Below this a range is one sum: nobody plans by less. */
const SAME = 10;

/** A sum or a range in words: "$684 a month", "$310 to $684 a month". */
export function amountWords({ from, to, per }: Amount): string {
  return `${rangeWords(from, to)}${PER[per]}`;
}

/** How often a sum is paid, as it follows one: " a month". */
export function perWords(per: Amount['per']): string {
  return PER[per];
}

/** "$310 to $684", or one sum where the ends are next to each other. */
export function rangeWords(from: number, to: number): string {
  return to - from < SAME ? dollars(to) : `${dollars(from)} to ${dollars(to)}`;
}

/** A range as it stands in a sentence: one that starts at nothing is a sum that can be reached. */
export function rangeOf({ from, to }: { from: number; to: number }): string {
  return from <= 0 && to >= SAME ? `up to ${dollars(to)}` : rangeWords(from, to);
}

/** What a program pays, as a person hears it: "up to $2,188 a year" for "$0 to $2,188". */
export function paidWords({ from, to, per }: Amount): string {
  return `${rangeOf({ from, to })}${PER[per]}`;
}

/** What programs come to together, in one sum: a year's where some pay every month and some once a year. Empty for nothing. */
export function totalWords({ monthly, yearly: once }: Pick<Total, 'monthly' | 'yearly'>): string {
  if (monthly.to <= 0 && once.to <= 0) return '';
  if (once.to <= 0) return `${rangeOf(monthly)}${PER.month}`;
  return `${rangeOf({ from: 12 * monthly.from + once.from, to: 12 * monthly.to + once.to })}${PER.year}`;
}

/** Stands beside a sum of which no figure has changed for more than two years. */
export function sinceWords(year: number): string {
  return ` (in force since ${year})`;
}

/** What a program is worth to the person, in words; null where no estimate says. */
export function worthWords({ estimate }: Pick<Match, 'estimate'>, whose = ' for you'): string | null {
  if (!estimate?.amount || estimate.amount.to <= 0) return null;
  const year = estimate.figuresOf === undefined ? '' : sinceWords(estimate.figuresOf);
  if (estimate.verdict === 'yes' && estimate.amount.from > 0)
    return `About ${amountWords(estimate.amount)}${whose}${year}`;
  if (estimate.verdict === 'yes')
    return `Up to ${amountWords({ ...estimate.amount, from: estimate.amount.to })}${whose}${year}`;
  return estimate.verdict === 'maybe'
    ? `Up to ${amountWords({ ...estimate.amount, from: estimate.amount.to })}${year}`
    : null;
}

/** The upper end in US dollars a year; undefined where there is no sum. */
export function yearlyWorth({ estimate }: Pick<Match, 'estimate'>): number | undefined {
  return estimate?.amount ? yearly(estimate.amount).to : undefined;
}
