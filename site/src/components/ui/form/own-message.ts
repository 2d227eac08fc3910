/**
 * Returns an error message in this build's language. The contract's are English; `own-message.es.ts` replaces this
 * module in Spanish.
 */
export const useOwnMessage = (message: string | undefined): string | undefined => message;
