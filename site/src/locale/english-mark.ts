import type { Grant } from '../../../contract/programs/grants.ts';

type Marked = Pick<Grant, 'isEnglish'>;

/** The language of a program's texts, if it isn't the page's. `english-mark.es.ts` replaces this module in Spanish. */
export const languageOf = (_grant: Marked): string | undefined => undefined;

/** A note next to the name of a program whose texts exist in English only. */
export const EnglishMark = (_grant: Marked) => null;
