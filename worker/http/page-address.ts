import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.ts';

/** What a page's address depends on: the product's own, and the reader's language. */
export interface Site {
  appUrl: string;
  language: Locale;
}

/** Returns the full address of a page in the reader's language. The page must exist in each language. */
export function pageAddress({ appUrl, language }: Site, path: string): string {
  return new URL(language === DEFAULT_LOCALE ? path : `/${language}${path}`, appUrl).href;
}
