import { isGeneral, phraseStems } from '../../../../../matching/search/words.ts';
import type { Program } from '../../../programs/program.ts';

/** The fields that name a program. */
export type Named = Pick<Program, 'title' | 'assistanceListings'>;
interface Linked {
  url: string;
  title: string;
  passages: readonly string[];
}

/** How many characters to search for a program's name. A document names its program near the beginning. */
const BEGINNING = 3000;

const LISTING = /\b\d{2}\.\d{3}\b/g;
const ABBREVIATION = /\(([A-Z][A-Z&-]{2,9})\)/;
/** A name with at most this many distinctive words also occurs in unrelated texts. */
const LEAST_TELLING = 2;

/**
 * Returns whether a linked document is clearly about this program and its current round. Agencies link notices for all
 * their programs, including past years, from any page.
 */
export function isMeant(program: Named, linked: Linked, now = Date.now()): boolean {
  return isOfProgram(program, linked) && isOfThisRound(linked, now);
}

function isOfProgram({ title, assistanceListings }: Named, { url, title: name, passages }: Linked): boolean {
  const beginning = beginningOf(passages);
  const numbers: string[] = beginning.match(LISTING) ?? [];
  if (assistanceListings.length > 0 && numbers.length > 0) {
    return numbers.some((number) => assistanceListings.includes(number));
  }
  const abbreviation = ABBREVIATION.exec(title)?.[1];
  if (abbreviation && new RegExp(`(?<![A-Za-z])${abbreviation}(?![A-Za-z])`).test(`${name} ${beginning}`)) return true;
  return namesOf(title).some((one) => [fileOf(url), name, ...linesOf(beginning)].some((words) => names(words, one)));
}

/** Returns a title and its first part, as in "Roof Repair Program, for owners". */
function namesOf(title: string): string[] {
  const bare = title.replace(/\([^)]*\)/g, ' ');
  return [bare, ...(bare.split(/[:,]| - | – /, 1) ?? [])];
}

/**
 * Returns whether the words include all of a name's distinctive words. If there are only two, they must be close
 * together; with fewer, the exact name must occur.
 */
function names(words: string, name: string): boolean {
  const [said, whole] = [phraseStems(words), phraseStems(name)];
  const telling = whole.filter((stem) => !isGeneral(stem));
  if (telling.length > LEAST_TELLING) return telling.every((stem) => said.includes(stem));
  const [first = '', second] = telling;
  if (second !== undefined) return isNear(said, first, second);
  return whole.length > 1 && ` ${said.join(' ')} `.includes(` ${whole.join(' ')} `);
}

/** Returns whether two words are close enough together to be a name, as in "repair of roofs". */
function isNear(said: readonly string[], first: string, second: string): boolean {
  return said.some((stem, place) => stem === first && said.slice(Math.max(0, place - 2), place + 3).includes(second));
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE = new RegExp(String.raw`\b(?:${MONTHS}) \d{1,2}, 20\d\d\b|\b\d{1,2}/\d{1,2}/20\d\d\b`, 'g');
const OF_A_DEADLINE = /\b(?:due|deadlines?|clos(?:e|es|ed|ing)|no later than|submitted by|received by|last day)\b/i;
/** After this long, a day is over everywhere in the country. */
const DAY_OVER_MS = 2 * 24 * 60 * 60_000;

function isOfThisRound({ url, title, passages }: Linked, now: number): boolean {
  if (namesPastYears(`${fileOf(url)} ${title} ${beginningOf(passages)}`, now)) return false;
  const dates = passages
    .filter((passage) => OF_A_DEADLINE.test(passage))
    .flatMap((passage) => passage.match(DATE) ?? []);
  return dates.length === 0 || dates.some((date) => Date.parse(`${date} UTC`) + DAY_OVER_MS > now);
}

const YEAR = /(?<!\d)20\d\d(?!\d)|\b(?:FY|AY|PY)[ '’-]?(?:20)?\d\d\b/gi;

/**
 * Returns whether all the years in a text are past, as in a notice from 2024, or guidelines for the 2023-24 school
 * year.
 */
export function namesPastYears(text: string, now: number): boolean {
  const years = (text.replaceAll('_', ' ').match(YEAR) ?? []).map((year) => 2000 + Number(year.slice(-2)));
  return years.length > 0 && Math.max(...years) < new Date(now).getUTCFullYear();
}

function beginningOf(passages: readonly string[]): string {
  return passages.join('\n').slice(0, BEGINNING);
}

function linesOf(text: string): string[] {
  return text.split('\n');
}

/** Returns the words in an address's file name. */
function fileOf(url: string): string {
  const file = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(file)
      .replace(/\.\w+$/, '')
      .replace(/[-_+.\s]+/g, ' ');
  } catch {
    return file.replace(/[-_+.\s]+/g, ' ');
  }
}
