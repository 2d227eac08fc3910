import { PRODUCT_NAME } from '../../../contract/limits.ts';

export const PROMISE = 'Subvenciones, préstamos y programas de asistencia para usted, y por qué';

const ALT_START = `${PRODUCT_NAME}: `;

export const cardAlt = (title: string) => `${ALT_START}${title}`;

export const titleOfCard = (alt: string) => (alt.startsWith(ALT_START) ? alt.slice(ALT_START.length) : null);
