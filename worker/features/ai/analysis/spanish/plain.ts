import { folded } from '../proof/text.ts';

/** Returns a Spanish text in lowercase, without accents or ordinal letters such as the "º" in "1.º". */
export function plainSpanish(text: string): string {
  return folded(text).replace(/[ºª]/g, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
