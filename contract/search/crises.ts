/** Dangers the person typing may face right now, most urgent first. */
export const CRISES = ['suicide', 'overdose', 'violence', 'child', 'disaster', 'shelter', 'hunger'] as const;
export type Crisis = (typeof CRISES)[number];
