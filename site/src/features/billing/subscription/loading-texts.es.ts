/** The subscription tab's texts before its code loads. */
export const LOADING_SUBSCRIPTION = 'Cargando su suscripción';
export const SUBSCRIPTION_ERROR = {
  title: 'Error de suscripción',
  text: 'Hubo un problema al cargar los datos de su suscripción',
  refresh: 'Actualizar',
} as const;
