import type { Locale } from '../../contract/locales.ts';
import type { Match, MatchedGrant } from '../../contract/programs/grants.ts';
import { worthWords } from '../../matching/amounts/amount-words.ts';
import { valueWords } from '../../matching/amounts/value-words.ts';
import { likelihoodLabel, likelihoodSentence } from '../../matching/rules/likelihood-words.ts';
import { labelBook, likelihoodBook, onlyIfInSpanish, worthBook } from './match-phrases.ts';

/** What mail and files say about a program and a person. The program's own texts must already be in that language. */
interface MatchWords {
  label: (match: Match) => string;
  sentence: (match: Match) => string;
  worth: (match: Match) => string | null;
  value: (grant: MatchedGrant) => string | null;
}

const ENGLISH: MatchWords = {
  label: (match) => likelihoodLabel(match),
  sentence: (match) => likelihoodSentence(match),
  worth: (match) => worthWords(match),
  value: (grant) => valueWords(grant),
};

const SPANISH: MatchWords = {
  label: (match) => likelihoodBook.say(likelihoodLabel(match)),
  sentence: (match) => onlyIfInSpanish(match) ?? likelihoodBook.say(likelihoodSentence(match)),
  worth(match) {
    const words = worthWords(match);
    return words && worthBook.say(words);
  },
  value(grant) {
    const words = valueWords(grant);
    if (words === null) return null;
    return words === worthWords(grant.match) ? worthBook.say(words) : labelBook.say(words);
  },
};

export const MATCH_WORDS: Readonly<Record<Locale, MatchWords>> = { en: ENGLISH, es: SPANISH };
