import { MOST_SAVED_SEARCHES } from '../../../../contract/limits.ts';
import type { AlertFrequency, ReminderDay } from '../../../../contract/saved/alerts.ts';

export const NAME = { label: 'Nombre', hint: 'Para que pueda reconocerla' } as const;
export const PROFILE_SEARCH = 'Programas para mi perfil';

export const FREQUENCY = 'Enviarme un correo con lo nuevo';
export const FREQUENCIES: Readonly<Record<AlertFrequency, string>> = {
  weekly: 'Una vez por semana',
  daily: 'Todos los días',
  off: 'Nunca',
};
export const PART_OF_PREMIUM = 'Parte de Premium';
export const NO_ROOM = 'El plan gratuito le envía correos sobre una sola búsqueda, y ya los recibe sobre otra';

export const SEARCHES = {
  title: 'Búsquedas guardadas',
  state: 'Repita una búsqueda y elija qué le enviamos por correo electrónico.',
  action: 'Mostrar',
  about: 'sus búsquedas guardadas',
  list: 'Sus búsquedas guardadas',
  loading: 'Cargando sus búsquedas guardadas…',
  failed: 'No se pudieron cargar sus búsquedas guardadas',
  run: 'Buscar',
  change: 'Cambiar',
  remove: 'Eliminar',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  notSaved: 'La búsqueda no se cambió',
  confirmRemoval: 'Sí, eliminarla',
  removing: 'Eliminando…',
  keep: 'Conservarla',
  notRemoved: 'La búsqueda no se eliminó',
  full: `Tiene ${MOST_SAVED_SEARCHES} búsquedas guardadas. Elimine una para guardar otra.`,
} as const;
export const NO_SEARCHES = {
  title: 'Todavía no hay búsquedas guardadas',
  text: 'Busque algo y luego elija “Guardar esta búsqueda” arriba de los resultados.',
  action: 'Ir a la búsqueda',
} as const;
export const removalQuestion = (name: string) => `¿Eliminar “${name}”?`;
export const removed = (name: string) => `Eliminamos “${name}”.`;
export const changed = (name: string) => `Guardamos sus cambios en “${name}”.`;

export const PAUSED = 'En pausa: el plan gratuito le envía correos sobre una sola búsqueda';
export const mailState = (frequency: AlertFrequency) =>
  ({ off: 'Sin correos', daily: 'Correo todos los días', weekly: 'Correo una vez por semana' })[frequency];
export const lastMail = (day: string) => `último envío: ${day}`;

export const REMINDERS = {
  title: 'Recordatorios de fechas límite',
  state: 'Un correo electrónico antes de que cierre un programa guardado.',
  action: 'Cambiar',
  about: 'sus recordatorios de fechas límite',
  legend: 'Recordarme',
  hint: 'Para programas con una fecha límite fija. Como máximo un correo al día, por la mañana. Para no recibirlos, no elija ninguno.',
  save: 'Guardar',
  saving: 'Guardando…',
  failed: 'Sus recordatorios no se cambiaron',
  done: 'Sus recordatorios están guardados',
  cancel: 'Cancelar',
} as const;
export const daysBefore = (days: ReminderDay) => (days === 1 ? '1 día antes' : `${days} días antes`);
export const remindersDone = (days: readonly ReminderDay[]) => {
  if (days.length === 0) return 'Sin recordatorios.';
  return `Le enviaremos un correo electrónico ${new Intl.ListFormat('es-US').format(days.map(String))} ${days.length === 1 && days[0] === 1 ? 'día' : 'días'} antes de una fecha límite.`;
};

export const CHANGE_MAIL = {
  title: 'Cambios en programas guardados',
  state: 'Enviarme un correo electrónico cuando cambien una fecha límite, un monto o las reglas.',
  action: 'Cambiar',
  about: 'los correos sobre programas guardados',
  label: 'Enviarme un correo sobre cambios en los programas que guardé',
  hint: 'Un solo correo incluye todos los cambios. Si nada cambió, no recibirá ninguno.',
  save: 'Guardar',
  saving: 'Guardando…',
  failed: 'Su elección no se guardó',
  done: 'Su elección está guardada',
  cancel: 'Cancelar',
} as const;
export const changeMailDone = (isWanted: boolean) =>
  isWanted
    ? 'Le enviaremos un correo electrónico cuando cambie un programa que guardó.'
    : 'No recibirá correos sobre cambios.';

export const UNCONFIRMED = {
  title: 'Falta confirmar su dirección de correo electrónico',
  action: 'Enviarme el enlace',
  sending: 'Enviando…',
  failed: 'El enlace no se envió',
} as const;
export const ASKED = {
  title: '¿Podemos escribirle por correo electrónico?',
  away: 'Ahora no',
  failed: 'No se pudo cerrar la pregunta',
} as const;
export const askedText = (email: string) =>
  `Abra el enlace que le enviemos a ${email}. Así podremos avisarle de programas nuevos y fechas límite, si usted quiere. Todo lo demás funciona sin eso.`;
export const unconfirmedText = (email: string) =>
  `No le enviaremos correos a ${email} hasta que abra el enlace que le enviemos a esa dirección.`;
export const linkSent = (email: string) => `Enviamos un enlace a ${email}. Sirve una sola vez, durante una hora.`;
