import { MESSAGES } from '../../../../../contract/spanish/messages.ts';
import { PhraseBook } from '../../../../../contract/spanish/phrase-book.ts';

const book = new PhraseBook([MESSAGES]);

/** Translates an error message into Spanish. Returns a message that's already in Spanish unchanged. */
export const inSpanish = (message: string): string => book.say(message);
