import type { Fetcher } from '@cloudflare/workers-types';
import * as z from 'zod/mini';
import { MESSAGES } from '../../contract/spanish/messages.ts';
import { PhraseBook } from '../../contract/spanish/phrase-book.ts';
import { builtContent } from '../http/built-content.ts';
import { ANSWERS } from './answers.ts';

const book = new PhraseBook([MESSAGES, ANSWERS]);

/** Returns an error message in Spanish. */
export const messageInSpanish = (english: string): string => book.say(english);

/** The Spanish texts of programs, keyed by the English ones. */
const ownTexts = builtContent(
  'own-texts.json',
  (json) => new Map(Object.entries(z.record(z.string(), z.string()).parse(json))),
  'es',
);

const phrases = z.record(z.string(), z.string());
const ownPhrases = z.object({ sentences: phrases, words: phrases, answers: phrases });

interface Books {
  /** The sentences that matching writes about a person. */
  matching: PhraseBook;
  /** Plans and drafts. */
  answers: PhraseBook;
}

const NO_BOOKS: Books = { matching: new PhraseBook([]), answers: new PhraseBook([]) };

/** Long texts aren't in the bundle, because most callers want English. */
const ownBooks = builtContent(
  'own-phrases.json',
  (json) => {
    return booksOf(ownPhrases.parse(json));
  },
  'es',
);

/** Translates one of our English texts. Returns unknown texts unchanged. */
export type Say = (english: string) => string;

/** Returns phrase books with the phrases that the Spanish build wrote. */
export function booksOf({ sentences, words, answers }: z.infer<typeof ownPhrases>): Books {
  return {
    matching: new PhraseBook([sentences], { words, knowsParts: true }),
    answers: new PhraseBook([answers]),
  };
}

/** Returns a function that translates our English texts into Spanish. */
export async function spanish(assets: Fetcher): Promise<Say> {
  return inSpanish(...(await Promise.all([ownTexts(assets), ownBooks(assets)])));
}

/** Like `spanish`, but with the given program texts and phrase books. */
export function inSpanish(texts: ReadonlyMap<string, string>, { matching, answers } = NO_BOOKS): Say {
  const ofProgram = (english: string): string => texts.get(english) ?? english;
  const one = (english: string): string =>
    texts.get(english) ??
    // First, because this book never translates only half of a sentence.
    matching.find(english, ofProgram) ??
    book.find(english, one) ??
    answers.find(english, one) ??
    dayInSpanish(english) ??
    english;
  const line = (english: string) => withoutAmount(english, one);
  return (english) =>
    texts.get(english) ??
    english
      .split('\n')
      .map((text) => lineInSpanish(text, line))
      .join('\n');
}

/** Documents, conditions and drafts consist of lines, some with a bullet or a number. */
const LINE_START = /^(?:• |\d+\. )/;

function lineInSpanish(english: string, say: (english: string) => string): string {
  const own = say(english);
  const [start = ''] = own === english ? (LINE_START.exec(english) ?? []) : [];
  return start === '' ? own : start + say(english.slice(start.length));
}

const ENGLISH_DAY =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/;
const DAY = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Translates "June 1, 2027" to "1 de junio de 2027". */
function dayInSpanish(english: string): string | undefined {
  return ENGLISH_DAY.test(english) ? DAY.format(Date.parse(`${english} UTC`)) : undefined;
}

/** The amount of a poverty-line limit, as `withDollars` adds it (matching/conditions/poverty-line-sentences.ts). */
const AMOUNT = / \(about (\$[\d,]+) a year for (one|\d+) (?:person|people)\)/;
const LINE = /\d{2,3} ?% (?:del|de la) (?:nivel|línea) (?:federal )?de (?:la )?pobreza/;

function withoutAmount(english: string, say: (english: string) => string): string {
  const found = AMOUNT.exec(english);
  if (!found) return say(english);
  const [added, sum, people] = found;
  const own = say(english.replace(added, ''));
  const amount = ` (unos ${sum} al año para ${people === 'one' ? 'una persona' : `${people} personas`})`;
  const line = LINE.exec(own);
  const end = line ? line.index + line[0].length : own.length;
  return own.slice(0, end) + amount + own.slice(end);
}
