import type { Locale } from '../../../../contract/locales.ts';

/** The `lang` of texts that exist in English only, such as titles of sources. Undefined in the English build. */
export const ENGLISH_ONLY: Locale | undefined = undefined;
