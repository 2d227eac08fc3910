/** Texts of the save button. Separate, because cards and program pages need nothing else about saved programs. */
export const SAVE = 'Guardar';
export const SAVED = 'Guardado';

export const GRANT_SAVED = 'Programa guardado';
export const SAVED_TO_PLAN = 'Guardado en Mi plan';
export const GRANT_REMOVED = 'Programa quitado';
export const SAVING_FAILED = 'No pudimos actualizar sus programas guardados.';
export const UPGRADE_TO_SAVE = 'Cambie de plan para guardar más';
export const UPGRADE = 'Ver el plan Premium';
export const noteNotRestored = (note: string) => `Se guardó de nuevo, pero sin su nota. Decía: “${note}”`;
export const ADD_DEADLINE = 'Agregar la fecha límite a mi calendario';

export const LOADING_SAVED = 'Cargando sus programas guardados';
