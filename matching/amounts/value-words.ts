import type { MatchedGrant } from '../../contract/programs/grants.ts';
import { splitAmount } from './amount-limit.ts';
import { worthWords } from './amount-words.ts';
import * as WORTH from './worth-texts.ts';

/**
 * Returns what a program gives this person, in one line: their estimated amount, otherwise the amount its source
 * states, otherwise the kind of help. Of the last two, the more specific one wins: "Free or low-cost health coverage"
 * says more than "Health coverage". Null if nothing is known.
 */
export function valueWords({
  match,
  amount,
  assistanceType: kind,
}: Pick<MatchedGrant, 'match' | 'amount' | 'assistanceType'>): string | null {
  const sum = worthWords(match);
  if (sum !== null) return sum;
  const stated = splitAmount(amount).worth;
  const words = stated === null || kind?.toLowerCase().includes(stated.toLowerCase()) ? kind : stated;
  const recipients = match.estimate?.recipients;
  return recipients && words ? WORTH.labeled(recipients, words) : words;
}
