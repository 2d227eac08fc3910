import type { Amount, Benefit } from '../../../contract/programs/benefits.ts';

/**
 * When a program pays: monthly; once, within these months (1 to 12); or at some time of the year that no source names.
 */
export type PaidWhen = { kind: 'monthly' } | { kind: 'window'; months: readonly number[] } | { kind: 'year' };

/**
 * Credits on the federal return. Returns filed on time are in by April 15 (26 U.S.C. 6072), and refunds with the two
 * largest credits aren't paid before February 15 (26 U.S.C. 6402(m)).
 */
const FEDERAL_CREDITS: readonly Benefit[] = [
  'eitc',
  'child-tax-credit',
  'dependent-care-credit',
  'education-credits',
  'savers-credit',
];
const TAX_SEASON = [2, 3, 4] as const;
/** 42 U.S.C. 1762: one amount per child each summer. */
const SUMMER = [6, 7, 8] as const;

export function paidWhen(benefit: Benefit, { per }: Pick<Amount, 'per'>): PaidWhen {
  if (per === 'month' || per === 'day') return { kind: 'monthly' };
  if (benefit === 'summer-ebt') return { kind: 'window', months: SUMMER };
  return FEDERAL_CREDITS.includes(benefit) ? { kind: 'window', months: TAX_SEASON } : { kind: 'year' };
}
