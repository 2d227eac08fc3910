import type { Context } from 'hono';
import * as z from 'zod/mini';
import { builtContent } from '../../../../http/built-content.ts';
import type { AppTypes } from '../../../../http/context.ts';
import { contactsIn } from '../proof/contacts.ts';
import { WordPairs } from './word-pairs.ts';

/** The inputs for an answer in Spanish. */
export interface OwnSpanish {
  /** Translates our own texts to Spanish. Returns any other text unchanged. */
  say(english: string): string;
  pairs: WordPairs;
}

const wordPairs = builtContent(
  'word-pairs.json',
  (json) => new WordPairs(z.record(z.string(), z.string()).parse(json)),
);

/** Returns the inputs for an answer in Spanish, or null if the caller reads English. */
export async function ownSpanishOf(context: Context<AppTypes>): Promise<OwnSpanish | null> {
  const say = await context.get('spanishFor')();
  return say && { say, pairs: await wordPairs(context.env.ASSETS) };
}

/** Returns whether an untranslated text is English, rather than just a name, a number or an address. */
export function isEnglishText(text: string): boolean {
  return /(?<!\S)\p{Ll}{2,}/u.test(contactsIn(text).rest.length > 0 ? text : '');
}
