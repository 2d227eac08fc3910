/**
 * Counts which Spanish words translate which English ones in the programs' translations, and writes
 * matching/spanish/word-pairs.json. The checks of a model's Spanish use that file
 * (worker/features/ai/analysis/spanish). Run it after many translations have changed.
 * Usage: node dev/checks/words/pair-words.ts
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { SENTENCES } from '../../../matching/spanish/sentences.ts';
import {
  englishStems,
  isSmallSpanish,
  NO_WORD,
  spanishStems,
} from '../../../worker/features/ai/analysis/spanish/word-pairs.ts';
import { DICTIONARY } from './word-dictionary.ts';

const CONTENT = new URL('../../../site/src/content/', import.meta.url);
const OUTPUT = new URL('../../../matching/spanish/word-pairs.json', import.meta.url);
const ROUNDS = 6;
/**
 * The minimum number of times two words must translate each other, and the minimum share of each word's translations.
 */
const LEAST = { times: 1, ofEnglish: 0.02, ofSpanish: 0.004 } as const;

type Pair = readonly [english: string, spanish: string];

const texts = new Map<string, string>(Object.entries(SENTENCES));
for (const folder of ['programs', 'local-forms']) {
  for (const name of readdirSync(new URL(`es/${folder}/`, CONTENT))) {
    const [english, spanish] = [new URL(`${folder}/${name}`, CONTENT), new URL(`es/${folder}/${name}`, CONTENT)];
    if (existsSync(english)) addTexts(parse(readFileSync(english, 'utf8')), parse(readFileSync(spanish, 'utf8')));
  }
}

/** Adds the texts that are in the same place in both languages. */
function addTexts(english: unknown, spanish: unknown): void {
  if (typeof english === 'string' && typeof spanish === 'string') {
    if (english !== spanish && english.includes(' ')) texts.set(english, spanish);
  } else if (isObject(english) && isObject(spanish)) {
    for (const [key, value] of Object.entries(english)) if (key !== 'quote') addTexts(value, spanish[key]);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Splits both texts into sentences if they have the same number. */
function sentencesOf([english, spanish]: Pair): Pair[] {
  const [en, es] = [english, spanish].map((text) => text.split(/(?<=[.;:!?]) /));
  if (!en || !es || en.length !== es.length) return [[english, spanish]];
  return en.map((sentence, place) => [sentence, es[place] ?? '']);
}

/** Assigns numbers to words, so counting is fast. */
class Words {
  readonly all: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.all.length);
    return this.all.push(word) - 1;
  }
}

const [english, spanish] = [new Words(), new Words()];
const sentences = [...texts].flatMap(sentencesOf).map(([en, es]) => ({
  en: [NO_WORD, ...englishStems(en)].map((word) => english.numberOf(word)),
  es: spanishStems(es).map((word) => spanish.numberOf(word)),
}));

/** Estimates how often each English word becomes each Spanish one (IBM model 1: Brown and others, 1993). */
let shares = new Map<number, number>();
let counts = new Map<number, number>();
const keyOf = (en: number, es: number) => en * 65_536 + es;
for (let round = 0; round < ROUNDS; round += 1) {
  counts = new Map();
  const totals = new Float64Array(english.all.length);
  for (const { en, es } of sentences) {
    for (const own of es) {
      const known = en.map((word) => (round === 0 ? 1 : (shares.get(keyOf(word, own)) ?? 0)));
      const sum = known.reduce((total, share) => total + share, 0) || 1;
      en.forEach((word, place) => {
        const share = (known[place] ?? 0) / sum;
        if (share < 1e-4) return;
        counts.set(keyOf(word, own), (counts.get(keyOf(word, own)) ?? 0) + share);
        totals[word] = (totals[word] ?? 0) + share;
      });
    }
  }
  shares = new Map([...counts].map(([key, count]) => [key, count / (totals[Math.floor(key / 65_536)] || 1)]));
}

const uses = Map.groupBy(
  sentences.flatMap(({ es }) => es),
  (own) => own,
);
const pairs = new Map<string, string[]>();
for (const [key, count] of counts) {
  const [word, own] = [english.all[Math.floor(key / 65_536)] ?? '', key % 65_536];
  const ofSpanish = count / (uses.get(own)?.length ?? 1);
  if (count < LEAST.times || (shares.get(key) ?? 0) < LEAST.ofEnglish || ofSpanish < LEAST.ofSpanish) continue;
  const name = spanish.all[own] ?? '';
  if (!isSmallSpanish(name)) pairs.set(name, [...(pairs.get(name) ?? []), word]);
}
for (const line of DICTIONARY.trim().split('\n')) {
  const [english = '', spanish = ''] = line.split(': ');
  for (const own of spanishStems(spanish)) {
    if (!isSmallSpanish(own)) pairs.set(own, [...new Set([...(pairs.get(own) ?? []), ...englishStems(english)])]);
  }
}
const sorted = [...pairs]
  .map(([own, words]) => [own, words.sort().join(' ')] as const)
  .sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(OUTPUT, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
console.log(`${sorted.length} Spanish words of ${texts.size} texts`);
