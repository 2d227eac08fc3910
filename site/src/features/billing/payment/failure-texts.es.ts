export const INVALID_PREPARATION = 'El servidor envió una respuesta no válida';
export const PAYMENT_UNAVAILABLE = 'No pudimos iniciar el sistema de pagos. Comuníquese con soporte.';
