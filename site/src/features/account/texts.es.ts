import { PRODUCT } from '../../../../contract/limits.ts';
import { DOT } from '../../lib/dot.ts';

export const TITLE = 'Su cuenta';
export const INTRODUCTION = 'Su nombre, cómo inicia sesión, dónde tiene la sesión abierta y sus datos.';
export const ALERTS = {
  title: 'Nuestros correos',
  text: 'Elija qué correos le enviamos y con qué frecuencia.',
} as const;

export const CANCEL = 'Cancelar';
export const CURRENT_PASSWORD = 'Contraseña actual';

export const NAME = {
  title: 'Nombre y teléfono',
  action: 'Cambiar',
  about: 'su nombre y su teléfono',
  firstName: 'Nombre',
  lastName: 'Apellido',
  phone: 'Teléfono',
  save: 'Guardar',
  saving: 'Guardando…',
  failed: 'No se cambiaron su nombre ni su teléfono',
  done: 'Guardado',
} as const;
export const nameState = ({
  firstName,
  lastName,
  phone,
}: {
  firstName: string;
  lastName: string;
  phone: string | null;
}) => [`${firstName} ${lastName}`, phone].filter(Boolean).join(DOT);
export const nameDone = (firstName: string) => `Desde ahora le llamaremos ${firstName}.`;

export const EMAIL = {
  title: 'Correo electrónico',
  action: 'Cambiar',
  about: 'su correo electrónico',
  next: 'Nuevo correo electrónico',
  hint: 'Enviaremos allí un enlace. Su correo electrónico cambia cuando usted abre el enlace.',
  passwordHint: 'Así, otra persona en esta pantalla no puede entrar a su cuenta',
  save: 'Enviar el enlace',
  saving: 'Enviando…',
  failed: 'No se cambió su correo electrónico',
  done: 'Ahora abra el enlace que le enviamos por correo',
} as const;
export const emailDone = (next: string, now: string) =>
  `Lo enviamos a ${next}. Funciona una sola vez, durante una hora. Mientras no lo abra, su dirección sigue siendo ${now}.`;

export const LANGUAGE = {
  title: 'Idioma de los correos',
  action: 'Cambiar',
  about: 'el idioma de los correos',
  hint: 'Su calendario y los archivos que descargue también vienen en este idioma.',
  save: 'Guardar',
  saving: 'Guardando…',
  failed: 'No se cambió el idioma de sus correos',
  done: 'Guardado',
} as const;
export const languageDone = (name: string) => `Desde ahora le enviaremos los correos en este idioma: ${name}.`;

export const PASSWORD_TEXTS = {
  title: 'Contraseña',
  state: 'Cámbiela si otra persona podría saberla.',
  action: 'Cambiar',
  about: 'su contraseña',
  next: 'Contraseña nueva',
  repeat: 'Repita la contraseña nueva',
  note: 'Esto cierra su sesión en todos los demás navegadores. En este sigue abierta. Si creó una dirección de calendario, se desactiva.',
  save: 'Cambiar contraseña',
  saving: 'Guardando…',
  failed: 'No se cambió su contraseña',
  done: 'Se cambió su contraseña',
  doneText: 'Cerramos su sesión en todos los demás navegadores. Si tenía una dirección de calendario, la desactivamos.',
} as const;

export const SECOND_FACTOR = {
  title: 'Aplicación de autenticación',
  state: 'Pedir un código de una aplicación de su teléfono cuando inicie sesión. Opcional.',
  action: 'Mostrar',
  about: 'su aplicación de autenticación',
  loading: 'Cargando…',
  loadFailed: 'No se pudo cargar esta parte',
  off: 'Está desactivada. Para configurarla, escriba primero su contraseña.',
  start: 'Configurar',
  scan: 'Escanee esto con su aplicación o escriba la clave a mano. Después, escriba el código que muestra la aplicación.',
  picture: 'Código QR con la clave para su aplicación',
  key: 'Clave',
  open: 'Abrir en una aplicación de este dispositivo',
  code: 'Código de su aplicación',
  confirm: 'Activar',
  confirming: 'Activando…',
  failed: 'No se cambió su aplicación de autenticación',
  codes: 'Sus códigos de recuperación',
  codesText:
    'Si pierde su teléfono, con cada uno de estos códigos puede entrar una vez. Imprímalos o anótelos ahora: no podemos mostrarlos de nuevo.',
  codesKept: 'Ya los guardé',
  turnOff: 'Desactivar',
  working: 'Revisando…',
  onDone: 'Su aplicación de autenticación está activada',
  onDoneText: 'Desde ahora, para iniciar sesión necesita un código de su aplicación.',
  offDone: 'Su aplicación de autenticación está desactivada',
  offDoneText: 'De nuevo basta con su contraseña para iniciar sesión.',
} as const;
export const secondFactorOn = (left: number) =>
  `Está activada. ${left === 1 ? 'Le queda 1 código' : `Le quedan ${left} códigos`} de recuperación. Si quiere códigos nuevos, desactívela y configúrela otra vez.`;

