import { numberOf } from '../../../lib/typed-number.ts';

/** Pay periods as people type them in English or Spanish, and how many of each there are in a year. */
const OFTEN: readonly (readonly [RegExp, number])[] = [
  [/(?:\b(?:a|per|each|every) month|\/ ?m(?:o(?:nth)?|es)|\bmonthly|\b(?:al|por|cada) mes|\bmensual(?:es)?)$/i, 12],
  [/(?:\b(?:each|every) (?:2|two|other) weeks?|\bbi-?weekly|\bcada (?:2|dos) semanas)$/i, 26],
  [/(?:\b(?:a|per|each|every) week|\/ ?w(?:ee)?k|\bweekly|\b(?:a la|por|cada) semana|\bsemanal(?:es)?)$/i, 52],
  [/(?:\b(?:a|per|each|every) year|\/ ?y(?:ea)?r|\byearly|\b(?:al|por|cada) año|\banual(?:es)?)$/i, 1],
];
/** A "yearly" income in this range is probably a monthly one. */
const A_MONTHS = { least: 100, most: 9999 } as const;
const MONTHS = 12;

/** Parses what was typed into a number field; null if empty, NaN if it can't be parsed. */
export function fieldNumberOf(field: string, typed: unknown): number | null {
  return field === 'householdIncome' ? yearlyIncomeOf(typed) : numberOf(typed);
}

/** Parses a yearly income and converts one like "1,900 a month"; null if empty, NaN if it can't be parsed. */
export function yearlyIncomeOf(typed: unknown): number | null {
  const text = String(typed ?? '').trim();
  const [unit, times] = OFTEN.find(([words]) => words.test(text)) ?? ['', 1];
  const amount = numberOf(text.replace(unit, ''));
  return amount === null ? null : amount * times;
}

/** Returns how many of the typed pay periods a year has; undefined if none was typed. */
export function timesAYear(typed: string): number | undefined {
  return OFTEN.find(([words]) => words.test(typed.trim()))?.[1];
}

/** Converts an income to a yearly one if it's probably monthly; null otherwise. */
export function yearOfMonths(income: number): number | null {
  return income >= A_MONTHS.least && income <= A_MONTHS.most ? income * MONTHS : null;
}

/** Converts a yearly income to a monthly one, in whole dollars. */
export function monthOf(income: number): number {
  return Math.round(income / MONTHS);
}
