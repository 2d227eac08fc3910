import { ABROAD } from '../../../contract/places.ts';
import { canonicalStem } from '../../../matching/thesaurus/same-words.ts';
import { lookedUp, type Understood } from '../../../matching/understand.ts';
import type { Word } from '../../../matching/words.ts';
import { barredToken } from '../catalogue/search-columns.ts';

/** A search as expressions of the search tables. Every word is quoted, so that no word is an operator. */
export interface TextQuery {
  /** Programs that answer all of the words, each by itself or by what it means. `null` where one word says it all. */
  every: string | null;
  /** Programs that answer two words that follow each other. Empty where there are no more than two. */
  pairs: readonly string[];
  /** Programs that answer any of them. */
  some: string;
}

/** The expressions for a search; null where it has no word that could be looked up. */
export function textQueryOf(search: Understood): TextQuery | null {
  const words = lookedUp(search);
  const tokens = search.concepts.map(({ concept }) => concept.token);
  const codes = search.codes.map(quoted);
  const parts = [...words.flatMap(writtenAs), ...tokens, ...codes];
  if (parts.length === 0) return null;
  const required = words.map((word) => {
    const meant = search.concepts.filter(({ stems }) => stems.has(word.stem)).map(({ concept }) => concept.token);
    return `(${[...writtenAs(word), ...meant].join(' OR ')})`;
  });
  const pairs = required.slice(1).map((word, index) => `(${required[index]} AND ${word})`);
  return {
    every: required.length > 1 ? required.join(' AND ') : null,
    pairs: pairs.length > 1 ? pairs : [],
    some: parts.join(' OR '),
  };
}

/** A word, and the one that stands for all that mean the same. */
function writtenAs({ text, stem }: Word): string[] {
  const same = canonicalStem(stem);
  return [quoted(text), ...(same === stem ? [] : [quoted(same)])];
}

/** Words of which any will do. */
export function anyOf(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.map(quoted).join(' OR ');
}

export interface Narrowing {
  kind: string | null;
  category: string | null;
  /** Programs of one state, or of any, and those outside of the country; null where a table has no places. */
  where: { state: string | null; isAbroad: boolean } | null;
  /** Kinds of applicants that the person is; null where nobody knows, or where it does not matter. */
  applicantKinds: readonly string[] | null;
  /** Ids of programs that are not wanted. */
  without: readonly string[];
}

/** Narrows an expression inside the search table, where that reads no row. */
export function narrowed(expression: string, { kind, category, where, applicantKinds, without }: Narrowing): string {
  const filters = [
    ...(kind === null ? [] : [`kind : ${quoted(kind)}`]),
    ...(category === null ? [] : [`category : ${quoted(category)}`]),
    ...(where === null || where.state === null ? [] : [`place : ${placesIn(where.state, where.isAbroad)}`]),
  ];
  const wanted = [`(${expression})`, ...filters].join(' AND ');
  const unwanted = [
    ...(where === null || where.state !== null || where.isAbroad ? [] : [`place : ${placeOf(ABROAD)}`]),
    ...(without.length === 0 ? [] : [`key : (${without.map(keyOf).join(' OR ')})`]),
    ...(applicantKinds?.length ? [`barred : (${applicantKinds.map(barredToken).join(' AND ')})`] : []),
  ];
  return unwanted.reduce((sofar, filter) => `(${sofar}) NOT ${filter}`, wanted);
}

function placesIn(state: string, isAbroad: boolean): string {
  return isAbroad ? `(${placeOf(state)} OR ${placeOf(ABROAD)})` : placeOf(state);
}

/** The one word that stands for a place in the search tables. */
function placeOf(place: string): string {
  return quoted(`z${place.toLowerCase()}`);
}

/** The one word that stands for a program's id in the search tables. */
function keyOf(id: string): string {
  const hex = Array.from(new TextEncoder().encode(id), (byte) => byte.toString(16).padStart(2, '0'));
  return `x${hex.join('')}q`;
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
