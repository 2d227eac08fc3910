import { folded } from '../proof/text.ts';

/** Returns a Spanish text in lowercase, without accents and the small letters of "1.º". */
export function plainSpanish(text: string): string {
  return folded(text).replace(/[ºª]/g, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
