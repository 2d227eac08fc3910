/** Offers the same page in Spanish, to people who search in Spanish on a page in English. In Spanish. */
export const IN_SPANISH = { question: '¿Prefiere español?', link: 'Ver esta página en español' } as const;
