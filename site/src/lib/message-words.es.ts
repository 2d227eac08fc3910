import { MESSAGES } from '../../../contract/spanish/messages.ts';
import { PhraseBook } from '../../../contract/spanish/phrase-book.ts';

const book = new PhraseBook([MESSAGES]);

export const messageInOwnLanguage = (message: string): string => book.say(message);
