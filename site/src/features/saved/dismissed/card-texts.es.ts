/** Card texts. Separate, because their code loads after the page. */
export const NOT_FOR_ME = 'No es para mí';
export const GET_THIS = 'Ya lo recibo';
export const dismissedText = 'no volverá a aparecer en sus búsquedas ni en sus avisos.';
/** For programs the member already gets. */
export const receivedText = 'ya no está en su lista ni en el total: usted ya lo recibe.';
export const UNDO = 'Deshacer';
