/** Social card size in pixels, as sharing services expect. */
export const CARD = { width: 1200, height: 630 } as const;
