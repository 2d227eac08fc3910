/** Link to the page where paying members ask questions. Separate, because it loads later. */
export const ASK = { or: ' O', link: 'pregunte sobre sus programas' } as const;
