/**
 * Returns an error message in this build's language. The contract's messages are in English. `own-message.es.ts`
 * replaces this module in Spanish.
 */
export const useOwnMessage = (message: string | undefined): string | undefined => message;
