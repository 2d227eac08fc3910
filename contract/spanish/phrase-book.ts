/** English sentences with their Spanish. `{name}` stands for a part that varies, in both. */
export type Phrases = Readonly<Record<string, string>>;

interface Pattern {
  start: string;
  matches: RegExp;
  own: string;
  names: string[];
}

const PART = /\{(\w+)\}/g;

/**
 * Says sentences in Spanish that the code makes in English. What stands for a part is said in Spanish too, if the book
 * has it, so a sentence can hold another one.
 */
export class PhraseBook {
  readonly #whole = new Map<string, string>();
  readonly #patterns: Pattern[] = [];

  /** Throws for a pattern without words of its own: it would fit every sentence. */
  constructor(...books: readonly Phrases[]) {
    for (const [english, own] of books.flatMap((book) => Object.entries(book))) {
      if (english.search(PART) < 0) this.#whole.set(english, own);
      else this.#patterns.push(patternOf(english, own));
    }
    const empty = this.#patterns.find((pattern) => wordsOf(pattern) === 0);
    if (empty) throw new Error(`A pattern without words: "${empty.own}"`);
    // The longer a pattern's own words, the better it fits.
    this.#patterns.sort((a, b) => wordsOf(b) - wordsOf(a));
  }

  /** Returns the Spanish, or undefined if the book doesn't have this sentence. */
  find(english: string): string | undefined {
    const whole = this.#whole.get(english);
    if (whole !== undefined) return whole;
    for (const { start, matches, own, names } of this.#patterns) {
      if (!english.startsWith(start)) continue;
      const found = matches.exec(english);
      if (!found) continue;
      const parts = new Map(names.map((name, index) => [name, this.say(found[index + 1] ?? '')]));
      return own.replace(PART, (_, name: string) => parts.get(name) ?? '');
    }
    return undefined;
  }

  /** Returns the Spanish, or the sentence unchanged if the book doesn't have it. */
  say(english: string): string {
    return this.find(english) ?? english;
  }
}

function patternOf(english: string, own: string): Pattern {
  const names = [...english.matchAll(PART)].map(([, name = '']) => name);
  const literals = english.split(/\{\w+\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return {
    start: english.slice(0, english.indexOf('{')),
    matches: new RegExp(`^${literals.join('(.+?)')}$`, 's'),
    own,
    names,
  };
}

function wordsOf({ matches }: Pattern): number {
  return matches.source.slice(1, -1).replaceAll('(.+?)', '').trim().length;
}
