import { DISMISSED_GRANTS } from '../../../../../contract/limits.ts';

/** Dialog texts. Separate, because the page doesn't need them until the dialog opens. */
export const DISMISSED = {
  title: 'No es para mí',
  description: `Programas que usted descartó o que ya recibe. No los incluimos en sus búsquedas ni en sus avisos, y recordamos los últimos ${DISMISSED_GRANTS}.`,
  loading: 'Cargando los programas que descartó',
  none: 'No ha descartado ningún programa. En la tarjeta de un programa, elija “No es para mí” para que no aparezca en sus búsquedas.',
  received: 'Ya los recibe',
  others: 'No son para usted',
  restore: 'Recuperar',
  restored: 'Recuperado',
} as const;
