import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales.ts';
import { LOCALE } from './locale.ts';
import { prefixOf } from './prefix.ts';
import { isTranslated } from './translated-pages.ts';

/**
 * Returns the path of a page in a language, given its path without one. If the page doesn't exist in that language,
 * returns the default language's path.
 */
export function pathIn(locale: Locale, path: string): string {
  const [page = ''] = path.split(/[?#]/);
  if (locale === DEFAULT_LOCALE || !isTranslated(page)) return path;
  return `${prefixOf(locale)}${page === '/' ? path.slice(1) : path}`;
}

/** Returns the language of the page at this path, for `lang` and `hreflang`; undefined if it's this build's. */
export function otherLanguageOf(path: string): Locale | undefined {
  return isBuilt(path) ? undefined : DEFAULT_LOCALE;
}

/** Returns whether this build has the page at this path. The default language has every page. */
export function isBuilt(path: string): boolean {
  return LOCALE === DEFAULT_LOCALE || isTranslated(path);
}
