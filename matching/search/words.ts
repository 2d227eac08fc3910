import { OWN_GENERAL_WORDS, OWN_NEGATIONS, OWN_STOP_WORDS } from './own-words.ts';
import { stem } from './stem.ts';

/** Words that don't say what a person is looking for: grammar, pleas and small talk. */
const STOP_WORDS = new Set([
  ...OWN_STOP_WORDS,
  ...(
    'a about after all also am an and any anybody anyone anything apply are as at available be because been before ' +
    'being but by can cannot cant could d did didnt do does doesnt doing done dont else even ever for from get gets ' +
    'getting give given gives giving go goes going gonna got gotta had has hasnt have havent having he hello help ' +
    'helping helps her here hers hey hi him his how i id if ill im in into is isnt it its ive just kind know lets ' +
    'like ll looking m make making maybe me might much must my need needed needing needs now of off ok on or ' +
    'our ours out over please pls re really s she should so some somebody somehow someone something somewhere sort ' +
    'still such sure t take taking than thank thanks that thats the their theirs them then there theres these they ' +
    'thing things this those through to today tomorrow tonight too trying try u under up upon ur us use used using ve very want wanna ' +
    'wanted wanting wants was way we were weve what whats when where which while who whom whose why will wish ' +
    'with wont would wouldnt yes yesterday you your youre yours ' +
    'monday tuesday wednesday thursday friday saturday sunday ' +
    'aint coz cuz gave keeps kept lemme theyre weve youve ' +
    // Small Spanish words that people mix with English.
    'ayuda ayudar busco como con de del el en estoy la las los mi mis necesito para por que quiero soy su sus tengo un una'
  ).split(' '),
]);

/** "No insurance" isn't "insurance". Negations count if the thesaurus has the phrase. */
const NEGATIONS = new Set(['no', 'not', 'without', 'lack', 'never', 'none', ...OWN_NEGATIONS]);

/** Words for any kind of money and for programs in general. Nearly every program has them. */
const GENERAL_STEMS = new Set([
  ...[...OWN_GENERAL_WORDS].map(stem),
  ...(
    'afford apply applicant application applying assist assistance available award benefit cost dollar eligible ' +
    'federal financial find finding free fund funded funder funding funds government grant grants individual individuals money national ' +
    'offer opportunity pay paying payment people person program programs project projects provide provided receive ' +
    'service services start starting state support supporting usa'
  )
    .split(' ')
    .map(stem),
]);

/** "Out of prison" isn't "prison". These words mean nothing on their own but count within a phrase. */
const WORDS_OF_PHRASES = new Set(['after', 'before', 'off', 'out', 'over', 'under', 'up']);

/** Words that don't point to any particular program: "I need some money fast". */
const BARE_STEMS = new Set([
  ...[...OWN_GENERAL_WORDS].map(stem),
  ...(
    'money fund funds funding grant grants financial finance aid assist assistance support program programs free ' +
    'available eligible benefit benefits government federal pay paying afford apply find award awards fast quick ' +
    'quickly soon asap urgent urgently bad badly extra more some little big lots lot options idea ideas info ' +
    'information everything all best good new now broke rich desperate desperately whatever qualify qualified person people'
  )
    .split(' ')
    .map(stem),
]);

const MAX_WORDS = 24;

/** Small numbers ("3 days", "two kids") mean nothing, except in names such as "section 8". */
const SMALL_NUMBER = /^(?:\d{1,2}|two|three|four|five|six)$/;
const CALLED_BY_NUMBER = new Set(['chapter', 'form', 'level', 'line', 'part', 'phase', 'section', 'title', 'type']);

export interface Word {
  /** The word as written, in lowercase without accents. */
  text: string;
  stem: string;
}

/** Matches anything but ASCII and common punctuation, which don't need folding. */
const NEEDS_FOLDING = /[^\p{ASCII}\u00a0–—‘’“”•]/u;

