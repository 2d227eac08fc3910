import { PRODUCT_NAME } from '../../../../../contract/limits.ts';

export const BACK = 'Volver a los resultados';
export const PROGRAM = 'Detalles del programa';
export const LOADING = 'Cargando el programa';
export const LOADING_FAILED = 'No se pudo cargar el programa';

export const GRANT_NOT_FOUND = {
  title: 'No encontramos el programa',
  description: 'Elija un programa en los resultados de la búsqueda',
} as const;
export const NOT_FOUND = {
  title: 'No encontramos el programa',
  text: 'No tenemos este programa. Tal vez terminó o la dirección está mal.',
  home: 'Volver al inicio',
  search: 'Buscar de nuevo',
} as const;

export const CLOSED = {
  title: 'Este programa no acepta solicitudes ahora',
  passed: 'La fecha límite ya pasó. Pregunte si volverá a abrir.',
  withdrawn: 'Su fuente ya no lo incluye. Pregunte si va a volver.',
} as const;

export const SESSION_EXPIRED = {
  title: 'Su sesión terminó',
  description: 'Vuelva a los resultados y elija un programa',
} as const;

export const PRINT = 'Imprimir';

export const MAY_I = '¿Puedo recibirlo?';
export const SHOW_SOURCES = 'Mostrar mis respuestas y las fuentes';
export const ACTIONS = 'Qué hacer ahora';
export const pageTitle = (title: string) => `${title} | ${PRODUCT_NAME}`;

/** The page's title and description. */
export const HEAD = {
  title: PROGRAM,
  description:
    'Un programa en detalle: qué ofrece, si usted puede recibirlo y por qué, qué tener listo y cómo solicitarlo.',
} as const;
