import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales.ts';
import { LOCALE } from './locale.ts';

/** Returns the start of a language's paths: none for the default, `/es` for Spanish. */
export function prefixOf(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`;
}

/** Returns a path without its language, by default this build's: `/es/about` is `/about`. */
export function withoutLocale(path: string, locale: Locale = LOCALE): string {
  const prefix = prefixOf(locale);
  if (prefix === '' || (path !== prefix && !path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}
