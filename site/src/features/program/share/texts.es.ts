import { PRODUCT_NAME } from '../../../../../contract/limits.ts';

export const SHARE = {
  button: 'Compartir',
  copied: 'Enlace copiado',
  copiedText: 'Lleva a la página pública de este programa y no dice nada sobre usted.',
  officialCopied: 'Dirección oficial copiada',
  officialText: `Este programa no tiene una página pública en ${PRODUCT_NAME}, así que esta es la dirección de su propio sitio web.`,
  none: 'Este programa no tiene una página pública ni un sitio web para compartir.',
  failed: 'No se pudo copiar el enlace',
  byHand: 'Copie esta dirección:',
} as const;
