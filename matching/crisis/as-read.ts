import type { Crisis } from '../../contract/crises.ts';
import { understand } from '../understand.ts';
import { crisesIn } from './crisis.ts';

/** Which crises words speak of, as they are written or else as the speller reads them. */
export function crisesAsRead(words: string): Crisis[] {
  const asWritten = crisesIn(words);
  if (asWritten.length > 0) return asWritten;
  const { corrected } = understand(words);
  return corrected === null ? [] : crisesIn(corrected);
}

/** Whether words may tell of danger: then no vendor sees them. */
export function mayTellOfDanger(words: string): boolean {
  return crisesAsRead(words).length > 0;
}
