export const OTHER_LANGUAGE = { label: 'English', locale: 'en' } as const;
