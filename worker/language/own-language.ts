import type { Context } from 'hono';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contract/locales.ts';
import type { AppTypes } from '../http/context.ts';
import { messageInSpanish, spanish } from './spanish.ts';

/** Returns the language that the caller asks for. The site's pages name their own; other callers get English. */
export function localeOf({ req }: Pick<Context<AppTypes>, 'req'>): Locale {
  const [first = ''] = (req.header('accept-language') ?? '').split(/[,;]/);
  return LOCALES.find((locale) => locale === first.trim()) ?? DEFAULT_LOCALE;
}

/** What members wrote themselves. It's returned as it is, even if it happens to read like one of our texts. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  ...['firstName', 'lastName', 'username', 'email', 'location', 'occupation', 'organizationName', 'tribalAffiliation'],
  ...[
    'note',
    'notes',
    'searchTerm',
    'typed',
    'query',
    'question',
    'criteria',
    'label',
    'id',
    'url',
    'criterion',
    'quote',
  ],
]);

/** Returns a response's JSON with our texts in the caller's language. Quotes and titles of sources stay English. */
export async function inOwnLanguage(context: Context<AppTypes>, answer: unknown): Promise<unknown> {
  const say = await answersFor(context);
  return say(answer);
}

/** Returns a function that says answers in the caller's language, for a response that comes in parts. */
export async function answersFor(context: Context<AppTypes>): Promise<(answer: unknown) => unknown> {
  if (localeOf(context) === DEFAULT_LOCALE) return (answer) => answer;
  const say = await spanish(context.env.ASSETS);
  return (answer) => translated(answer, say);
}

/** Returns a function that says our own texts in Spanish, or null if the caller reads English. */
export async function spanishFor(context: Context<AppTypes>): Promise<((english: string) => string) | null> {
  return localeOf(context) === DEFAULT_LOCALE ? null : spanish(context.env.ASSETS);
}

/** Returns a function that says an error message in the caller's language. Reads no file, since that could fail too. */
export function messagesFor(context: Context<AppTypes>): (english: string) => string {
  return localeOf(context) === DEFAULT_LOCALE ? (english) => english : messageInSpanish;
}

function translated(value: unknown, say: (english: string) => string): unknown {
  if (typeof value === 'string') return say(value);
  if (Array.isArray(value)) return value.map((one) => translated(one, say));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([key, one]) => [key, isKept(key, value) ? one : translated(one, say)]);
  return { ...Object.fromEntries(own), ...(isEnglishProgram(value, say) ? { isEnglish: true } : {}) };
}

/** Whether this is a program without texts in the caller's language, as most of those that agencies publish. */
function isEnglishProgram(value: object, say: (english: string) => string): boolean {
  if (!('programType' in value && 'description' in value && typeof value.description === 'string')) return false;
  return say(value.description) === value.description;
}

/** Whether a field isn't our text: a member's own words, a quote or the title of a source. */
function isKept(key: string, holder: object): boolean {
  // An estimate's note is ours.
  if (key === 'note' && 'steps' in holder && 'assumes' in holder) return false;
  return OWN_WORDS.has(key) || (key === 'title' && 'url' in holder && 'date' in holder);
}
