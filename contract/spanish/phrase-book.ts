/**
 * English sentences with their Spanish translations. In both, `{name}` is a placeholder. Some names limit its value:
 * `{sum…}` to dollars, `{share…}` to a percentage, `{count…}` to a number.
 */
export type Phrases = Readonly<Record<string, string>>;

interface Pattern {
  /** The text before the first placeholder. */
  start: string;
  matches: RegExp;
  own: string;
  names: string[];
  /** The number of characters outside placeholders. */
  words: number;
}

type Say = (english: string) => string;

const PART = /\{(\w+)\}/g;
const KINDS: readonly (readonly [name: RegExp, matches: string])[] = [
  [/^sum/, String.raw`(\$[\d,]+(?:\.\d+)?)`],
  [/^share/, String.raw`([\d.,]+%)`],
  [/^count/, String.raw`(\d[\d,]*)`],
];
const ANYTHING = '(.+?)';
/** In characters. Longer texts come from editors or agencies, not from the code. */
const LONGEST_SENTENCE = 600;

interface Options {
  /** Phrases that occur only as a part of a sentence. */
  words?: Phrases;
  /** True if the book must know each part. Otherwise, an unknown one, such as a name, is kept unchanged. */
  knowsParts?: boolean;
}

/**
 * Translates the English sentences that the code creates into Spanish. The value of a placeholder is translated too if
 * the book has it, so a sentence can contain another one.
 */
export class PhraseBook {
  readonly #sentences: Entries;
  readonly #words: Entries;
  readonly #knowsParts: boolean;

  /** Throws for a pattern without words of its own, because it would match every sentence. */
  constructor(books: readonly Phrases[], { words = {}, knowsParts = false }: Options = {}) {
    this.#sentences = new Entries(books);
    this.#words = new Entries([words]);
    this.#knowsParts = knowsParts;
  }

  /**
   * Returns the translation, or undefined if the book doesn't have this sentence, with or without its period. `say`
   * translates the parts that the book doesn't have.
   */
  find(english: string, say?: Say): string | undefined {
    const own = this.#find(this.#sentences, english, say);
    if (own !== undefined || !english.endsWith('.')) return own;
    const ownWithout = this.#find(this.#sentences, english.slice(0, -1), say);
    // "EE. UU." already ends with a period.
    return ownWithout === undefined || ownWithout.endsWith('.') ? ownWithout : `${ownWithout}.`;
  }

  /** Returns the translation, or the sentence unchanged if the book doesn't have it. */
  say(english: string): string {
    return this.find(english) ?? english;
  }

  #find(entries: Entries, english: string, say?: Say): string | undefined {
    const whole = entries.whole.get(english);
    if (whole !== undefined || english.length > LONGEST_SENTENCE) return whole;
    for (const { start, matches, own, names } of entries.startingLike(english)) {
      const found = english.startsWith(start) && matches.exec(english);
      if (!found) continue;
      const parts = new Map(names.map((name, index) => [name, this.#findPart(name, found[index + 1] ?? '', say)]));
      if (![...parts.values()].includes(undefined))
        return own.replace(PART, (_, name: string) => parts.get(name) ?? '');
    }
    return undefined;
  }

  #findPart(name: string, part: string, say: Say = (english) => english): string | undefined {
    if (kindOf(name)) return part;
    const own = this.#find(this.#words, part, say) ?? this.find(part, say) ?? this.#findAfterColon(part, say);
    if (own !== undefined) return own;
    const said = say(part);
    return this.#knowsParts && said === part ? undefined : said;
  }

  /** Translates a sentence that follows a colon and therefore starts with a lowercase letter. */
  #findAfterColon(part: string, say: Say): string | undefined {
    if (!/^[a-z]/.test(part)) return undefined;
    const sentence = part.charAt(0).toUpperCase() + part.slice(1);
    const said = this.find(sentence, say) ?? say(sentence);
    const own = said === sentence ? undefined : said;
    return own && own.charAt(0).toLowerCase() + own.slice(1);
  }
}

class Entries {
  readonly whole = new Map<string, string>();
  readonly #patterns: Pattern[] = [];
  readonly #byFirst = new Map<string, readonly Pattern[]>();

  constructor(books: readonly Phrases[]) {
    for (const [english, own] of books.flatMap((book) => Object.entries(book))) {
      if (english.search(PART) < 0) this.whole.set(english, own);
      else this.#patterns.push(patternOf(english, own));
    }
    const empty = this.#patterns.find(({ words }) => words === 0);
    if (empty) throw new Error(`A pattern without words: "${empty.own}"`);
    // Longest first, because a pattern with more words of its own is a better match.
    this.#patterns.sort((a, b) => b.words - a.words);
  }

  /** Returns the patterns that a sentence can match, based on its first character. */
  startingLike(english: string): readonly Pattern[] {
    const first = english.charAt(0);
    const known = this.#byFirst.get(first) ?? this.#patterns.filter(({ start }) => start === '' || start[0] === first);
    this.#byFirst.set(first, known);
    return known;
  }
}

function patternOf(english: string, own: string): Pattern {
  const names = [...english.matchAll(PART)].map(([, name = '']) => name);
  const literals = english.split(/\{\w+\}/);
  const escaped = literals.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return {
    start: english.slice(0, english.indexOf('{')),
    matches: new RegExp(`^${escaped.map((text, at) => text + partAt(names[at])).join('')}$`, 's'),
    own,
    names,
    words: literals.join('').trim().length,
  };
}

function partAt(name: string | undefined): string {
  return name === undefined ? '' : (kindOf(name) ?? ANYTHING);
}

function kindOf(name: string): string | undefined {
  return KINDS.find(([kind]) => kind.test(name))?.[1];
}
