import type { Locale } from '../../../../contract/locales.ts';

export const ENGLISH_ONLY: Locale | undefined = 'en';
