import { PRODUCT_NAME } from '../../../../../contract/limits.ts';

export const SHARE = {
  button: 'Compartir',
  copied: 'Enlace copiado',
  copiedText: 'Lleva a su página pública y no dice nada sobre usted.',
  officialCopied: 'Dirección oficial copiada',
  officialText: `No tiene una página pública en ${PRODUCT_NAME}, así que esta es la de su propio sitio web.`,
  none: 'No tiene ninguna página que compartir.',
  failed: 'No se pudo copiar el enlace',
  byHand: 'Copie esta dirección:',
} as const;
