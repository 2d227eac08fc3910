import { conceptsIn, conceptsOf } from '../../matching/search/concepts.ts';
import { weightOf } from '../../matching/search/word-weights.ts';
import { phraseStems } from '../../matching/search/words.ts';

/** Foreign words with their English equivalents. A real model knows thousands, but these are enough for tests. */
const OTHER_LANGUAGES = new Map(
  Object.entries({
    calefaccion: 'heating',
    factura: 'bill',
    vivienda: 'housing',
    alquiler: 'rent',
    beca: 'scholarship',
    universidad: 'college',
    veterano: 'veteran',
    granja: 'farm',
    negocio: 'business',
    comida: 'food',
    casas: 'homes',
    cubiertas: 'covered',
    estan: 'are',
    las: 'the',
    moviles: 'mobile',
    chauffage: 'heating',
    logement: 'housing',
    bourse: 'scholarship',
    ferme: 'farm',
    heizung: 'heating',
    wohnung: 'housing',
    stipendium: 'scholarship',
    deshollinador: 'chimney sweep',
    schornsteinfeger: 'chimney sweep',
  }),
);

/** Weights by line, because a text starts with its topic. */
const LINE_WEIGHTS = [3, 2, 1, 0.3] as const;
const CONCEPT_WEIGHT = 12;

/**
 * Returns a unit vector that depends only on the text. Each stem and each thesaurus concept has its own direction, so
 * texts that share words or meanings are close, and all others are nearly orthogonal.
 */
export function vectorOf(text: string, dimensions: number): number[] {
  const features = new Map<string, number>();
  const add = (name: string, weight: number) => features.set(name, Math.max(features.get(name) ?? 0, weight));
  for (const [index, line] of text.split('\n').entries()) {
    const weight = LINE_WEIGHTS[Math.min(index, LINE_WEIGHTS.length - 1)] ?? 0;
    const stems = phraseStems(inEnglish(line));
    for (const stem of stems) add(stem, weight * weightOf(stem));
    const { named } = conceptsOf({ title: stems, names: [], description: [] });
    for (const token of named) add(token, weight * CONCEPT_WEIGHT);
    for (const { concept, weight: share } of conceptsIn(stems)) add(concept.token, weight * share * CONCEPT_WEIGHT);
  }
  const vector = new Array<number>(dimensions).fill(0);
  if (features.size === 0) add('', 1);
  for (const [name, weight] of features) {
    const next = randomFrom(name);
    for (let index = 0; index < dimensions; index += 1) vector[index] = (vector[index] ?? 0) + weight * (next() - 0.5);
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** Translates the foreign words in a text into English, as far as the fake model knows them. */
export function inEnglish(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return folded.replace(/\p{L}+/gu, (word) => OTHER_LANGUAGES.get(word.toLowerCase()) ?? word);
}

/**
 * Returns a generator of deterministic numbers from 0 to 1 for a name (xorshift seeded with the name's FNV-1a hash).
 */
function randomFrom(name: string): () => number {
  let state = 0x811c9dc5;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}
