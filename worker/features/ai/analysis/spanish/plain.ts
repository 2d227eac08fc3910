import { folded } from '../proof/text.ts';

/** Returns a Spanish text in lowercase, without accents. */
export function plainSpanish(text: string): string {
  return folded(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
