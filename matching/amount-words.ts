import type { Amount } from '../contract/benefits.ts';
import type { Match } from '../contract/grants.ts';
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

/** "$310 to $684", or one sum where the ends are next to each other. */
export function rangeWords(from: number, to: number): string {
  return to - from < SAME ? dollars(to) : `${dollars(from)} to ${dollars(to)}`;
}

/** Stands beside a sum of which no figure has changed for more than two years. */
export function sinceWords(year: number): string {
  return ` (in force since ${year})`;
}

/** What a program is worth to the person, in words; null where no estimate says. */
export function worthWords({ estimate }: Pick<Match, 'estimate'>, whose = ' for you'): string | null {
  if (!estimate?.amount || estimate.amount.to <= 0) return null;
  const year = estimate.figuresOf === undefined ? '' : sinceWords(estimate.figuresOf);
  if (estimate.verdict === 'yes') return `About ${amountWords(estimate.amount)}${whose}${year}`;
  return estimate.verdict === 'maybe'
    ? `Up to ${amountWords({ ...estimate.amount, from: estimate.amount.to })}${year}`
    : null;
}

/** The upper end in US dollars a year; undefined where there is no sum. */
export function yearlyWorth({ estimate }: Pick<Match, 'estimate'>): number | undefined {
  return estimate?.amount ? yearly(estimate.amount).to : undefined;
}
