/** Link to the page where paying members ask questions, in a separate file because it loads later. */
export const ASK = { or: ' Or', link: 'ask about your programs' } as const;
