import type { LETTER_TEXTS as English } from './template-texts.ts';

export const LETTER_TEXTS: typeof English = {
  greeting: 'Hola:',
  withoutButton: 'Si el botón no funciona, abra esta dirección:',
};
