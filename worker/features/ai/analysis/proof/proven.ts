import { contactsIn, inventsContacts } from './contacts.ts';
import { figuresIn, inventsFigures } from './figures.ts';
import { sharedWords } from './matter.ts';
import { quoteInContext } from './quotes.ts';
import { cleaned } from './text.ts';
import { isWordForWord, saysTheSame } from './wording.ts';

/** A model's statement, with the words it cites as its source. */
export interface Claim {
  text: string;
  quote: string;
}

/**
 * A claim that passed the test. `asSaid`: the text is the model's and says the same as the quote. `wordForWord`: the
 * text has the quote's own words.
 */
export interface Proven {
  text: string;
  quote: string;
  asSaid: boolean;
  wordForWord: boolean;
}

export const MOST_CHARACTERS = 400;

/** A statement that shares less than this with its quote is about something else. */
const LEAST_SHARED = 0.4;

/**
 * Tests a claim against the passages of its source. Returns null if the quote isn't in them, or if the claim has a
 * figure, date or address that the quote lacks, or is about something else. If the claim says more, less or something
 * other than the whole quote, the quote becomes the statement: it may be clumsy, but it's what the source says.
 */
export function proven(claim: Claim, passages: readonly string[]): Proven | null {
  const text = cleaned(claim.text);
  if (text.length < 3 || text.length > MOST_CHARACTERS) return null;
  const quote = quoteInContext(passages, claim.quote);
  if (quote === null) return null;
  const [said, quoted] = [contactsIn(text), contactsIn(quote)];
  if (inventsContacts(said.addresses, quoted.addresses)) return null;
  // "One year" can also be written "1 year".
  if (inventsFigures(figuresIn(said.rest), figuresIn(quoted.rest.replace(/(?<!-)\bone\b/gi, '1')))) return null;
  if (sharedWords(said.rest, quoted.rest) < LEAST_SHARED) return null;
  const asSaid =
    !text.includes('?') &&
    saysTheSame(said.rest, quoted.rest) &&
    said.addresses.length === quoted.addresses.length &&
    said.addresses.every((address, place) => !inventsContacts([address], quoted.addresses.slice(place, place + 1)));
  return asSaid ? { text, quote, asSaid, wordForWord: isWordForWord(text, quote) } : asQuoted(quote);
}

/** Uses the quote as the statement. */
export function asQuoted(quote: string): Proven {
  return { text: quote, quote, asSaid: false, wordForWord: true };
}
