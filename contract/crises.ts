/** What may be happening right now to the person who types, the most urgent first. */
export const CRISES = ['suicide', 'overdose', 'violence', 'child', 'disaster', 'shelter', 'hunger'] as const;
export type Crisis = (typeof CRISES)[number];
