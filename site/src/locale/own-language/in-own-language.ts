import type { Locale } from '../../../../contract/locales.ts';
import { LOCALE } from '../locale.ts';

/** Returns a text in this build's language. A plain string is the same in every language. */
export function inOwnLanguage(text: string | Readonly<Record<Locale, string>>): string {
  return typeof text === 'string' ? text : text[LOCALE];
}
