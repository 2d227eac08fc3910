import type { Amount } from '../../contract/programs/benefits.ts';
import type { Match } from '../../contract/programs/grants.ts';
import type { Total } from '../../contract/search/search.ts';
import { dollars, yearly } from '../benefits/money.ts';
import { PER, RANGE } from './range-words.ts';
import { WORTH } from './worth-texts.ts';

/** The words of this build's language. The Worker passes those of others. */
const OWN = { per: PER, range: RANGE, worth: WORTH };
export type AmountWords = typeof OWN;

/** In US dollars. A range narrower than this is shown as one amount. */
const SAME = 10;

/** An amount or a range in words: "$684 a month", "$310 to $684 a month". */
export function amountWords({ from, to, per }: Amount, words: AmountWords = OWN): string {
  return `${rangeWords(from, to, words)}${words.per[per]}`;
}

/** How often an amount is paid, with the leading space: " a month". */
export function perWords(per: Amount['per']): string {
  return PER[per];
}

/** "$310 to $684", or one amount if the ends are close. */
export function rangeWords(from: number, to: number, { range } = OWN): string {
  return to - from < SAME ? dollars(to) : range.between(dollars(from), dollars(to));
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

/** What a program is worth to the person, in words; null if there is no estimate. */
export function worthWords(
  { estimate }: Pick<Match, 'estimate'>,
  given?: string,
  words: AmountWords = OWN,
): string | null {
  if (!estimate?.amount || estimate.amount.to <= 0) return null;
  const { worth } = words;
  const whose = given ?? worth.forYou;
  const year = estimate.figuresOf === undefined ? '' : worth.since(estimate.figuresOf);
  const who = estimate.recipients && whose ? worth.forThem(estimate.recipients) : whose;
  const on = estimate.ifEarned ? `${who}${worth.ifEarned}` : who;
  if (estimate.verdict === 'yes' && estimate.amount.from > 0)
    return `${worth.about(amountWords(estimate.amount, words))}${on}${year}`;
  const most = worth.upTo(amountWords({ ...estimate.amount, from: estimate.amount.to }, words));
  if (estimate.verdict === 'yes') return `${most}${on}${year}`;
  return estimate.verdict === 'maybe' ? `${most}${year}` : null;
}

/** The upper end of the estimate in US dollars a year; undefined without an amount. */
export function yearlyWorth({ estimate }: Pick<Match, 'estimate'>): number | undefined {
  return estimate?.amount ? yearly(estimate.amount).to : undefined;
}
