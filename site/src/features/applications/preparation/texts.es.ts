export const LOADING = 'Cargando su lista y sus próximos pasos';
export const FAILED = 'No se pudieron cargar su lista y sus próximos pasos';
export const UNLOADED =
  'Puede leer la lista, pero en este momento no puede marcar nada. Para hacerlo y ver sus próximos pasos, vuelva a cargar la página.';

export const CHECKLIST = 'Su lista de pasos';
export const CHECKLIST_HINT = 'Marque lo que ya está listo. Guardamos su lista y la verá en todos sus dispositivos.';
export const doneOf = (done: number, all: number) => `${done} de ${all} ${done === 1 ? 'listo' : 'listos'}`;
export const NOT_KEPT = 'No pudimos guardar esto.';

export const REGISTRATIONS = {
  title: 'Cuentas que necesita primero',
  takes: 'Cuánto tarda:',
  go: 'Ir a la página oficial',
  source: 'Fuente:',
  of: (date: string) => `(${date})`,
} as const;

export const PLAN = {
  title: 'Sus próximos pasos',
  show: (count: number) => `Mostrar los ${count} pasos`,
  deadline: 'Fecha límite',
  deadlineText: 'El último día, según el calendario de quien ofrece el programa.',
  calendar: 'Agregar estos pasos a mi calendario',
  print: 'Imprimir la lista y los pasos',
} as const;

export const MERGED = {
  title: 'Documentos para todos sus programas',
  text: 'Todo lo que piden sus programas guardados y sus solicitudes, cada documento una sola vez. Márquelo aquí y valdrá para todos.',
  show: 'Mostrar los documentos',
  hide: 'Ocultar los documentos',
  loading: 'Cargando sus documentos',
  failed: 'No se pudieron cargar sus documentos',
  ready: 'Listos',
  list: 'Documentos',
  emptyTitle: 'Todavía no hay documentos',
  empty: 'Guarde un programa o empiece una solicitud, y aquí pondremos la lista de lo que pide.',
  find: 'Buscar programas',
  without: 'No encontramos una lista publicada que valga para este caso. Los programas como estos suelen pedir:',
  for: 'Para',
  asks: (words: string) => `: “${words}”`,
  some: 'Listo para algunos de estos programas',
  print: 'Imprimir los documentos',
} as const;