/** Matches phrases like "hearing aids", which have nothing to do with the disease AIDS. */
const HELPFUL_AIDS =
  /\b(hearing|financial|student|walking|mobility|visual|teaching|learning|legal|first|band)([ -])aids\b/gi;

/** Splits a text into lowercase words without accents, as the search tables do. */
export function wordsOf(whole: string): string[] {
  const text = /aids/i.test(whole) ? whole.replace(HELPFUL_AIDS, '$1$2aid') : whole;
  // The fast path for most texts: three times as fast.
  if (!NEEDS_FOLDING.test(text))
    return (
      text
        .toLowerCase()
        .replace(/['’]/g, '')
        .match(/[a-z0-9]+/g) ?? []
    );
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns a text's significant words in order, each stem once; at most 24. */
export function distinctiveWords(text: string): Word[] {
  const found = new Map<string, Word>();
  const counts = new Map<string, Word>();
  const written = wordsOf(text);
  for (const [place, word] of written.entries()) {
    if (STOP_WORDS.has(word) || NEGATIONS.has(word)) continue;
    const words = isCount(written, place) ? counts : found;
    const key = stem(word);
    if (!words.has(key)) words.set(key, { text: word, stem: key });
  }
  return [...(found.size > 0 ? found : counts).values()].slice(0, MAX_WORDS);
}

/** Returns whether a word is a small number that isn't part of a name or a longer number. */
function isCount(words: readonly string[], place: number): boolean {
  const [before = '', word = '', next = ''] = [words[place - 1], words[place], words[place + 1]];
  return SMALL_NUMBER.test(word) && !CALLED_BY_NUMBER.has(before) && !/^\d/.test(next);
}

/** Returns whether a text asks for nothing specific, or only for money, help or programs. */
export function isBare(text: string): boolean {
  return distinctiveWords(text).every((word) => BARE_STEMS.has(word.stem));
}

const MOST_KNOWN = 20_000;
/** Each word's phrase stem; null if the word is dropped. */
const partsOfPhrases = new Map<string, string | null>();

/** Returns the stems of a phrase, or of a text that may contain one. Drops stop words and turns "without" into "no". */
export function phraseStems(text: string): string[] {
  const parts: string[] = [];
  for (const word of wordsOf(text)) {
    let part = partsOfPhrases.get(word);
    if (part === undefined) {
      const own = detached(word);
      part = partOfPhrase(own);
      // Numbers aren't cached, because there are many and they're cheap.
      if (partsOfPhrases.size < MOST_KNOWN && !/\d/.test(own)) partsOfPhrases.set(own, part);
    }
    if (part !== null) parts.push(part);
  }
  return parts;
}

/** Copies the word. A substring would keep its entire text in memory. */
function detached(word: string): string {
  return word.length < 13 ? word : word.split('').join('');
}

function partOfPhrase(word: string): string | null {
  const said = NEGATIONS.has(word) ? 'no' : word;
  return STOP_WORDS.has(said) && !WORDS_OF_PHRASES.has(said) ? null : stem(said);
}

/** Returns whether nearly every program has this word. */
export function isGeneral(stemmed: string): boolean {
  return GENERAL_STEMS.has(stemmed);
}

/** If a text has a smaller share of a title's distinctive words than this, it's about something else. */
const WHOLE_TITLE = 0.8;
/** Shorter titles ("Farm loans") are phrases that people use anyway. */
const LEAST_TITLE = 3;

/**
 * Returns a test for titles that the text names, by their phrase stems. A person who types a title is naming a program
 * and says nothing about themselves.
 */
export function titleNamedBy(text: string): (title: readonly string[]) => boolean {
  const spoken = phraseStems(text);
  const said = new Set(spoken);
  return (whole) => {
    const stems = whole.filter((part) => !isGeneral(part));
    const share = stems.filter((part) => said.has(part)).length / Math.max(1, stems.length);
    return stems.length >= LEAST_TITLE ? share >= WHOLE_TITLE : spoken.join(' ') === whole.join(' ');
  };
}
