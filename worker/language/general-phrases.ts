import type { Phrases } from '../../contract/spanish/phrase-book.ts';

/** Errors that any call can return, and how long to wait. */
export const GENERAL_PHRASES: Phrases = {
  'Please log in to do this.': 'Inicie sesión para hacer esto.',
  'This account no longer exists.': 'Esta cuenta ya no existe.',
  'Please complete your profile first.': 'Primero complete su perfil.',
  'This is part of the Premium plan. Upgrade to use it.':
    'Esto es parte del plan Premium. Cambie a Premium para usarlo.',
  'The request is too large.': 'Lo que envió es demasiado grande.',
  'This address takes {method} only.': 'Esta dirección solo acepta {method}.',
  'This address takes {method} and {other} only.': 'Esta dirección solo acepta {method} y {other}.',
  'There’s nothing at this address.': 'No hay nada en esta dirección.',
  'Our database isn’t answering right now. Please try again in a minute.':
    'Nuestra base de datos no responde en este momento. Intente de nuevo en un minuto.',
  'Our database can’t save changes right now, so nothing was saved. Please try again in a minute.':
    'Nuestra base de datos no puede guardar cambios en este momento, así que no se guardó nada. Intente de nuevo en un minuto.',
  'Our database can be read and takes no changes right now.':
    'Nuestra base de datos se puede leer, pero no acepta cambios en este momento.',
  'The programs are not loaded yet.': 'Los programas todavía no están cargados.',
  'Something failed on our end. Please try again later.': 'Algo falló de nuestra parte. Intente de nuevo más tarde.',
  'The request isn’t valid.': 'Lo que envió no es válido.',
  'Please send the request as JSON.': 'Envíe los datos en formato JSON.',
  'The request has no content. Please send it as JSON.': 'No envió ningún dato. Envíe los datos en formato JSON.',
  'The request isn’t valid JSON.': 'Lo que envió no es JSON válido.',
  'This request didn’t come from Grantlight. Please open the page again.':
    'Esto no se envió desde Grantlight. Abra la página de nuevo.',
  'Noted.': 'Anotado.',

  '{why} Please try again in 1 second.': '{why} Intente de nuevo en 1 segundo.',
  '{why} Please try again in {count} seconds.': '{why} Intente de nuevo en {count} segundos.',
  '{why} Please try again in 1 minute.': '{why} Intente de nuevo en 1 minuto.',
  '{why} Please try again in {count} minutes.': '{why} Intente de nuevo en {count} minutos.',
  'Too many attempts.': 'Demasiados intentos.',
  'That’s a lot of downloads.': 'Son muchas descargas.',
  'That’s a lot of searches.': 'Son muchas búsquedas.',
  'A lot of people are using Grantlight right now.': 'Muchas personas están usando Grantlight en este momento.',
  'A lot of people are logging in right now.': 'Muchas personas están iniciando sesión en este momento.',
  'an hour': 'una hora',
  '{count} hours': '{count} horas',
};
