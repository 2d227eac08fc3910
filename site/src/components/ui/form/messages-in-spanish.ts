import { MESSAGES } from '../../../../../contract/spanish/messages.ts';
import { PhraseBook } from '../../../../../contract/spanish/phrase-book.ts';

const book = new PhraseBook([MESSAGES]);

/** Says an error message in Spanish. A message that already is Spanish stays as it is. */
export const inSpanish = (message: string): string => book.say(message);
