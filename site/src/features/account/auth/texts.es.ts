import { PASSWORD } from '../../../../../contract/account/sign-in-limits.ts';
import { PRODUCT_NAME } from '../../../../../contract/limits.ts';

export const TABS_LABEL = 'Iniciar sesión o crear una cuenta';
export const TABS = { login: 'Iniciar sesión', signup: 'Crear cuenta' } as const;
export const HEADINGS = { login: 'Hola de nuevo', signup: 'Cree su cuenta' } as const;
export const INTRODUCTIONS = {
  login: 'Inicie sesión para ver los programas que son para usted.',
  signup: `Usar ${PRODUCT_NAME} es gratis. Después, cuéntenos su situación y le mostraremos para qué podría calificar.`,
} as const;

/** Reasons by target page. The first match wins. */
export const REASONS: readonly { of: RegExp; login: string; signup: string }[] = [
  {
    of: /^\/grants\/[^/]+\/apply/,
    login: 'Inicie sesión para ver si califica para este programa.',
    signup: 'Cree una cuenta para ver si califica para este programa. Es gratis y son pocas preguntas.',
  },
  {
    of: /^\/search-results/,
    login: 'Inicie sesión para ver sus programas.',
    signup: 'Cree una cuenta para ver los programas que son para usted. Es gratis.',
  },
  {
    of: /^\/profile/,
    login: 'Inicie sesión para ver su perfil.',
    signup: 'Cree una cuenta para hacer su perfil. Es gratis.',
  },
  {
    of: /^\/people/,
    login: 'Inicie sesión para ver a las personas a quienes ayuda.',
    signup: 'Cree una cuenta para llevar una lista para cada persona a quien ayuda. Es gratis.',
  },
  {
    of: /^\/subscription/,
    login: 'Inicie sesión para ver su plan.',
    signup: 'Cree una cuenta antes de elegir un plan.',
  },
  {
    of: /^\/.+/,
    login: 'Inicie sesión para ver esta página.',
    signup: 'Cree una cuenta para ver esta página. Es gratis.',
  },
];
export const DRAFT_IS_KEPT = 'Las respuestas que no ha guardado se conservan en este dispositivo.';

export const LABELS = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  password: 'Contraseña',
  rememberMe: 'Mantener la sesión abierta',
  sharedComputer: 'Computadora compartida o pública',
  secondFactor: 'Código de su aplicación',
} as const;
export const THIS_DEVICE = 'En este dispositivo';
export const SHARED_HINT =
  'En una biblioteca o un refugio, o en el teléfono de otra persona. Cerraremos su sesión después de diez minutos sin uso y no quedará nada guardado.';
export const SECOND_FACTOR_HINT = 'Seis dígitos. ¿Perdió su teléfono? Escriba uno de sus códigos de recuperación.';
export const AGREE = {
  before: 'Acepto los',
  terms: 'términos',
  and: 'y la',
  privacy: 'política de privacidad',
} as const;
export const NEW_PASSWORD_HINT = `Al menos ${PASSWORD.minLength} caracteres, con un número y un carácter especial`;

export const PENDING = { login: 'Iniciando sesión…', signup: 'Creando su cuenta…' } as const;

export const LOGIN_FAILED = 'No se pudo iniciar sesión';
export const REGISTRATION_FAILED = 'No se pudo crear la cuenta';
export const EMAIL_TAKEN = 'Este correo electrónico ya está registrado. Use otro o inicie sesión.';

export const loginSuccessful = (name: string) => ({
  title: 'Sesión iniciada',
  description: `¡Hola de nuevo, ${name}!`,
});
export const REGISTRATION_SUCCESSFUL = {
  title: 'Cuenta creada',
  description: `Le damos la bienvenida a ${PRODUCT_NAME}`,
} as const;

export const FORGOT = {
  open: '¿Olvidó su contraseña?',
  title: '¿Olvidó su contraseña?',
  description: 'Escriba el correo electrónico de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
  send: 'Enviar el enlace',
  sending: 'Enviando…',
  back: 'Volver al inicio de sesión',
} as const;
export const FORGOT_SENT = {
  title: 'Revise su correo',
  description: 'El mensaje debería llegar en unos minutos. Revise también la carpeta de correo no deseado (spam).',
  text: 'El enlace funciona una sola vez, durante una hora.',
  nothing: '¿No le llegó? Revise la dirección e inténtelo de nuevo, o',
  support: 'escríbanos',
  again: 'Intentar de nuevo',
} as const;
export const FORGOT_FAILED = {
  title: 'Error',
  unsent: 'No se pudo enviar el enlace para cambiar la contraseña. Inténtelo de nuevo más tarde.',
  network: 'Algo salió mal. Inténtelo de nuevo más tarde.',
} as const;
export const RESET_CREATED = {
  title: 'Enlace creado',
  description: 'Si existe una cuenta con ese correo electrónico, ya se inició el cambio de contraseña.',
} as const;

export const PASSKEY = { logIn: 'Usar llave de acceso' } as const;

export const BY_CODE = {
  open: 'Recibir código por correo',
  title: 'Iniciar sesión con un código',
  description:
    'Le enviaremos por correo electrónico un código para iniciar sesión aquí, aunque lea su correo en otro dispositivo.',
  send: 'Enviar el código',
  sending: 'Enviando…',
  codeTitle: 'Escriba el código',
  codeDescription:
    'Si hay una cuenta con su dirección, el código le llegará en unos minutos. Revise también la carpeta de correo no deseado (spam).',
  code: 'Código del correo',
  codeHint: 'Ocho dígitos. Funciona una sola vez, durante diez minutos.',
  use: 'Iniciar sesión',
  using: 'Iniciando sesión…',
  again: 'Enviar otro código',
  back: 'Volver al inicio de sesión',
  failed: 'El código no funcionó',
  unsent: 'No se envió el código',
  network: 'Algo salió mal. Inténtelo de nuevo más tarde.',
} as const;
export const NEW_PASSWORD = {
  title: 'Ya inició sesión',
  description: '¿Quiere elegir ahora una contraseña nueva? Tendrá que iniciar sesión con ella una vez.',
  choose: 'Elegir contraseña nueva',
  later: 'Ahora no',
} as const;

export const PREPARING = 'Preparando el formulario';

/** The page's title and description. */
export const HEAD = {
  title: TABS_LABEL,
  description: `Inicie sesión en ${PRODUCT_NAME} o cree una cuenta gratis para ver qué subvenciones, préstamos y programas de asistencia pueden ser para usted.`,
} as const;
