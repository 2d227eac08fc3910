import { contactsIn, inventsContacts } from './contacts.ts';
import { figuresIn, inventsFigures } from './figures.ts';
import { sharedWords } from './matter.ts';
import { standingQuote } from './quotes.ts';
import { cleaned } from './text.ts';
import { isWordForWord, saysTheSame } from './wording.ts';

/** A statement as a model makes it, with the words that it says it stands on. */
export interface Claim {
  text: string;
  quote: string;
}

/**
 * A claim that stood the test. `asSaid`: in the model's words, because they say what the quote says; `wordForWord`:
 * these are the quote's own.
 */
export interface Proven {
  text: string;
  quote: string;
  asSaid: boolean;
  wordForWord: boolean;
}

export const MOST_CHARACTERS = 400;

/** With fewer of its words in the quote, a statement speaks of something else. */
const LEAST_SHARED = 0.4;

/**
 * Tests a claim against the passages of the source that it names. Null: its quote does not stand there, or it has a
 * figure, a date or an address that the quote does not have, or is about another matter. Where it says more, less or
 * something else than the quote as a whole, the quote is the statement: it may be clumsy, but it is what the source says.
 */
export function proven(claim: Claim, passages: readonly string[]): Proven | null {
  const text = cleaned(claim.text);
  if (text.length < 3 || text.length > MOST_CHARACTERS) return null;
  const quote = standingQuote(passages, claim.quote);
  if (quote === null) return null;
  const [said, quoted] = [contactsIn(text), contactsIn(quote)];
  if (inventsContacts(said.addresses, quoted.addresses)) return null;
  // "One year" is written "1 year" too.
  if (inventsFigures(figuresIn(said.rest), figuresIn(quoted.rest.replace(/(?<!-)\bone\b/gi, '1')))) return null;
  if (sharedWords(said.rest, quoted.rest) < LEAST_SHARED) return null;
  const asSaid =
    !text.includes('?') &&
    saysTheSame(said.rest, quoted.rest) &&
    said.addresses.length === quoted.addresses.length &&
    said.addresses.every((address, place) => !inventsContacts([address], quoted.addresses.slice(place, place + 1)));
  return asSaid ? { text, quote, asSaid, wordForWord: isWordForWord(text, quote) } : asQuoted(quote);
}

/** The quote as the statement. */
export function asQuoted(quote: string): Proven {
  return { text: quote, quote, asSaid: false, wordForWord: true };
}
