import type { Locale } from '../../../contract/locales.ts';

export const LOCALE: Locale = 'es';
export const LANGUAGE_TAG = 'es-US';
export const OPEN_GRAPH_LOCALE = 'es_US';
