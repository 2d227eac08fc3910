import { contactsIn, inventsContacts } from './contacts.ts';
import { figuresIn, inventsFigures } from './figures.ts';
import { negatorsIn, turnsRound } from './negation.ts';
import { standingQuote } from './quotes.ts';
import { cleaned } from './text.ts';
import { isInOrder, saysTheSame, sharedWords } from './wording.ts';

/** A statement as a model makes it, with the words that it says it stands on. */
export interface Claim {
  text: string;
  quote: string;
}

/** A claim that stood the test. `asSaid`: in the model's words, because they say what the quote says. */
export interface Proven {
  text: string;
  quote: string;
  asSaid: boolean;
}

export const MOST_CHARACTERS = 400;

/** With fewer of its words in the quote, a statement speaks of something else. */
const LEAST_SHARED = 0.4;

/**
 * Tests a claim against the passages of the source that it names. Null: its quote does not stand there, or it says what
 * the quote does not: a figure, a date, an address, a denial, another matter. Where only its wording goes beyond the
 * quote's, the quote itself is the statement: it may be clumsy, but it is what the source says.
 */
export function proven(claim: Claim, passages: readonly string[]): Proven | null {
  const text = cleaned(claim.text);
  if (text.length < 3 || text.length > MOST_CHARACTERS) return null;
  const quote = standingQuote(passages, claim.quote);
  if (quote === null) return null;
  const [said, quoted] = [contactsIn(text), contactsIn(quote)];
  if (inventsContacts(said.addresses, quoted.addresses)) return null;
  const figures = { said: figuresIn(said.rest), quoted: figuresIn(quoted.rest) };
  if (inventsFigures(figures.said, figures.quoted) || turnsRound(text, quote)) return null;
  if (sharedWords(said.rest, quoted.rest) < LEAST_SHARED) return null;
  const asSaid =
    saysTheSame(said.rest, quoted.rest) &&
    said.addresses.length === quoted.addresses.length &&
    negatorsIn(text).length === negatorsIn(quote).length &&
    isInOrder(values(figures.said), values(figures.quoted));
  return asSaid ? { text, quote, asSaid } : { text: quote, quote, asSaid };
}

function values(figures: readonly { value: string }[]): string[] {
  return figures.map(({ value }) => value);
}
