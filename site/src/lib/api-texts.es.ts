export const NO_ANSWER = 'No podemos conectarnos con Grantlight. Revise su conexión a internet e intente de nuevo.';
export const UNREADABLE = 'Esta página no puede leer la respuesta de Grantlight. Vuelva a cargarla e intente de nuevo.';
export const UNKNOWN = 'Ocurrió un error desconocido';
