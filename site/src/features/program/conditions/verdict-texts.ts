/** Says whether a condition is met, for screen readers and lists. */
export const VERDICTS = { met: 'Met', unknown: 'To check', unmet: 'Not met' } as const;
