import type { Locale } from '../../../contract/locales.ts';
import { prefixOf, withoutLocale } from './prefix.ts';

/** Returns the same page in another language, with its query and anchor. */
export function addressIn(
  locale: Locale,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  return (prefixOf(locale) + withoutLocale(pathname)).replace(/(?<=.)\/$/, '') + search + hash;
}
