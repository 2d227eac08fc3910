/** The link to this page in the other language, in that language. */
export const OTHER_LANGUAGE = { label: 'Español', locale: 'es' } as const;
