/** The link to this page in the other language, in that language. */
export const OTHER_LANGUAGE = { label: 'Español', locale: 'es' } as const;
/** Marks a page that exists in English only, where it's listed in another language. */
export const ENGLISH_MARK = 'in English only';
