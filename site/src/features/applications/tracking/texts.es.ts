export const TRACK = {
  title: 'Dé seguimiento a su solicitud',
  text: 'Agregue el programa a sus solicitudes, con el estado de la solicitud y sus notas. La solicitud se sigue haciendo en el sitio web de quien ofrece el programa.',
  button: 'Dar seguimiento a esta solicitud',
} as const;

export const TRACKED = {
  title: 'En su lista de solicitudes',
  description: 'Está en su perfil, con el estado de la solicitud y sus notas.',
  opening: 'Abriendo sus solicitudes…',
} as const;

export const STATUS_TITLE = 'En sus solicitudes:';
export const OPEN_APPLICATIONS = 'Abrir mis solicitudes';
export const APPLICATION_FAILED = 'No se pudo crear la solicitud. Inténtelo de nuevo.';
