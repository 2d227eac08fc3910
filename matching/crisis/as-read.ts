import type { Crisis } from '../../contract/search/crises.ts';
import { understand } from '../search/understand.ts';
import { crisesIn } from './crisis.ts';

/** The crises that words mention, as written or after spelling correction. */
export function crisesAsRead(words: string): Crisis[] {
  const asWritten = crisesIn(words);
  if (asWritten.length > 0) return asWritten;
  const { corrected } = understand(words);
  return corrected === null ? [] : crisesIn(corrected);
}

/** Whether words may mention danger. If so, they aren't sent to any vendor. */
export function mayTellOfDanger(words: string): boolean {
  return crisesAsRead(words).length > 0;
}
