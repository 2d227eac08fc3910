import { cousinsOf, plain, singular, sound, stemOfSound } from './spanish-spelling.ts';
import { editDistance, isEnglish } from './spelling.ts';

/** A search in Spanish, or in both languages, translated into the English words that the search knows. */
export interface SpanishReading {
  english: string;
  /** The words with corrected spelling, still in Spanish; null if they're unchanged. */
  corrected: string | null;
  /** Words that neither language knows, in lowercase. They may be names. */
  unknown: readonly string[];
}

/** The file with Spanish words that the site's build writes. Lists are separated by spaces. */
export interface SpanishWordsFile {
  thesaurus: string;
  /** English words that are spelled like Spanish ones. */
  alsoEnglish: string;
  /** Spanish words that mean nothing to the search, but aren't typos either. */
  others: string;
}

/** Several words with one meaning, by their stems. */
interface Phrase {
  stems: readonly string[];
  english: string;
}

interface Token {
  written: string;
  plain: string;
  /** Its stem, if the thesaurus has a word with that stem. */
  stem: string | null;
  /** The word that was meant, if it's misspelled. */
  meant: string | null;
  /** The characters between this word and the next. */
  space: string;
}

const TOKENS = /([\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.]*(?<![.'’]))([^\p{L}\p{M}\p{N}]*)/gu;
/** Words that may come between the words of any phrase. */
const FILLERS = new Set(
  'el la los las lo un una unos unas de del al a mi mis su sus tu tus me nos se te le les nuestro nuestra'.split(' '),
);
/** Words that an English text may contain, but rarely two of them. */
const TELLING_TOGETHER = new Set('para con en de del la el los las un y mi sin como que su al por una'.split(' '));
/** Short words that don't occur in English text. Longer ones are compared with the dictionary. */
const SHORT_SPANISH = new Set(
  'luz por mis soy una uno hoy muy mas ahi ese esa eso vih ley tio mes voy sus nos'.split(' '),
);
const SHORT = 4;
/** The minimum lengths of words in which one typo, or two, are corrected. */
const TYPOS = [6, 10] as const;
const SPANISH_END = /^.{6,}[ao]s?$/;

/** Returns whether a text may contain Spanish words, which makes the file worth loading. */
export function mayBeSpanish(text: string): boolean {
  const words = [...text.matchAll(TOKENS)].map(([, word = '']) => plain(word));
  return words.some(isUnknown) || tellsTogether(words);
}

/** Returns whether a word is unknown to the English search. */
function isUnknown(word: string): boolean {
  return /^[a-z]+$/.test(word) && (word.length < SHORT ? SHORT_SPANISH.has(word) : !isEnglish(word));
}

function tellsTogether(words: readonly string[]): boolean {
  return new Set(words.filter((word) => TELLING_TOGETHER.has(word))).size > 1;
}

/** Reads searches in Spanish, as people type them: without accents, misspelled, and mixed with English. */
export class SpanishWords {
  readonly #alsoEnglish: ReadonlySet<string>;
  readonly #others: ReadonlySet<string>;
  /** The phrases by their first stem, longest first. */
  readonly #phrases = new Map<string, Phrase[]>();
  /** What single words mean: as written without accents, without the plural, and by their stem. */
  readonly #words = new Map<string, string>();
  readonly #singulars = new Map<string, string>();
  readonly #stems = new Map<string, string>();
  readonly #spelled = new Set<string>();
  /** The thesaurus's spelling of its words, by their plain singular and by their sound. */
  readonly #written = new Map<string, string>();
  readonly #bySound = new Map<string, string>();
  /** The stems of all words, including those in phrases. */
  readonly #known = new Set<string>();

  constructor({ thesaurus, alsoEnglish, others }: SpanishWordsFile) {
    this.#alsoEnglish = new Set(alsoEnglish.split(' '));
    this.#others = new Set(others.split(' '));
    const entries = thesaurus.split('\n').flatMap((line) => {
      const [english = '', spanish = ''] = line.split(': ');
      return spanish.split(', ').map((phrase) => ({ words: phrase.split(' '), english }));
    });
    // A word's meaning on its own comes before its meaning with fillers: "corrieron", "me corrieron".
    for (const { words, english } of entries.toSorted((a, b) => a.words.length - b.words.length)) {
      this.#add(words, english);
    }
    for (const phrases of this.#phrases.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);
  }

  #add(words: readonly string[], english: string): void {
    const meant = words.length > 1 ? words.filter((word) => !FILLERS.has(plain(word))) : words;
    const stems = meant.filter((word) => word !== '').map((word) => this.#added(word));
    const [first, second] = stems;
    if (first === undefined) return;
    if (second !== undefined) {
      const same = this.#phrases.get(first);
      if (same) same.push({ stems, english });
      else this.#phrases.set(first, [{ stems, english }]);
    } else {
      const word = plain(meant[0] ?? '');
      if (!this.#words.has(word)) this.#words.set(word, english);
      if (!this.#singulars.has(singular(word))) this.#singulars.set(singular(word), english);
      if (!this.#stems.has(first)) this.#stems.set(first, english);
    }
  }

  #added(word: string): string {
    this.#spelled.add(plain(word));
    const form = singular(plain(word));
    if (!this.#written.has(form)) this.#written.set(form, word);
    const sounded = sound(form);
    if (!this.#bySound.has(sounded)) this.#bySound.set(sounded, form);
    const stem = stemOf(plain(word));
    this.#known.add(stem);
    return stem;
  }

  /** Returns whether the thesaurus has a plain word, or its singular. */
  has(word: string): boolean {
    return this.#written.has(singular(word));
  }

  /** Returns the reading of a search with Spanish words; null if it has none. */
  read(text: string, { spelling = true }: { spelling?: boolean } = {}): SpanishReading | null {
    const typed = [...text.matchAll(TOKENS)].map(([, written = '', space = '']) => this.#token(written, space));
    if (!this.#isSpanish(typed)) return null;
    const tokens = typed.map((token) => this.#repaired(token, spelling));
    const { english, unknown } = this.#translated(tokens);
    if (english === text.trim()) return null;
    const isCorrected = tokens.some(({ meant }) => meant !== null);
    const corrected = tokens.map(({ written, meant, space }) => (meant ?? written) + space).join('');
    return { english, corrected: isCorrected ? corrected : null, unknown };
  }

  #token(written: string, space: string): Token {
    const own = plain(written);
    const isWord = this.#alsoEnglish.has(own) ? this.#isAmongOwn(own) : this.has(own);
    return { written, plain: own, stem: isWord ? stemOf(own) : null, meant: null, space };
  }

  /** Returns whether an English word is also a Spanish one, or the plural of one. */
  #isAmongOwn(word: string): boolean {
    return this.#spelled.has(word) || (word.length > SHORT && this.#spelled.has(singular(word)));
  }

  /** Returns whether at least one word is Spanish only, or all of them are Spanish and some aren't everyday English. */
  #isSpanish(tokens: readonly Token[]): boolean {
    const known = tokens.filter(({ stem }) => stem !== null);
    if (known.some(({ plain: own }) => isUnknown(own) && !this.#alsoEnglish.has(own))) return true;
    if (known.length > 0 && known.length === tokens.length && known.some((token) => isUnknown(token.plain)))
      return true;
    const words = tokens.map((token) => token.plain);
    return tellsTogether(words) || words.some((word) => isUnknown(word) && this.#isMisspelled(word));
  }

  /** Returns whether a word sounds like a Spanish one, or ends like one and is close to one. */
  #isMisspelled(word: string): boolean {
    if (word.length < TYPOS[0] || this.#alsoEnglish.has(word)) return false;
    const sounded = sound(singular(word));
    if (this.#bySound.has(sounded)) return true;
    return SPANISH_END.test(word) && !this.#others.has(word) && this.#nearest(sounded, 1) !== null;
  }

  /** Finds the thesaurus word that this word is another form or a misspelling of. */
  #repaired(token: Token, spelling: boolean): Token {
    const { plain: own, stem } = token;
    const isEnglishWord = isEnglish(own) || this.#alsoEnglish.has(own);
    if (stem !== null || own.length < SHORT || !/^[a-z]+$/.test(own) || isEnglishWord) return token;
    const sounded = sound(singular(own));
    const same = this.#bySound.get(sounded);
    if (same !== undefined) return spelling ? this.#mended(token, same) : token;
    const other = stemOfSound(sounded);
    if (this.#known.has(other)) return { ...token, stem: other };
    // A name is written with a capital letter.
    const isName = token.written !== token.written.toLowerCase();
    const isRight = !spelling || isName || this.#others.has(own) || cousinsOf(own).some(isEnglish);
    const near = isRight ? null : this.#nearest(sounded);
    return near === null ? token : this.#mended(token, near);
  }

  #mended(token: Token, form: string): Token {
    const own = this.#written.get(form) ?? form;
    const isPlural = token.plain.endsWith('s') && !own.endsWith('s');
    const meant = isPlural ? `${own}${/[aeiouáéíóú]$/.test(own) ? 's' : 'es'}` : own;
    return { ...token, plain: plain(meant), stem: stemOf(plain(meant)), meant };
  }

  #nearest(sounded: string, most = TYPOS.filter((length) => sounded.length >= length).length): string | null {
    let best: { form: string; distance: number } | null = null;
    if (most === 0) return null;
    for (const [other, form] of this.#bySound) {
      if (other[0] !== sounded[0] || Math.abs(other.length - sounded.length) > most) continue;
      const distance = editDistance(sounded, other, most);
      if (distance <= most && (best === null || distance < best.distance)) best = { form, distance };
    }
    return best?.form ?? null;
  }

  #translated(tokens: readonly Token[]): { english: string; unknown: string[] } {
    const unknown: string[] = [];
    let english = '';
    for (let index = 0; index < tokens.length; ) {
      const found = this.#phraseAt(tokens, index);
      const token = tokens[found ? found.end - 1 : index];
      if (!token) break;
      const word = () => (this.#isEnglishAt(tokens, index) ? token.written : this.#meaningOf(token, unknown));
      english += (found?.english ?? word()) + (token.space || ' ');
      index = found?.end ?? index + 1;
    }
    return { english: english.trim(), unknown };
  }

  /** Returns the longest phrase that starts here. */
  #phraseAt(tokens: readonly Token[], start: number): { english: string; end: number } | null {
    const first = tokens[start]?.stem ?? null;
    for (const { stems, english } of (first === null ? undefined : this.#phrases.get(first)) ?? []) {
      const end = endOf(tokens, start, stems);
      if (end !== null) return { english, end };
    }
    return null;
  }

  /**
   * Returns whether a word that both languages have is English here. The closest word before it that's in only one
   * language decides, or else the closest one after it.
   */
  #isEnglishAt(tokens: readonly Token[], index: number): boolean {
    const token = tokens[index];
    if (!token || token.stem === null || !this.#isOfBoth(token.plain)) return false;
    const others = [...tokens.slice(0, index).toReversed(), ...tokens.slice(index + 1)];
    const decided = others.find(({ plain: own, stem }) => (stem === null ? isEnglish(own) : !this.#isOfBoth(own)));
    return decided?.stem === null;
  }

  #isOfBoth(word: string): boolean {
    return !TELLING_TOGETHER.has(word) && !FILLERS.has(word) && (!isUnknown(word) || this.#alsoEnglish.has(word));
  }

  #meaningOf({ written, plain: own, stem }: Token, unknown: string[]): string {
    const meaning = stem === null ? undefined : this.#meaningOfWord(own, stem);
    if (meaning !== undefined) return meaning;
    if (!isUnknown(own) || own.length < SHORT) return written;
    const cousin = [...cousinsOf(own), ...cousinsOf(singular(own))].find(isEnglish);
    if (cousin === undefined) unknown.push(own);
    return cousin ?? written;
  }

  #meaningOfWord(word: string, stem: string): string | undefined {
    return this.#words.get(word) ?? this.#singulars.get(singular(word)) ?? this.#stems.get(stem);
  }
}

function stemOf(word: string): string {
  return word.length < SHORT ? word : stemOfSound(sound(singular(word)));
}

/** Returns where a phrase ends; null if the words differ or punctuation comes between them. */
function endOf(tokens: readonly Token[], start: number, stems: readonly string[]): number | null {
  let index = start + 1;
  for (const stem of stems.slice(1)) {
    let token = tokens[index];
    while (token && token.stem !== stem && FILLERS.has(token.plain) && isJoined(tokens[index - 1])) {
      index += 1;
      token = tokens[index];
    }
    if (token?.stem !== stem || !isJoined(tokens[index - 1])) return null;
    index += 1;
  }
  return index;
}

function isJoined(token: Token | undefined): boolean {
  return token !== undefined && /^[ \t]*$/.test(token.space);
}
