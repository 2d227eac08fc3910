import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales.ts';

/** Returns the start of a language's paths: none for the default, `/es` for Spanish. */
export function prefixOf(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`;
}
