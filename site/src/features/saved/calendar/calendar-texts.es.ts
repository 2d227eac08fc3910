import { CALENDAR_REMINDERS, PRODUCT_NAME } from '../../../../../contract/limits.ts';

/** Adds an article to a date, as in "el 27 de noviembre de 2026", but not to "hoy". */
const onDay = (date: string) => (/^\d/.test(date) ? `el ${date}` : date);

export const CALENDAR = {
  open: 'Calendario',
  dates: 'Agregar mis fechas límite al calendario del teléfono',
  title: 'Sus fechas límite en su calendario',
  description: `Agregue sus fechas límite al calendario de su teléfono o computadora. El calendario las lee de una dirección privada, con recordatorios ${CALENDAR_REMINDERS.join(' y ')} días antes. Si cambia su contraseña, la dirección se desactiva.`,
  loading: 'Cargando la dirección de su calendario',
  failed: 'No funcionó',
  none: 'Todavía no tiene una dirección de calendario.',
  noDates:
    'Por ahora, ninguno de sus programas guardados tiene una fecha fija. El calendario se llenará a medida que guarde programas que sí la tengan.',
  make: 'Crear mi dirección',
  since: (date: string) =>
    `La dirección de su calendario funciona desde ${onDay(date)}. La mostramos una sola vez y no guardamos una copia.`,
  lost: 'Si la perdió, cree una nueva. La anterior dejará de funcionar.',
  makeNew: 'Crear otra dirección',
  turnOff: 'Desactivar',
  off: 'La dirección está desactivada y ya no funciona.',
  address: 'La dirección de su calendario',
  once: 'Cópiela ahora: la mostramos una sola vez. Cualquiera que la tenga puede ver qué programas guardó usted, así que no la comparta.',
  copy: 'Copiar la dirección',
  copied: 'Copiada.',
  notCopied: 'Su navegador no permitió copiarla. Seleccione la dirección y cópiela usted.',
  subscribe: 'Abrir en mi calendario',
  how: `En Google Calendar, elija “Desde URL” en “Otros calendarios” y pegue la dirección. ${PRODUCT_NAME} no necesita acceso a su calendario.`,
} as const;
