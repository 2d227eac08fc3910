import type { Amount } from '../../contract/programs/benefits.ts';

/** How often an amount is paid, with the leading space. */
export const PER: Readonly<Record<Amount['per'], string>> = {
  once: ' once',
  day: ' a day',
  month: ' a month',
  year: ' a year',
};
export const RANGE = {
  between: (from: string, to: string) => `${from} to ${to}`,
  upTo: (to: string) => `up to ${to}`,
} as const;
