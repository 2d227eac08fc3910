import { programs } from '../../lib/counts.ts';
import { DOT } from '../../lib/dot.ts';
import { MOST_HELPED, NAME_LENGTH } from './limits.ts';

export const TITLE = 'Personas a quienes ayuda';
/** The page's title and description. */
export const HEAD = {
  title: TITLE,
  description:
    'Para trabajadores sociales, bibliotecarios y asesores de beneficios: guarde las respuestas de cada persona a quien ayuda, vea los programas de esa persona e imprima un resumen.',
} as const;
export const LEAD = 'Guarde las respuestas de cada persona, vea sus programas e imprima un resumen para llevar.';

export const START = {
  title: 'Todavía no hay nadie aquí',
  text: 'Agregue a la primera persona. Usted responde por ella las mismas preguntas que en su propio perfil.',
} as const;
export const ADD = 'Agregar a una persona';
export const FULL = `Ya tiene aquí ${MOST_HELPED} personas, que es el máximo. Quite a una para agregar a otra.`;

export const LIST = {
  label: 'Las personas a quienes ayuda',
  about: (age: number, place: string) => `${age} años${DOT}${place}`,
  /** The day may also be "today", so no article goes before it. */
  changed: (day: string) => `Último cambio: ${day}`,
  programs: 'Ver programas',
  forName: (name: string) => `para ${name}`,
  edit: 'Cambiar respuestas',
  change: 'Cambiar',
  answersOf: (name: string) => `las respuestas de ${name}`,
  remove: 'Quitar',
  removed: (name: string) => `Quitamos a ${name} de este dispositivo.`,
} as const;
export const REMOVAL = {
  question: (name: string) => `¿Quitar de este dispositivo a ${name} y todas sus respuestas?`,
  failed: 'No se pudo quitar',
  keep: 'Conservar',
  confirm: 'Sí, quitar',
  removing: 'Quitando…',
} as const;

/** Explains what happens to the data. Shown where it's stored. */
export const DEVICE = {
  title: 'Qué se queda en este dispositivo',
  notice: 'Las respuestas se guardan en este navegador y en ningún otro lugar.',
  how: 'Cómo funciona',
  points: [
    'Usamos las respuestas un momento para buscar programas y no las guardamos.',
    'Se borran cuando usted cierra sesión, cuando otra persona inicia sesión aquí o cuando usted borra los datos de este navegador. Si cierra la página, se conservan.',
    'Con un archivo puede conservarlas o pasarlas a otra computadora. Cualquier persona que abra el archivo puede leer las respuestas.',
  ],
  save: 'Guardar en un archivo',
  saved: 'El archivo está en sus descargas.',
  open: 'Agregar desde un archivo',
  removeAll: 'Quitar a todos',
  removedAll: 'Quitamos a todos de este dispositivo.',
} as const;
export const REMOVE_ALL = {
  ...REMOVAL,
  question: (count: number) =>
    count === 1
      ? '¿Quitar de este dispositivo a 1 persona y todas sus respuestas?'
      : `¿Quitar de este dispositivo a las ${count} personas y sus respuestas?`,
  confirm: 'Sí, quitar a todos',
} as const;
export const UNREADABLE = {
  title: (count: number) =>
    count === 1 ? 'Aquí hay una entrada que no se puede leer' : `Aquí hay ${count} entradas que no se pueden leer`,
  text: 'Tal vez se guardó con otra versión de esta página. Lo demás está bien. “Guardar en un archivo” también conserva lo que no se puede leer.',
  remove: 'Quitar lo que no se puede leer',
  removed: 'Quitamos lo que no se podía leer.',
} as const;

const people = (count: number, done: 'agregada' | 'actualizada') =>
  count === 1 ? `1 persona ${done}` : `${count} personas ${done}s`;
export const FILE = {
  read: (added: number, updated: number) => {
    if (added + updated === 0) return 'Todas las personas de este archivo ya están aquí.';
    const parts = [
      ...(added > 0 ? [people(added, 'agregada')] : []),
      ...(updated > 0 ? [people(updated, 'actualizada')] : []),
    ];
    return `${parts.join(', ')}.`;
  },
  unreadable: (count: number) =>
    count === 1 ? 'No se pudo leer 1 entrada.' : `No se pudieron leer ${count} entradas.`,
  failed: 'No se agregó el archivo',
  'too-large': 'Es más grande que cualquier archivo que crea esta página.',
  'not-ours': 'Este archivo no se guardó desde esta página. Elija uno que haya guardado con “Guardar en un archivo”.',
  'too-many': (count: number) => `Serían ${count} personas. El máximo es ${MOST_HELPED}.`,
} as const;
export const REFUSED =
  'Este navegador no pudo guardarlo. Tal vez está en modo privado o no tiene espacio, o tal vez otra persona inició sesión.';

