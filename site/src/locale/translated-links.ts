import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales.ts';
import { prefixOf } from './prefix.ts';

/** The pages that scripts open, by the start of their paths. */
const PAGES =
  'auth|profile|search-results|subscription|applications|ask|people|grants|get-help|reset-password|terms|privacy|refunds|ai-notice';
/** A string in a script that starts with one of these pages. */
const LINK = new RegExp(`(["'\`])/(?=(?:${PAGES})(?:[/?#]|\\1))`, 'g');
/** The home page, whose path is too short to tell from other strings. */
const HOME = /(href=|location\.(?:assign|replace)\(|\bHOME = )(["'])\/\2/g;

/**
 * A Vite plugin for a translated build. Makes scripts open pages in its language. `translatedSite` does so for links in
 * HTML.
 */
export function translatedLinks(locale: Locale) {
  return {
    name: 'translated-links',
    enforce: 'pre' as const,
    transform(code: string, id: string, options?: { ssr?: boolean }): string | null {
      const isOurs = id.includes('/site/src/') && !id.includes('/site/src/locale/');
      return locale === DEFAULT_LOCALE || !isOurs || options?.ssr ? null : withOwnPages(code, locale);
    },
  };
}

/** Prefixes the page paths in a script with the language. */
export function withOwnPages(code: string, locale: Locale): string {
  const prefix = prefixOf(locale);
  return code.replace(LINK, `$1${prefix}/`).replace(HOME, `$1$2${prefix}$2`);
}
