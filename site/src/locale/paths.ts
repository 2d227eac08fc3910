import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales.ts';
import { LOCALE } from './locale.ts';
import { isTranslated } from './translated-pages.ts';

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

/**
 * Returns the path of a page in a language, from its path without one. In a language that the page doesn't exist in,
 * returns the default language's.
 */
export function pathIn(locale: Locale, path: string): string {
  const [page = ''] = path.split(/[?#]/);
  if (locale === DEFAULT_LOCALE || !isTranslated(page)) return path;
  return path === '/' ? prefixOf(locale) : `${prefixOf(locale)}${path}`;
}

/** Whether this build has the page at this path. The default language has every page. */
export function isBuilt(path: string): boolean {
  return LOCALE === DEFAULT_LOCALE || isTranslated(path);
}
