import { understand } from '../understand.ts';
import { crisesIn } from './crisis.ts';

/** Whether words may tell of danger, as they are written or as the speller reads them: then no vendor sees them. */
export function mayTellOfDanger(words: string): boolean {
  if (crisesIn(words).length > 0) return true;
  const { corrected } = understand(words);
  return corrected !== null && crisesIn(corrected).length > 0;
}
