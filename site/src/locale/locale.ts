import type { Locale } from '../../../contract/locales.ts';

/** The language of this build of the site. `locale.es.ts` replaces this module in the Spanish one. */
export const LOCALE: Locale = 'en';

/** For `Intl`. */
export const LANGUAGE_TAG = 'en-US';

/** For shared links. */
export const OPEN_GRAPH_LOCALE = 'en_US';
