/** Link to the page where paying members ask questions. Separate, because it loads later. */
export const ASK = { or: ' Or', link: 'ask about your programs' } as const;
