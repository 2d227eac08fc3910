import { APPLICATION_NOTES_LENGTH } from '../../../../../contract/limits.ts';

export const MY_APPLICATIONS = {
  loading: 'Cargando sus solicitudes',
  failed: 'No se pudieron cargar sus solicitudes',
  list: 'Programas que está solicitando',
  emptyTitle: 'Todavía no hay solicitudes',
  empty:
    'Abra un programa y toque “Dar seguimiento a esta solicitud” cerca del final de la página. Después aparecerá aquí con su estado, su próximo paso y sus notas.',
  fromPlan: 'Empiece con uno de su plan:',
  track: 'Dar seguimiento',
  notTracked: 'No se pudo agregar',
  find: 'Buscar programas',
} as const;
export const countOf = (count: number) =>
  count === 1 ? '1 solicitud' : `${count} solicitudes; primero, la que cambió más recientemente`;

export const NEXT = {
  title: 'Próximo paso',
  steps: {
    draft: 'Marque lo que necesita y después empiece el formulario.',
    in_progress: 'Termine el formulario y envíelo. Guarde una copia.',
    submitted: 'Guarde la confirmación. Si no le contestan, llame y pregunte.',
    awarded: 'Guarde la carta. Anote cuándo tiene que renovar.',
    declined: 'Lea la carta: puede decir por qué y qué puede hacer usted.',
  },
  toChecklist: 'Abrir la lista de pasos',
} as const;

export const STATUS_LABEL = 'Estado de la solicitud';
export const STATUS_FAILED = 'No se pudo cambiar el estado de la solicitud';
export const statusSaved = (status: string) => `Guardado: ${status}.`;

export const FACTS = {
  deadline: 'Fecha límite',
  changed: 'Último cambio',
  closed: 'Cerrado',
  closedText: 'Ya no recibe solicitudes. Sus notas se quedan aquí.',
  missing: 'No se indica quién lo ofrece',
} as const;

export const NOTES = {
  label: 'Mis notas',
  hint: 'Solo las ve usted.',
  limit: APPLICATION_NOTES_LENGTH,
  tooLong: `${APPLICATION_NOTES_LENGTH.toLocaleString('es-US')} caracteres como máximo`,
  add: 'Agregar notas',
  edit: 'Editar las notas',
  save: 'Guardar notas',
  saving: 'Guardando…',
  saved: 'Notas guardadas.',
  cancel: 'Cancelar',
  failed: 'No se pudieron guardar las notas de la solicitud',
} as const;

export const REMOVAL = {
  remove: 'Quitar',
  question: (title: string) =>
    `¿Quitar “${title}” de sus solicitudes? Borraremos el estado y las notas. Esto no retira lo que usted envió a quien ofrece el programa.`,
  confirm: 'Sí, quitarla',
  removing: 'Quitando…',
  keep: 'Conservarla',
  failed: 'No se pudo quitar',
  done: (title: string) => `Quitamos “${title}” de sus solicitudes.`,
} as const;
