/** The size in pixels that sharing services ask for. */
export const CARD = { width: 1200, height: 630 } as const;
