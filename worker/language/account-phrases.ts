import type { Phrases } from '../../contract/spanish/phrase-book.ts';

/** Texts about the account: logging in, password, address, passkeys, sessions, deletion. */
export const ACCOUNT_PHRASES: Phrases = {
  'Invalid email or password': 'El correo electrónico o la contraseña no son correctos',
  'Signed out.': 'Sesión cerrada.',
  'You’re still signed in.': 'Su sesión sigue abierta.',
  'That browser is signed out.': 'Se cerró la sesión en ese navegador.',
  'All other browsers are signed out.': 'Se cerró la sesión en todos los demás navegadores.',
  'This session has already ended.': 'Esta sesión ya terminó.',
  'Your account and everything in it were deleted.': 'Se borró su cuenta con todo lo que tenía.',
  'This is an admin account. Remove its admin rights before you delete it.':
    'Esta es una cuenta de administrador. Quítele los derechos de administrador antes de borrarla.',
  'Your password or your address was just changed. Nothing was deleted.':
    'Su contraseña o su dirección de correo electrónico acaba de cambiar. No se borró nada.',
  'Your profile was changed somewhere else since you opened it.':
    'Su perfil se cambió en otro lugar después de que usted lo abrió.',

  'This is already your email address.': 'Esta ya es su dirección de correo electrónico.',
  'This confirmation link is invalid or has expired.': 'Este enlace de confirmación no es válido o ya venció.',
  'Please open the link we sent to the new address. Until then, we keep the old one.':
    'Abra el enlace que enviamos a la nueva dirección. Mientras tanto, seguimos usando la anterior.',
  'Please open the link we sent to your address.': 'Abra el enlace que enviamos a su dirección de correo electrónico.',
  'Your email address was changed. Use the new one to log in.':
    'Se cambió su dirección de correo electrónico. Use la nueva para iniciar sesión.',
  'Your email address is confirmed.': 'Su dirección de correo electrónico está confirmada.',

  'This password is too common. Please choose another one.': 'Esta contraseña es demasiado común. Elija otra.',
  'This reset link is invalid or has expired.': 'Este enlace para cambiar la contraseña no es válido o ya venció.',
  'This link can be used.': 'Este enlace se puede usar.',
  'Your password was changed. Please log in with the new one.': 'Se cambió su contraseña. Inicie sesión con la nueva.',
  'Your password was changed. All other browsers are signed out.':
    'Se cambió su contraseña. Se cerró la sesión en todos los demás navegadores.',
  'This isn’t your current password.': 'Esta no es su contraseña actual.',
  'Your password was just changed. Please log in with the new one.':
    'Su contraseña acaba de cambiar. Inicie sesión con la nueva.',

  'This passkey has already been removed.': 'Esta llave de acceso ya se quitó.',
  'Your device’s answer didn’t fit. Please try again.':
    'La respuesta de su dispositivo no es válida. Intente de nuevo.',
  'This passkey is on the list already.': 'Esta llave de acceso ya está en la lista.',
  'Your authenticator app is turned off.': 'Su aplicación de autenticación está desactivada.',
  'Your authenticator app is set up already. Turn it off first.':
    'Su aplicación de autenticación ya está configurada. Primero desactívela.',
  'Please start setting up your authenticator app again.':
    'Empiece de nuevo a configurar su aplicación de autenticación.',
};
