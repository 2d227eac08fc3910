import type { Context } from 'hono';
import * as z from 'zod/mini';
import { DEFAULT_LOCALE } from '../../../../../contract/locales.ts';
import { builtContent } from '../../../../http/built-content.ts';
import type { AppTypes } from '../../../../http/context.ts';
import { localeOf } from '../../../../language/own-language.ts';
import { spanish } from '../../../../language/spanish.ts';
import { contactsIn } from '../proof/contacts.ts';
import { WordPairs } from './word-pairs.ts';

/** What it takes to answer in Spanish. */
export interface OwnSpanish {
  /** Says our own texts in Spanish. Returns any other text unchanged. */
  say(english: string): string;
  pairs: WordPairs;
}

const wordPairs = builtContent(
  'word-pairs.json',
  (json) => new WordPairs(z.record(z.string(), z.string()).parse(json)),
);

/** Returns null if the caller reads English. */
export async function ownSpanishOf(context: Context<AppTypes>): Promise<OwnSpanish | null> {
  if (localeOf(context) === DEFAULT_LOCALE) return null;
  const [say, pairs] = await Promise.all([spanish(context.env.ASSETS), wordPairs(context.env.ASSETS)]);
  return { say, pairs };
}

/** Whether a text that wasn't translated is in English, rather than just a name, a number or an address. */
export function isEnglish(text: string): boolean {
  return /(?<!\S)\p{Ll}{2,}/u.test(contactsIn(text).rest.length > 0 ? text : '');
}
