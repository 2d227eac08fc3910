import type { Crisis } from '../../contract/search/crises.ts';
import { understand } from '../search/understand.ts';
import { crisesIn } from './crisis.ts';

/** Returns the crises that the words mention, as typed or, if there are none, after spelling correction. */
export function crisesAsRead(words: string): Crisis[] {
  const asWritten = crisesIn(words);
  if (asWritten.length > 0) return asWritten;
  const { corrected } = understand(words);
  return corrected === null ? [] : crisesIn(corrected);
}

/** Returns whether the words may mention danger. If so, they aren't sent to any vendor. */
export function suggestsDanger(words: string): boolean {
  return crisesAsRead(words).length > 0;
}
