export const DISMISS_FAILED = 'No se pudo descartar el programa';
export const UNDO_FAILED = 'No se pudo recuperar el programa';
export const OPEN_DISMISSED = 'Programas que no son para mí';
export const DISMISSED_FAILED = 'No se pudo cargar la lista';
