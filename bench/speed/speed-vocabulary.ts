import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { ROOT } from '../../dev/run/stack.ts';
import { distinctiveWords } from '../../matching/search/words.ts';
import { Random } from './speed-random.ts';

const PROGRAMS = join(ROOT, 'site', 'src', 'content', 'programs');
const WORDS = 30_000;

/** Words up to this rank occur in at least one program in a hundred. These are the words that people search with. */
const COMMON = 2000;

/** Zipf's law with Mandelbrot's shift: the probability of the word at rank r is proportional to 1 / (r + SHIFT). */
const SHIFT = 2.7;

const SYLLABLES =
  'ba be bi bo bu ca co cu da de di do du fa fe fi fo ga go ha he ho ja jo ka ke ki la le li lo lu ma me mi mo mu na ' +
  'ne ni no pa pe pi po ra re ri ro ru sa se si so ta te ti to tu va ve vi vo wa we wi';

const texts = z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) });

/**
 * Words with their frequencies: the curated programs' words, most frequent first, followed by invented ones. This gives
 * searches a realistic mix of common and rare words.
 */
export class Vocabulary {
  readonly words: readonly string[];
  readonly #common: ReadonlySet<string>;
  readonly #telling: readonly boolean[];
  readonly #sums: Float64Array;

  constructor() {
    this.words = allWords();
    this.#common = new Set(this.words.slice(0, COMMON));
    this.#telling = this.words.map((word) => distinctiveWords(word).length > 0);
    this.#sums = new Float64Array(this.words.length);
    let sum = 0;
    for (const place of this.words.keys()) {
      sum += 1 / (place + 1 + SHIFT);
      this.#sums[place] = sum;
    }
  }

  isCommon(word: string): boolean {
    return this.#common.has(word);
  }

  /** Draws a word by frequency. With `isDistinctive`, never draws words such as "the", "and" or "of". */
  draw(random: Random, isDistinctive = false): string {
    for (;;) {
      const place = this.#placeOf(random.next() * (this.#sums.at(-1) ?? 0));
      const word = this.words[place];
      if (word !== undefined && (!isDistinctive || this.#telling[place])) return word;
    }
  }

  text(random: Random, length: number, isDistinctive = false): string {
    return Array.from({ length }, () => this.draw(random, isDistinctive)).join(' ');
  }

  #placeOf(sum: number): number {
    let [low, high] = [0, this.words.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sums[middle] ?? 0) < sum) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function allWords(): string[] {
  const counts = new Map<string, number>();
  for (const file of readdirSync(PROGRAMS).toSorted()) {
    const { title, description, keywords } = texts.parse(parse(readFileSync(join(PROGRAMS, file), 'utf8')));
    for (const word of [title, description, ...keywords]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const known = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([word]) => word);
  const words = new Set(known);
  const random = new Random(1);
  const syllables = SYLLABLES.split(' ');
  while (words.size < WORDS)
    words.add(Array.from({ length: random.between(2, 4) }, () => random.pick(syllables)).join(''));
  return [...words];
}
