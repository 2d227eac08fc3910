import { contactsIn, inventsContacts } from '../proof/contacts.ts';
import { type Figure, figuresIn, inventsFigures } from '../proof/figures.ts';
import { cleaned } from '../proof/text.ts';
import { withEnglishFigures } from './figures.ts';
import { haveTheSameNames } from './names.ts';
import { haveTheSameSigns, joinAlike } from './signs.ts';
import type { WordPairs } from './word-pairs.ts';

/** How much longer or shorter than the English a Spanish sentence can be. */
const LENGTH = { least: 0.6, most: 2, more: 40 } as const;

/**
 * A Spanish sentence that passed our checks. `close`: nothing is added, but an English word may be missing, or "and"
 * and "or" may be in a different order, so a judge has to confirm it.
 */
export interface SaidInSpanish {
  text: string;
  as: 'same' | 'close';
}

/**
 * Checks the Spanish translation of a proven English sentence, and returns null if it may be wrong. It must have the
 * same figures, addresses, names and key words, such as "not" and "at least", and no word whose meaning isn't in the
 * English.
 */
export function saidInSpanish(english: string, given: string, pairs: WordPairs): SaidInSpanish | null {
  const text = cleaned(given);
  const isOfItsLength =
    text.length >= LENGTH.least * english.length && text.length <= LENGTH.most * english.length + LENGTH.more;
  if (!isOfItsLength || /[<>[\]{}?]/.test(text)) return null;
  const holds = haveTheSameFigures(english, text) && haveTheSameNames(english, text) && haveTheSameSigns(english, text);
  const { added, lost } = pairs.unexplained(english, text);
  if (!holds || added.length > 0) return null;
  return { text, as: lost.length === 0 && joinAlike(english, text) ? 'same' : 'close' };
}

function haveTheSameFigures(english: string, spanish: string): boolean {
  const [en, es] = [contactsIn(english), contactsIn(spanish)];
  if (inventsContacts(es.addresses, en.addresses) || inventsContacts(en.addresses, es.addresses)) return false;
  const counted = en.rest.replace(/\btwice\b/g, '2 times');
  const [inEnglish, inSpanish] = [figuresIn(counted), figuresIn(withEnglishFigures(es.rest))];
  const withOne = figuresIn(counted.replace(/(?<!-)\bone\b/g, '1'));
  // "1 year" is "un año".
  const told = inEnglish.filter(({ value, unit }) => value !== '1' || unit === 'money' || unit === 'percent');
  return (
    !inventsFigures(inSpanish, withOne) &&
    !inventsFigures(told, inSpanish) &&
    valuesOf(inEnglish) === valuesOf(inSpanish) &&
    sumsOf(inEnglish) === sumsOf(inSpanish)
  );
}

/** Returns all numbers, sorted and with repeats. Skips 1, because it may be written as a word. */
function valuesOf(figures: readonly Figure[]): string {
  const values = figures.map(({ value }) => value).filter((value) => value !== '1');
  return values.toSorted().join();
}

/** Returns sums and percentages in text order, because the order shows what each is for. */
function sumsOf(figures: readonly Figure[]): string {
  const sums = figures.filter(({ unit }) => unit === 'money' || unit === 'percent');
  return sums.map(({ value, unit }) => `${value} ${unit}`).join();
}
