import { COMPARED_GRANTS, FREE_SAVED_GRANTS, NOTE_LENGTH } from '../../../../contract/limits.ts';
import { programs } from '../../lib/counts.ts';
import type { SavedView } from './my-plan/views.ts';

export const NO_SAVED = {
  title: 'No hay programas guardados',
  text: 'Guarde un programa con el botón de su tarjeta. Lo encontrará aquí, con la fecha límite y sus notas.',
  action: 'Buscar programas',
} as const;
export const SAVED_FAILED = 'No se pudieron cargar sus programas guardados';

export const savedText = (count: number, limit: number | null) =>
  limit === null
    ? `${programs(count)} ${count === 1 ? 'guardado' : 'guardados'}.`
    : `Programas guardados: ${count} de ${limit}.`;
export const LIMIT_TEXT = `Con el plan gratuito puede guardar ${FREE_SAVED_GRANTS} programas. Con Premium, todos los que quiera.`;

export const GROUP_TITLES = {
  dated: 'Abiertos, con fecha límite',
  open: 'Abiertos, sin fecha fija',
  ask: 'Pregunte por las fechas de este año',
  closed: 'Cerrados',
} as const;

/** Title of the printout. */
export const VIEWS_LABEL = 'Programas guardados, en cuatro vistas';
export const VIEW_WORDS: Readonly<Record<SavedView, string>> = {
  todo: 'Qué hacer',
  documents: 'Documentos',
  dates: 'Fechas',
  programs: 'Programas',
};

export const PRINTED_TITLE = 'Programas guardados';

export const REMOVED = 'Se quitó:';
export const UNDO = 'Deshacer';

export const SELECT = 'Seleccionar';
/** Starts selection mode. */
export const COMPARE_OR_EXPORT = 'Comparar o exportar';
/** Ends selection mode. */
export const SELECTED = 'Listo';
/** Explains selection mode. */
export const SELECT_HINT = 'Compare o exporte todos, o seleccione primero algunos abajo.';
export const SELECT_ALL = 'Seleccionar todos';
export const selectedText = (count: number) => (count === 1 ? '1 seleccionado' : `${count} seleccionados`);
export const COMPARE = 'Comparar';
export const CSV = 'Archivo CSV';
export const DOWNLOADING = 'Preparando el archivo…';
export const DOWNLOADED = 'El archivo está en sus descargas.';
export const CSV_FAILED = 'No se pudo crear el archivo';
export const PREMIUM = 'Premium';
export const ACTIONS = 'Qué hacer con los programas guardados';
export const compareHint = (selected: number) => {
  const { least, most } = COMPARED_GRANTS;
  return `Seleccione de ${least} a ${most} programas para compararlos. Ha seleccionado ${selected}.`;
};
export const PREMIUM_ONLY = {
  compare: 'Comparar programas lado a lado es parte del plan Premium.',
  csv: 'La tabla para hojas de cálculo es parte del plan Premium. Imprimir y usar el calendario es gratis.',
} as const;

export const NOTE = {
  label: 'Mi nota',
  hint: 'Solo la ve usted.',
  limit: NOTE_LENGTH,
  add: 'Agregar una nota',
  edit: 'Editar la nota',
  save: 'Guardar la nota',
  saving: 'Guardando…',
  saved: 'Nota guardada.',
  cancel: 'Cancelar',
  failed: 'No se pudo guardar su nota',
  tooLong: `${NOTE_LENGTH} caracteres como máximo`,
} as const;

export const WEBSITE = 'Sitio web oficial:';
export const PAPERS = 'Documentos:';

export const WHOLE_COUNTRY = 'Todo el país';
export const NOTHING_STATED = 'No se indica';
