export const VERDICTS = { met: 'Lo cumple', unknown: 'Por revisar', unmet: 'No lo cumple' } as const;
