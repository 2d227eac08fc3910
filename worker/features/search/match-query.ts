import { ABROAD } from '../../../contract/profile/places.ts';
import { lookedUp, type Understood } from '../../../matching/search/understand.ts';
import type { Word } from '../../../matching/search/words.ts';
import { canonicalStem } from '../../../matching/thesaurus/same-words.ts';
import { barredToken } from '../programs/search-columns.ts';

/** Expressions for looking up a search in the search tables. Every word is quoted, so none acts as an operator. */
export interface TextQuery {
  /** Matches all the words, each directly or by meaning. Null if there's only one word. */
  every: string | null;
  /** Matches any of the words. */
  some: string;
}

/** Returns the expressions for a search, or null if it has no searchable word. */
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
  return {
    every: required.length > 1 ? required.join(' AND ') : null,
    some: parts.join(' OR '),
  };
}

/** Returns a word, and the token for all its synonyms. */
function writtenAs({ text, stem }: Word): string[] {
  const same = canonicalStem(stem);
  return [quoted(text), ...(same === stem ? [] : [quoted(same)])];
}

/** Returns an expression for any of these words. */
export function anyOf(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.map(quoted).join(' OR ');
}

export interface Narrowing {
  kind: string | null;
  category: string | null;
  /** Limits to one state (or any), with or without programs abroad; null if a table has no places. */
  where: { state: string | null; isAbroad: boolean } | null;
  /** The person's applicant kinds; null if they're unknown or irrelevant. */
  applicantKinds: readonly string[] | null;
  /** IDs of programs to exclude. */
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

/** Returns the token for a place in the search tables. */
function placeOf(place: string): string {
  return quoted(`z${place.toLowerCase()}`);
}

/** Returns the token for a program's ID in the search tables. */
function keyOf(id: string): string {
  const hex = Array.from(new TextEncoder().encode(id), (byte) => byte.toString(16).padStart(2, '0'));
  return `x${hex.join('')}q`;
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
