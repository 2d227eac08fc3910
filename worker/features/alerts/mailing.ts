import type { Locale } from '../../../contract/locales.ts';
import type { Say } from '../../language/spanish.ts';

/** The inputs for mail to members, besides the database. */
export interface Mailing {
  appUrl: string;
  /** Returns the function that translates program texts to a language. */
  sayIn: (language: Locale) => Promise<Say>;
}
