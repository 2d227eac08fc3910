export const OTHER_LANGUAGE = { label: 'English', locale: 'en' } as const;
export const ENGLISH_MARK = 'solo en inglés';
