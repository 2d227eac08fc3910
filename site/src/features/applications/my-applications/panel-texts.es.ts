/** Texts shown on the page before the panel's own code loads. */
export const PANEL = {
  title: 'Mis solicitudes',
  text: 'Lo que está solicitando, cómo va y sus notas. Usted presenta cada solicitud en el sitio del programa.',
  unloaded: 'No se pudieron cargar sus solicitudes. Vuelva a cargar la página.',
} as const;
