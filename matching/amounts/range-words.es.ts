import type { Amount } from '../../contract/programs/benefits.ts';

export const PER: Readonly<Record<Amount['per'], string>> = {
  once: ' una sola vez',
  day: ' al día',
  month: ' al mes',
  year: ' al año',
};
export const RANGE = {
  between: (from: string, to: string) => `${from} a ${to}`,
  upTo: (to: string) => `hasta ${to}`,
} as const;
