export const NO_ANSWER = 'No hay conexión con Grantlight. Revise su internet e intente de nuevo.';
export const UNREADABLE = 'No pudimos leer la respuesta. Vuelva a cargar la página.';
export const UNKNOWN = 'Ocurrió un error desconocido';