export const NAME = {
  label: 'Apodo o iniciales',
  hint: `Solo usted ve esto. No hace falta el nombre completo: basta con “M.K.”. Hasta ${NAME_LENGTH} caracteres`,
  missing: 'Escriba un apodo o las iniciales',
  taken: 'Ya tiene a alguien con este nombre. Agregue algo, como “M.K. 2”.',
} as const;
export const FORM = {
  new: 'Agregar a una persona',
  edit: (name: string) => `Respuestas de ${name}`,
  lead: 'Responda por esta persona. Abajo, “usted”, “su” y “mi” se refieren a esa persona.',
  missing: 'No encontramos a esta persona',
  missingText: 'Tal vez se quitó, o está guardada en otro navegador.',
  save: 'Guardar y ver programas',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  failed: 'No se guardaron las respuestas',
  changedThere: (name: string) => `Se cambiaron los datos de ${name} en otra pestaña`,
  changedText: 'Si guarda aquí, reemplazará esas respuestas.',
  showNewer: 'Ver las respuestas más nuevas',
  removedThere: (name: string) => `Se quitó a ${name} en otra pestaña`,
  removedText: 'Si guarda aquí, agregará de nuevo a esta persona.',
} as const;
export const ALL_PEOPLE = 'Todas las personas';

/** Says whose list this is, on every screen about a person. */
export const BANNER = {
  for: (name: string) => `Para ${name}, no para usted`,
  label: 'De quién son estos programas',
  back: 'Su propia lista',
} as const;
export const PROGRAMS = {
  title: (name: string) => `Programas para ${name}`,
  told: 'Lo que usted nos dijo:',
  you: (name: string) =>
    `Abajo, “usted” es ${name}. Nada de lo que haga aquí cambia lo que usted guardó en su propia cuenta.`,
  print: 'Imprimir un resumen',
  loading: 'Buscando programas',
  failed: 'No se pudieron cargar los programas',
  found: (settled: number, shown: number) =>
    settled > 0
      ? `${programs(settled)} ${settled === 1 ? 'parece adecuado' : 'parecen adecuados'}, de ${shown} en pantalla.`
      : `${programs(shown)} en pantalla.`,
  none: 'No se encontraron programas',
  noneText:
    'Ningún programa coincide con estas respuestas. Revise la edad y el lugar, o pregunte a las personas que ayudan gratis.',
  together: (sums: string) => `En total, alrededor de ${sums}, según los límites y montos de este año.`,
  more: 'Cargar más programas',
  loadingMore: 'Cargando más…',
  added: (count: number) => `${count === 1 ? 'Se agregó' : 'Se agregaron'} ${programs(count)}.`,
  ended: 'No hay más programas.',
  moreFailed: 'No se pudieron cargar más programas',
} as const;
export const GROUPS = {
  settled: { title: 'Estos coinciden', text: 'Según lo que nos dijo, se cumplen los requisitos, o casi todos.' },
  checking: {
    title: 'Vale la pena revisarlos',
    text: 'Nada los descarta. Revise primero los requisitos sin respuesta.',
  },
  rare: {
    title: 'Solo en circunstancias especiales',
    text: 'Cada uno exige algo poco común. La tarjeta dice qué.',
  },
} as const;
export const CARD = {
  qualify: 'Coincide con lo que nos dijo',
  'very-likely': 'Muy probablemente coincide',
  'worth-checking': 'Vale la pena revisarlo',
  'only-if': 'Solo si…',
  unknown: 'Revise los requisitos',
  no: 'Probablemente no',
  all: 'Todos los requisitos y documentos',
  papers: 'Documentos para llevar',
} as const;

export const SUMS = {
  month: (sum: string) => `${sum} al mes`,
  year: (sum: string) => `${sum} al año`,
  and: ' y ',
} as const;

/** The printed summary. */
export const SUMMARY = {
  title: (name: string) => `Programas para ${name}`,
  date: (day: string) => `Datos al ${day}`,
  decision: 'No es una decisión; cada oficina decide.',
  told: 'Lo que nos dijeron',
  settled: 'Coinciden con lo que nos dijeron',
  checking: 'Vale la pena revisarlos',
  apply: 'Dónde solicitarlo:',
  papers: 'Lleve:',
  deadline: 'Fecha límite:',
  more: (count: number) => `y ${count} más`,
  left: (count: number) =>
    count === 1 ? 'Hay 1 programa más en pantalla.' : `Hay ${count} programas más en pantalla.`,
  helpers: 'Quién ayuda gratis',
  made: 'Hecho con Grantlight, un servicio privado, a partir de fuentes públicas. Solicitar programas públicos es gratis.',
} as const;

/** Asked before a logout, because logging out deletes all of the data. */
export const LEAVING = {
  title: '¿Cerrar sesión y quitar a las personas a quienes ayuda?',
  text: (count: number) =>
    `Los datos de ${count === 1 ? '1 persona' : `${count} personas`} están en este navegador y en ningún otro lugar. Si cierra sesión, se borran.`,
  unreadable: 'En este navegador hay algo guardado que no se puede leer aquí. Si cierra sesión, se borra.',
  save: 'Guardar antes en un archivo',
  /** Used when no people are stored, because another tab deleted them. */
  titleOfNobody: '¿Cerrar sesión?',
  nobody: 'En este navegador no hay personas guardadas.',
  leaveOnly: 'Cerrar sesión',
  leave: 'Cerrar sesión y borrar',
  leaving: 'Cerrando sesión…',
  stay: 'Seguir con la sesión abierta',
} as const;

/** Shown on a member's own profile. */
export const ENTRY = {
  ask: '¿Ayuda a otras personas a hacer solicitudes?',
  link: 'Lleve una lista para cada una',
} as const;
