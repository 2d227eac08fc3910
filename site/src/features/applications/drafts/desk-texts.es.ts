import type { DraftKind } from '../../../../../contract/ai/drafts.ts';

export const DESK = {
  loading: 'Cargando sus borradores',
  failed: 'No se pudieron cargar sus borradores',
  kinds: 'Tipos de borradores',
} as const;

export const KIND_NAMES: Readonly<Record<DraftKind, string>> = {
  application: 'Solicitud',
  phone: 'Llamada',
  decision: 'Carta: pedir una decisión',
  appeal: 'Carta: apelación',
};

export const EDITOR = {
  asked: 'Dónde lo pide quien da el dinero',
  points: (points: number) => `${points} ${points === 1 ? 'punto' : 'puntos'}`,
  words: (count: number, most: number | null) =>
    most === null ? `${count} ${count === 1 ? 'palabra' : 'palabras'}` : `${count} de ${most} palabras como máximo`,
  tooManyWords: (over: number) =>
    `Hay ${over} ${over === 1 ? 'palabra' : 'palabras'} más de las que acepta quien da el dinero.`,
  tooLong: 'Es demasiado largo para guardarlo.',
  save: 'Guardar borrador',
  saving: 'Guardando',
  saved: 'Guardado',
  notSaved: 'Este borrador no se guardó',
  conflict: 'Este borrador se cambió en otro lugar',
  conflictText:
    'No se perdió nada de lo que escribió aquí. Guarde de nuevo para conservar su versión, o vuelva a cargar la página para ver la otra.',
  download: 'Descargar para Word',
  downloadFailed: 'No se pudo crear el archivo. Mejor copie el texto.',
  copy: 'Copiar texto',
  copied: 'Copiado',
  copyFailed: 'Su navegador no nos dejó copiar. Seleccione el texto y cópielo usted.',
  reset: 'Empezar de nuevo',
} as const;

export const RESET = {
  question: '¿Borrar lo que escribió en este borrador?',
  failed: 'No se pudo restablecer este borrador',
  keep: 'Conservarlo',
  confirm: 'Empezar de nuevo',
  removing: 'Empezando de nuevo',
} as const;

export const CHECK = {
  title: 'Antes de enviarlo',
  gaps: (count: number) =>
    count === 1
      ? 'Queda 1 espacio entre corchetes por llenar.'
      : `Quedan ${count} espacios entre corchetes por llenar.`,
  noGaps: 'No quedan espacios por llenar. Léalo una vez en voz alta.',
  overLimit: (sections: readonly string[]) => `Demasiadas palabras: ${sections.join(', ')}.`,
  noBudget: 'El presupuesto todavía no tiene montos.',
  budget: (total: string) => `El presupuesto suma ${total}.`,
} as const;

export const BUDGET = {
  title: 'Presupuesto',
  hint: 'En dólares enteros. Explique en cada línea cómo calculó la cifra.',
  item: 'Concepto',
  dollars: 'Dólares',
  why: 'Cómo calculó la cifra',
  line: (place: number) => `Línea ${place}`,
  add: 'Agregar una línea',
  remove: 'Quitar',
  total: 'Total',
  wrong: 'Escriba dólares enteros, sin centavos.',
} as const;
