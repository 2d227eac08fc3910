/** Texts shown on the page before the panel's own code loads. */
export const PANEL = {
  title: 'Mis solicitudes',
  text: 'Lo que está solicitando, cómo va cada solicitud y sus notas. Usted hace cada solicitud en el sitio web de quien ofrece el programa y aquí le da seguimiento.',
  unloaded: 'No se pudieron cargar sus solicitudes. Vuelva a cargar la página para verlas.',
} as const;
