/** Offers the Spanish page to people who search in Spanish on an English page. */
export const IN_SPANISH = { question: '¿Prefiere español?', link: 'Ver esta página en español' } as const;
