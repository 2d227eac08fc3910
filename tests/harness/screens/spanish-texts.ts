import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { MESSAGES } from '../../../contract/spanish/messages.ts';
import { PhraseBook } from '../../../contract/spanish/phrase-book.ts';
import { ROOT } from '../../../dev/run/stack.ts';
import { OWN_PHRASES } from '../../../site/src/locale/own-language/own-phrases.es.ts';
import { ANSWERS } from '../../../worker/language/answers.ts';

const CONTENT = 'site/src/content';
/** A pattern that is only a name, such as a state's. */
const IS_NAME = /^\^?\p{Lu}\w+\$?$/u;
/** The sample for a number in a pattern. */
const COUNT = '7';
const HAS_WORDS = /\p{L}{2}/u;
const PARTS = /\{\w+\}/g;
/** Sample arguments for texts that are functions. `{a}` stands for any text. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  ['{a}', '{b}', '{c}'],
  [null],
  [0],
  [1],
  [{ about: 'search', name: '{a}' }],
];

/**
 * English texts with their Spanish translations. A label may have several, because features translate it differently.
 */
type Phrases = ReadonlyMap<string, ReadonlySet<string>>;

/** Looks up translations. A text with parts, such as `{count}`, is a pattern. */
export class SpanishTexts {
  readonly #said: Phrases;
  readonly #all: Phrases;
  readonly #book: PhraseBook;

  /** Takes the texts of the product's code and those of its content. */
  constructor(said: Phrases, content: Phrases) {
    this.#said = said;
    this.#all = new Map([...content, ...said]);
    this.#book = new PhraseBook([Object.fromEntries([...this.#all].map(([english, [own = '']]) => [english, own]))]);
  }

  /**
   * Returns the Spanish for a text, or a pattern for several translations. Text from elsewhere, such as a member's own
   * words, stays unchanged.
   */
  say(english: string): string | RegExp {
    const whole = [...(this.#all.get(english) ?? [])];
    if (whole.length === 1) return whole[0] ?? english;
    const found = whole.length > 0 ? whole : this.#composed(english);
    const more = whole.length > 0 ? [] : containing(this.#all, (text) => (text.includes(english) ? NO_PARTS : null));
    return eitherOf([...found.map((own) => patternOf(own)), ...more]) ?? english;
  }

  /** Returns a pattern for the Spanish texts that `english` would find. Names and quotes stay unchanged. */
  pattern(english: RegExp): RegExp {
    const { source } = english;
    if (!HAS_WORDS.test(source) || IS_NAME.test(source)) return english;
    const names = [...source.matchAll(/(?<=“).+?(?=”)|\p{Lu}\p{L}+/gu)].map(([name]) => name);
    const own = containing(
      this.#said,
      (text) => waysToFill(text, [COUNT, ...names]).find((parts) => english.test(filled(text, parts))) ?? null,
    );
    return eitherOf(own) ?? english;
  }

  /** Translates a text with parts, or a label such as "Change" followed by hidden words for what it changes. */
  #composed(english: string): string[] {
    const words = english.split(' ');
    const labeled = words.flatMap((_, end) => {
      const rest = words.slice(end).join(' ');
      const [label] = this.#all.get(words.slice(0, end).join(' ')) ?? [];
      const [own = rest] = this.#all.get(rest) ?? [];
      return label === undefined ? [] : `${label} ${own}`;
    });
    return [this.#book.find(english) ?? [], labeled].flat();
  }
}

function eitherOf(patterns: readonly string[]): RegExp | undefined {
  return patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'i');
}

/** The values for a text's parts, by name. */
type Parts = ReadonlyMap<string, string>;
const NO_PARTS: Parts = new Map();

/** Returns patterns for the translations of each text for which `find` returns parts. */
function containing(phrases: Phrases, find: (english: string) => Parts | null): string[] {
  return [...phrases].flatMap(([english, own]) => {
    const parts = find(english);
    return parts ? [...own].map((text) => patternOf(text, parts)) : [];
  });
}

function waysToFill(text: string, fillings: readonly string[]): Parts[] {
  let ways: Parts[] = [NO_PARTS];
  for (const part of new Set(text.match(PARTS))) {
    ways = ways.flatMap((way) => fillings.map((filling) => new Map([...way, [part, filling]])));
  }
  return ways;
}

function filled(text: string, parts: Parts): string {
  return text.replace(PARTS, (part) => parts.get(part) ?? part);
}

function patternOf(text: string, parts: Parts = NO_PARTS): string {
  return text
    .split(/(\{\w+\})/)
    .map((piece, index) => {
      const said = index % 2 === 0 ? piece : parts.get(piece);
      return said === undefined || said === COUNT ? '.+' : said.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    })
    .join('');
}

let read: Promise<SpanishTexts> | undefined;

/** Returns the texts of the site, its content, the contract and the Worker. */
export function spanishTexts(): Promise<SpanishTexts> {
  read ??= readTexts();
  return read;
}

async function readTexts(): Promise<SpanishTexts> {
  const said: Found = new Map();
  const content: Found = new Map();
  for (const book of [MESSAGES, ANSWERS, OWN_PHRASES.answers, OWN_PHRASES.sentences]) {
    for (const [english, own] of Object.entries(book)) add(english, own, said);
  }
  for (const twin of globSync('{site/src,matching}/**/*.es.ts', { cwd: ROOT })) {
    const original = join(ROOT, twin.replace('.es.ts', '.ts'));
    if (twin.startsWith('site/src/locale/') || !existsSync(original)) continue;
    const [english, own] = await Promise.all([import(original), import(join(ROOT, twin))]);
    collect(english, own, said);
  }
  for (const twin of globSync(`${CONTENT}/es/**/*.yaml`, { cwd: ROOT })) {
    collect(contentOf(twin.replace('/es/', '/')), contentOf(twin), content);
  }
  return new SpanishTexts(said, content);
}

function contentOf(file: string): unknown {
  return existsSync(join(ROOT, file)) ? parse(readFileSync(join(ROOT, file), 'utf8')) : undefined;
}

type Found = Map<string, Set<string>>;

function add(english: string, own: string, found: Found): void {
  if (HAS_WORDS.test(english.replace(PARTS, ''))) found.set(english, (found.get(english) ?? new Set()).add(own));
}

/** Adds each text and its translation from two modules or files of the same shape. */
function collect(english: unknown, own: unknown, found: Found): void {
  if (typeof english === 'string' && typeof own === 'string') add(english, own, found);
  if (typeof english === 'function' && typeof own === 'function') {
    for (const given of ARGUMENTS) {
      try {
        collect(english(...given), own(...given), found);
      } catch {
        // The function takes other arguments, so no step looks for its text.
      }
    }
  }
  if (typeof english !== 'object' || typeof own !== 'object' || english === null || own === null) return;
  const translations = new Map(Object.entries(own));
  for (const [key, value] of Object.entries(english)) {
    // Hooks run only within a component.
    if (!/^use[A-Z]/.test(key)) collect(value, translations.get(key), found);
  }
}
