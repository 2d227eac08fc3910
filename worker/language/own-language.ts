import type { Fetcher } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contract/locales.ts';
import type { AppTypes } from '../http/context.ts';
import { messageInSpanish, type Say, spanish } from './spanish.ts';

/** Returns the language that the caller requests. The site's pages request their own; other callers get English. */
export function localeOf({ req }: Pick<Context<AppTypes>, 'req'>): Locale {
  const [first = ''] = (req.header('accept-language') ?? '').split(/[,;]/);
  return LOCALES.find((locale) => locale === first.trim()) ?? DEFAULT_LOCALE;
}

/** Fields that members wrote themselves. They're returned unchanged, even if they happen to match one of our texts. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  ...['firstName', 'lastName', 'username', 'email', 'location', 'occupation', 'organizationName', 'tribalAffiliation'],
  ...['notes', 'searchTerm', 'typed', 'query', 'question', 'criteria', 'id', 'url', 'criterion', 'quote'],
]);

/** English names that a search also looked for. Translated screens don't show them. */
const OFFICIAL_NAMES = 'alsoSearched';

/** Returns a response's JSON with our texts in the caller's language. Quotes and source titles stay in English. */
export async function inOwnLanguage(context: Context<AppTypes>, answer: unknown): Promise<unknown> {
  const say = await answersFor(context);
  return say(answer);
}

/** Returns a function that translates answers into the caller's language, for a response that is sent in parts. */
export async function answersFor(context: Context<AppTypes>): Promise<(answer: unknown) => unknown> {
  if (localeOf(context) === DEFAULT_LOCALE) return (answer) => answer;
  const say = await spanish(context.env.ASSETS);
  return (answer) => translated(answer, say);
}

/** Returns a function that translates our own texts into Spanish, or null if the caller reads English. */
export async function spanishFor(context: Context<AppTypes>): Promise<((english: string) => string) | null> {
  return localeOf(context) === DEFAULT_LOCALE ? null : spanish(context.env.ASSETS);
}

/**
 * Returns a function that translates error messages into the caller's language. Reads no file, since that could fail
 * too.
 */
export function messagesFor(context: Context<AppTypes>): Say {
  return localeOf(context) === DEFAULT_LOCALE ? (english) => english : messageInSpanish;
}

/** Returns a function that translates our texts into a language, for mail and files. */
export async function sayIn(language: Locale, assets: Fetcher): Promise<Say> {
  return language === DEFAULT_LOCALE ? (english) => english : spanish(assets);
}

function translated(value: unknown, say: Say): unknown {
  if (typeof value === 'string') return say(value);
  if (Array.isArray(value)) return value.map((one) => translated(one, say));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([key, one]) => {
    if (key === OFFICIAL_NAMES) return [key, []];
    return [key, isKept(key, value) ? one : translated(one, say)];
  });
  return { ...Object.fromEntries(own), ...(isEnglishProgram(value, say) ? { isEnglish: true } : {}) };
}

/** Whether this is a program without texts in the caller's language, like most programs that agencies publish. */
function isEnglishProgram(value: object, say: (english: string) => string): boolean {
  if (!('programType' in value && 'description' in value && typeof value.description === 'string')) return false;
  return say(value.description) === value.description;
}

/** Whether a field's text isn't ours: a member's own words, a quote or a source's title. */
function isKept(key: string, holder: object): boolean {
  if (key === 'title') return 'url' in holder && 'date' in holder;
  // Members name their searches and passkeys.
  return OWN_WORDS.has(key) || (key === 'name' && ('criteria' in holder || 'createdAt' in holder));
}
