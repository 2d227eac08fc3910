import type { Locale } from '../../../contract/locales.ts';
import type { Say } from '../../language/spanish.ts';

/** What mail to members needs besides the database. */
export interface Mailing {
  appUrl: string;
  /** Returns how to say the texts of programs in a language. */
  sayIn: (language: Locale) => Promise<Say>;
}
