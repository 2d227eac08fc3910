import type { Locale } from '../../contract/locales.ts';
import type { Match, MatchedGrant } from '../../contract/programs/grants.ts';
import { type AmountWords, worthWords } from '../../matching/amounts/amount-words.ts';
import { PER, RANGE } from '../../matching/amounts/range-words.es.ts';
import { valueWords } from '../../matching/amounts/value-words.ts';
import { WORTH } from '../../matching/amounts/worth-texts.es.ts';
import { LIKELIHOOD } from '../../matching/rules/likelihood-texts.es.ts';
import { type LikelihoodWords, likelihoodLabel, likelihoodSentence } from '../../matching/rules/likelihood-words.ts';
import { PLAIN_START } from '../../matching/rules/plain-start.es.ts';

/** What mails and files say about a program and a person. Texts of the program must be in the language already. */
interface MatchWords {
  label: (match: Match) => string;
  sentence: (match: Match) => string;
  worth: (match: Match) => string | null;
  value: (grant: MatchedGrant) => string | null;
}

const wordsOf = (amounts?: AmountWords, likelihoods?: LikelihoodWords): MatchWords => ({
  label: (match) => likelihoodLabel(match, likelihoods),
  sentence: (match) => likelihoodSentence(match, likelihoods),
  worth: (match) => worthWords(match, undefined, amounts),
  value: (grant) => valueWords(grant, amounts),
});

export const MATCH_WORDS: Readonly<Record<Locale, MatchWords>> = {
  en: wordsOf(),
  es: wordsOf({ per: PER, range: RANGE, worth: WORTH }, { texts: LIKELIHOOD, plainStart: PLAIN_START }),
};
