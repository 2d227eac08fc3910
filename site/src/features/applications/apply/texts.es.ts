import { AGENT_CONTACT_HOURS, PRODUCT_NAME } from '../../../../../contract/limits.ts';

/** Words the last attempt: "(último intento: hoy)". */
const tried = (date: string | null) => (date === null ? '' : ` (último intento: ${date})`);
/** Adds an article to a date, as in "el 27 de noviembre de 2026", but not to "hoy". */
const onDay = (date: string) => (/^\d/.test(date) ? `el ${date}` : date);

export const READY_TO_APPLY = '¿Todo listo para solicitar?';
export const APPLY_THERE = `Todavía no se pueden enviar solicitudes directamente por medio de ${PRODUCT_NAME}. Usted hace la solicitud en el sitio web de quien ofrece el programa, y los pasos de arriba le muestran cómo.`;
export const APPLY_INDEPENDENTLY = 'Solicitar por mi cuenta';
export const REQUEST_AGENT = 'Pedir ayuda de un agente';
export const AGENT_REQUESTED = {
  title: 'Usted pidió la ayuda de un agente',
  description: `Un especialista se comunicará con usted en un plazo de ${AGENT_CONTACT_HOURS} horas.`,
} as const;
export const APPLY_PORTAL = 'El portal de solicitudes llega pronto';
export const NO_URL = {
  title: 'No hay una dirección web válida',
  description: 'No encontramos un enlace directo para hacer la solicitud. Intente buscar el programa por su nombre.',
} as const;
/** The known state of the application address. `date` is the last attempt. */
export const WEBSITE_STATE = {
  checking: 'Comprobando esta dirección web…',
  unchecked: 'En este momento no pudimos comprobar esta dirección web.',
  works: (date: string | null) => `Esta dirección web funciona${tried(date)}.`,
  unsure: (date: string | null) =>
    `No pudimos comprobar esta dirección web${tried(date)}. Tal vez a usted sí le funcione.`,
  dead: (date: string | null) => `Ninguna de las direcciones web de este programa funciona${tried(date)}`,
  knownDead: (since: string, date: string | null) =>
    `Esta dirección web no funciona desde ${onDay(since)}${tried(date)}`,
  deadText:
    'El enlace puede estar roto. Busque el programa por su nombre o pregunte a quien lo ofrece. Probamos con esta dirección:',
} as const;
