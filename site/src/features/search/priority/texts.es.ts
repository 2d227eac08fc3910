import { PRIORITY } from '../../../../../contract/limits.ts';
import type { UnorderedReason } from '../../../../../contract/search/priority.ts';

/** Says how many programs moved up, compared to the best-match order. */
const movedUp = (count: number) => {
  if (count === 0) return 'Ninguno subió.';
  return count === 1 ? '1 subió.' : `${count} subieron.`;
};

export const BY_AI = {
  asking: 'La IA está ordenando estos programas. Mientras tanto, las mejores coincidencias van primero.',
  askingMore: 'La IA está ordenando también los programas nuevos. Mientras tanto, van al final.',
  ordered: (moved: number) =>
    `La IA ordenó estos programas para usted. ${movedUp(moved)} Nuestras reglas siguen decidiendo cuáles coinciden.`,
  firstOrdered: (moved: number) =>
    `La IA ordenó los primeros ${PRIORITY.programs}. ${movedUp(moved)} Los demás siguen en su orden.`,
} as const;
export const AS_FOUND = 'Las mejores coincidencias van primero.';
export const AS_BEFORE = 'El orden queda como estaba, y los programas nuevos van al final.';
export const TOLD = 'Qué ve la IA';

/** Used when a demo model answers. */
export const BY_DEMO = {
  asking:
    'Un modelo de demostración está ordenando estos programas. Mientras tanto, las mejores coincidencias van primero.',
  askingMore: 'Un modelo de demostración está ordenando también los programas nuevos. Mientras tanto, van al final.',
  ordered: (moved: number) =>
    `Un modelo de demostración en esta computadora ordenó estos programas con reglas. ${movedUp(moved)} No intervino ninguna IA.`,
  firstOrdered: (moved: number) =>
    `Un modelo de demostración en esta computadora ordenó los primeros ${PRIORITY.programs} programas con reglas. ${movedUp(moved)} No intervino ninguna IA.`,
} as const;

export const NOT_HERE =
  'En este sitio no se puede ordenar por IA con ningún plan. Las mejores coincidencias van primero.';
export const PREMIUM_ONLY = 'Ordenar por IA es parte del plan Premium. Aquí, las mejores coincidencias van primero.';
export const UPGRADE = 'Ver el plan Premium';

/** Reasons there's no AI order. */
export const UNORDERED: Readonly<Record<UnorderedReason, string>> = {
  no_model: 'Aquí no hay ningún modelo de IA configurado.',
  timeout: 'La IA no respondió a tiempo.',
  too_many: 'La IA está demasiado ocupada en este momento.',
  over_budget: 'La IA llegó aquí a su límite de hoy. Mañana funcionará de nuevo.',
  tries_used: 'Ya usó todos sus intentos de hoy: demasiados no dieron resultado. Inténtelo de nuevo mañana.',
  failed: 'No se pudo conectar con la IA.',
  refused: 'La IA se negó a ordenar estos programas.',
  unreadable: 'No pudimos leer la respuesta de la IA.',
  too_few: 'Para ordenar se necesitan dos programas.',
  sensitive: 'Lo que escribió es privado, así que no lo enviamos a la IA.',
};