export const PASSKEYS = {
  title: 'Llaves de acceso (passkeys)',
  state: 'Inicie sesión con su cara, su huella o un PIN en lugar de su contraseña. Opcional.',
  action: 'Mostrar',
  about: 'sus llaves de acceso',
  loading: 'Cargando…',
  loadFailed: 'No se pudieron cargar sus llaves de acceso',
  none: 'Todavía no tiene llaves de acceso.',
  add: 'Agregar llave de acceso',
  addText: 'Escriba su contraseña. Después, su dispositivo le pedirá que cree la llave de acceso.',
  addFailed: 'No se agregó la llave de acceso',
  rename: 'Renombrar',
  renameText: 'Un nombre que le ayude a reconocer el dispositivo.',
  name: 'Nombre de la llave de acceso',
  save: 'Guardar',
  remove: 'Quitar',
  removeText: 'Escriba su contraseña para quitar esta llave de acceso. Elimínela también en su dispositivo.',
  failed: 'No se cambió la llave de acceso',
  working: 'Un momento…',
} as const;
/** A day may also be "today", so no article goes before it. */
export const passkeyAdded = (day: string) => `Agregada: ${day}`;
export const passkeyUsed = (day: string) => `último uso: ${day}`;

export const SESSIONS = {
  title: 'Sesiones abiertas',
  state: 'Los navegadores donde tiene abierta su cuenta.',
  action: 'Mostrar',
  about: 'los navegadores',
  anchor: 'browsers',
  list: 'Navegadores donde tiene la sesión abierta',
  loading: 'Cargando la lista…',
  failed: 'No se pudo cargar la lista',
  current: 'Este navegador',
  onlyThis: 'Solo tiene la sesión abierta en este navegador.',
  end: 'Cerrar sesión',
  ending: 'Cerrando sesión…',
  endFailed: 'La sesión sigue abierta en ese navegador',
  endOthers: 'Cerrar las demás sesiones',
  endOthersFailed: 'Las sesiones de los demás navegadores siguen abiertas',
  othersEnded: 'Se cerró la sesión en todos los demás navegadores.',
} as const;
export const signedIn = (day: string, place: string | null) =>
  place === null ? `Sesión iniciada: ${day}` : `Sesión iniciada: ${day} (cerca de ${place})`;
export const lastUsed = (day: string) => `último uso: ${day}`;
export const signedOut = (browser: string) => `Se cerró la sesión en ${browser}.`;

export const DATA_FILE = `${PRODUCT}-data.json`;
export const DATA = {
  title: 'Sus datos',
  state: 'Todo lo que guardamos sobre usted, en un solo archivo.',
  action: 'Descargar mis datos',
  pending: 'Preparando…',
  failed: 'No se pudieron descargar sus datos',
  done: `Su navegador los guarda como ${DATA_FILE}.`,
} as const;

export const DELETION = {
  title: 'Eliminar mi cuenta',
  state: 'Elimina su cuenta y todo lo que guardamos sobre usted.',
  action: 'Eliminar mi cuenta',
  question: '¿Eliminar su cuenta?',
  warning: 'Borramos de inmediato todo lo que guardamos sobre usted. Esto no se puede deshacer.',
  whatGoes: [
    'Su perfil con todas sus respuestas',
    'Sus programas guardados y sus solicitudes, con sus notas y su avance',
    'Sus búsquedas guardadas y los correos sobre ellas',
    'Su suscripción pagada, si tiene una: termina con su cuenta',
    'Su acceso, en todos los navegadores',
  ],
  keep: 'Conservar mi cuenta',
  pending: 'Eliminando…',
  failed: 'No se eliminó su cuenta',
} as const;
export const DELETED = {
  title: 'Cuenta eliminada',
  description: 'Se borraron su cuenta y todo lo que había en ella.',
} as const;
