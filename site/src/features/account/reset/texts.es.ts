import { PASSWORD } from '../../../../../contract/account/sign-in-limits.ts';

export const TITLE = 'Cambie su contraseña';
export const VERIFYING = 'Revisando su enlace…';

export const INVALID = {
  title: 'El enlace no es válido',
  text: 'Este enlace ya se usó, tiene más de una hora o no está completo. Pida uno nuevo en la página para iniciar sesión.',
  action: 'Volver al inicio de sesión',
} as const;

export const INTRODUCTION =
  'Elija una contraseña nueva. Esto cierra su sesión en todas partes. Después, inicie sesión con la nueva.';
export const NEW_PASSWORD = 'Contraseña nueva';
export const NEW_PASSWORD_HINT = `Al menos ${PASSWORD.minLength} caracteres, con una letra mayúscula, una letra minúscula, un número y un carácter especial`;
export const CONFIRM_PASSWORD = 'Confirme la contraseña nueva';
export const SAVE = 'Cambiar contraseña';
export const SAVING = 'Guardando…';

export const FAILED = 'Algo salió mal';

export const DONE = {
  title: 'Se cambió su contraseña',
  text: 'Ya puede iniciar sesión con ella. Le enviamos un correo sobre el cambio.',
  action: 'Ir al inicio de sesión',
} as const;

/** The page's title and description. */
export const HEAD = {
  title: TITLE,
  description:
    'Elija una contraseña nueva para su cuenta. El enlace de nuestro correo funciona una sola vez, durante una hora.',
} as const;
