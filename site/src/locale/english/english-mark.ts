import type { Grant } from '../../../../contract/programs/grants.ts';

type Marked = Pick<Grant, 'isEnglish'>;

/**
 * Returns the language of a program's texts, if it isn't the page's. `english-mark.es.ts` replaces this module in
 * Spanish.
 */
export const languageOf = (_grant: Marked): string | undefined => undefined;

/** A note next to a text that exists in English only, or the name of a program with such texts. */
export const EnglishMark = (_grant: Marked) => null;
