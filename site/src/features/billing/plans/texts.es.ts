import type { AiAnswers } from '../../../../../contract/ai/ai.ts';
import type { Tier } from '../../../../../contract/billing.ts';

export const PRICE_TERMS: Readonly<Record<Tier, string>> = {
  free: 'por el tiempo que quiera',
  premium: 'al mes',
  platinum: 'al mes',
};

export const COMING_SOON = 'Próximamente';

export const CHOOSE_PREMIUM = 'Elegir Premium';
export const CHOOSE_PLATINUM = 'Elegir Platinum';
export const PLATINUM_LATER = 'Todavía no está a la venta.';

export const AI_DETAIL: Readonly<Record<AiAnswers | 'unknown', (what: string) => string>> = {
  model: (what) => `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
  demo: (what) => `Con un modelo de demostración: ${what}`,
  nobody: () => NOT_HERE,
  unknown: (what) => `Donde hay IA configurada: ${what}`,
};
export const NOT_HERE = 'No en este sitio: no hay ningún modelo de IA configurado';
export const SAID_BEFORE = 'Antes de pagar, verá si hay IA configurada en este sitio.';

export const PREMIUM_ADDS = [
  'Comprobación del sitio web oficial',
  'Todos los programas guardados que quiera',
  'Sus programas lado a lado y en una hoja de cálculo',
  'Avisos diarios de programas nuevos',
] as const;
export const PREMIUM_ADDS_BY_AI = [
  'Un análisis de cada programa, con las palabras de la fuente',
  'Respuestas sobre un programa o su lista, cada oración con su fuente',
  'Sus resultados ordenados por IA: qué subió, cuánto y por qué',
] as const;

export const PREMIUM_HERE = {
  title: 'Qué agrega Premium aquí',
  not: 'No en este sitio',
  why: 'Aquí no hay ningún modelo de IA configurado.',
  perhaps: 'Solo donde hay IA configurada',
} as const;

export const WITHOUT_MODEL = {
  title: 'En este sitio no hay IA',
  text: 'Aquí no hay ningún modelo de IA configurado, así que Premium no analiza, no responde preguntas ni ordena resultados por IA.',
} as const;

export const DEMO = {
  title: 'Modelo de demostración',
  text: 'Responde según reglas en esta computadora, sin IA.',
} as const;
