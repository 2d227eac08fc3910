/** The way to the page where paying members ask; apart from the list's texts, as it comes later. */
export const ASK = { or: ' Or', link: 'ask about your programs' } as const;
