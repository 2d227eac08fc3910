import { numberOf } from '../../../lib/typed-number.ts';

/** How often money comes, as people type it in English or Spanish, with how many times a year that is. */
const OFTEN: readonly (readonly [RegExp, number])[] = [
  [/(?:\b(?:a|per|each|every) month|\/ ?m(?:o(?:nth)?|es)|\bmonthly|\b(?:al|por|cada) mes|\bmensual(?:es)?)$/i, 12],
  [/(?:\b(?:each|every) (?:2|two|other) weeks?|\bbi-?weekly|\bcada (?:2|dos) semanas)$/i, 26],
  [/(?:\b(?:a|per|each|every) week|\/ ?w(?:ee)?k|\bweekly|\b(?:a la|por|cada) semana|\bsemanal(?:es)?)$/i, 52],
  [/(?:\b(?:a|per|each|every) year|\/ ?y(?:ea)?r|\byearly|\b(?:al|por|cada) año|\banual(?:es)?)$/i, 1],
];
/** A yearly income in this range is probably a month's. */
const A_MONTHS = { least: 100, most: 9999 } as const;
const MONTHS = 12;

/** Parses the typed answer to a field that is a number; null if empty, NaN if it can't be parsed. */
export function fieldNumberOf(field: string, typed: unknown): number | null {
  return field === 'householdIncome' ? yearlyIncomeOf(typed) : numberOf(typed);
}

/** Parses a yearly income, also from "1,900 a month"; null if empty, NaN if it can't be parsed. */
export function yearlyIncomeOf(typed: unknown): number | null {
  const text = String(typed ?? '').trim();
  const [unit, times] = OFTEN.find(([words]) => words.test(text)) ?? ['', 1];
  const amount = numberOf(text.replace(unit, ''));
  return amount === null ? null : amount * times;
}

/** Whether a text says how often the money comes. */
export function saysHowOften(typed: string): boolean {
  return OFTEN.some(([words]) => words.test(typed.trim()));
}

/** Returns the year's income if this one is probably a month's; null if it isn't. */
export function yearOfMonths(income: number): number | null {
  return income >= A_MONTHS.least && income <= A_MONTHS.most ? income * MONTHS : null;
}

/** Returns a yearly income by the month, in whole dollars. */
export function monthOf(income: number): number {
  return Math.round(income / MONTHS);
}
