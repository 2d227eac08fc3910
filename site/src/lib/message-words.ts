/**
 * Returns a message of the contract's schemas in this build's language. `message-words.es.ts` replaces this module in
 * Spanish.
 */
export const messageInOwnLanguage = (message: string): string => message;
