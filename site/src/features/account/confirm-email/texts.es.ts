export const TITLE = 'Confirme su correo electrónico';
export const CONFIRMING = 'Confirmando su dirección…';

export const DONE = {
  title: 'Se cambió su correo electrónico',
  text: 'Desde ahora, inicie sesión con su nueva dirección. Se cerró la sesión en los demás dispositivos.',
  action: 'Ir a su perfil',
} as const;
/** For a link that confirms the account's current address. */
export const CONFIRMED = {
  title: 'Su correo electrónico está confirmado',
  text: 'Recibirá los correos que pidió.',
  action: 'Ver qué correos le enviamos',
} as const;
export const NOT_CONFIRMED = {
  title: 'No se pudo confirmar la dirección',
  action: 'Ir a su perfil',
} as const;
export const INCOMPLETE = 'Este enlace no está completo. Ábralo de nuevo desde nuestro correo electrónico.';

/** The page's title and description. */
export const HEAD = {
  title: TITLE,
  description:
    'El enlace de nuestro correo confirma la dirección de su cuenta. Funciona una sola vez, durante una hora.',
} as const;
