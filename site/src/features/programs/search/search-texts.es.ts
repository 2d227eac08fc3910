import { PRODUCT_NAME } from '../../../../../contract/limits.ts';
import { programs } from '../../../lib/counts.ts';

export const SEARCH = {
  label: '¿Para qué necesita ayuda?',
  hint: 'El nombre de un programa o sus propias palabras: renta, factura de calefacción, universidad',
  action: 'Buscar',
  state: 'Buscar en',
  anywhere: 'Cualquier estado',
  withoutScript: 'La búsqueda necesita JavaScript. Elija abajo una necesidad o vea todos los programas de la A a la Z.',
} as const;

export const FOUND = {
  region: 'Lo que encontró la búsqueda',
  loading: 'Buscando…',
  failed: 'No se pudo cargar la lista de programas. Revise su conexión a internet e inténtelo de nuevo.',
  none: (words: string) =>
    `No encontramos ningún programa para “${words}”. Pruebe con otras palabras o elija abajo una necesidad.`,
  near: (words: string) => `Ningún programa coincide con todo “${words}”. Estos se acercan:`,
  found: (shown: number, all: number, words: string, place: string | undefined) =>
    `${programs(all)} para “${words}”${place ? ` en ${place}` : ''}${all > shown ? `. Los mejores ${shown}:` : ''}`,
  call: {
    before: 'En el 211 saben qué ayuda hay cerca de usted. Llame al',
    number: '211',
    after: ' o',
    help: 'busque ayuda gratuita',
  },
  visitor: 'Crear una cuenta para ver cuáles son para mí',
  member: `Buscar en todo lo que conoce ${PRODUCT_NAME}, con mi perfil`,
} as const;
