import { ABROAD } from '../../../contract/profile/places.ts';
import { lookedUp, type Understood } from '../../../matching/search/understand.ts';
import type { Word } from '../../../matching/search/words.ts';
import { canonicalStem } from '../../../matching/thesaurus/same-words.ts';
import { barredToken } from '../programs/search-columns.ts';

/** A search as expressions for the search tables. Every word is quoted, so none acts as an operator. */
export interface TextQuery {
  /** Matches all the words, each directly or by meaning. `null` if there is only one word. */
  every: string | null;
  /** Match two consecutive words. Empty if there are no more than two words. */
  pairs: readonly string[];
  /** Matches any of the words. */
  some: string;
}

/** The expressions for a search; null if it has no searchable word. */
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

/** A word, and its token for all synonyms. */
function writtenAs({ text, stem }: Word): string[] {
  const same = canonicalStem(stem);
  return [quoted(text), ...(same === stem ? [] : [quoted(same)])];
}

/** An expression for any of these words. */
export function anyOf(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.map(quoted).join(' OR ');
}

export interface Narrowing {
  kind: string | null;
  category: string | null;
  /** Programs of one state, or of any, and those abroad; null if a table has no places. */
  where: { state: string | null; isAbroad: boolean } | null;
  /** The person's applicant kinds; null if they are unknown or irrelevant. */
  applicantKinds: readonly string[] | null;
  /** Ids of programs to exclude. */
  without: readonly string[];
}

/** Narrows an expression inside the search table, where filtering reads no rows. */
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

/** The token for a place in the search tables. */
function placeOf(place: string): string {
  return quoted(`z${place.toLowerCase()}`);
}

/** The token for a program's id in the search tables. */
function keyOf(id: string): string {
  const hex = Array.from(new TextEncoder().encode(id), (byte) => byte.toString(16).padStart(2, '0'));
  return `x${hex.join('')}q`;
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
