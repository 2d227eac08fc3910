import type { Application } from '../../../../contract/saved/applications.ts';

export const COMING_SOON = 'El portal de solicitudes llega pronto';

export const HEAD = {
  title: COMING_SOON,
  description:
    'Todavía no puede enviar solicitudes desde aquí. Por ahora, cada programa las recibe en su propio sitio web.',
} as const;

export const EYEBROW = 'Solicitudes';
export const UNTIL_THEN =
  'Por ahora, usted envía cada solicitud en el sitio web del propio programa. Abra un programa y le mostraremos cómo solicitarlo.';
export const FIND_PROGRAMS = 'Buscar programas para mí';
export const BACK_HOME = 'Volver a la página de inicio';

export const PAUSE_PICTURE = 'Pausar la imagen en movimiento';
export const PLAY_PICTURE = 'Reproducir la imagen en movimiento';

export const STATUS: Readonly<Record<Application['status'], string>> = {
  draft: 'Borrador',
  in_progress: 'En curso',
  submitted: 'Enviada',
  awarded: 'Aprobada',
  declined: 'Rechazada',
};
