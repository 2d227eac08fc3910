import type { Phrases } from '../../contract/spanish/phrase-book.ts';

/** Texts about saved programs, alerts, applications and calendars. */
export const PROGRAM_PHRASES: Phrases = {
  'We don’t know this program. It may have been withdrawn.': 'No conocemos este programa. Puede que lo hayan retirado.',
  'This program was withdrawn, so it’s no longer in your saved programs.':
    'Este programa se retiró, así que ya no está en sus programas guardados.',
  'People in these places: {places}': 'Personas de estos lugares: {places}',
  'People in these places: All of {places}': 'Personas de estos lugares: todo el territorio de {places}',

  'The Free plan keeps {count} programs. Remove one, or upgrade to keep as many as you like.':
    'El plan gratuito guarda {count} programas. Quite uno o cambie a Premium para guardar todos los que quiera.',
  'The program is no longer saved.': 'El programa ya no está guardado.',
  'This program isn’t in your saved programs.': 'Este programa no está en sus programas guardados.',
  'This note was changed somewhere else in the meantime.': 'Mientras tanto, esta nota se cambió en otro lugar.',
  'This program won’t come back in your searches.': 'Este programa ya no aparecerá en sus búsquedas.',
  'You can find this program again.': 'Este programa vuelve a aparecer en sus búsquedas.',
  'This program has no fixed deadline.': 'Este programa no tiene una fecha límite fija.',
  'There’s no calendar at this address. It may have been turned off.':
    'No hay ningún calendario en esta dirección. Puede que lo hayan desactivado.',
  'The calendar address no longer works.': 'La dirección del calendario ya no funciona.',

  'The search was deleted.': 'Se borró la búsqueda.',
  'You can keep {count} searches. Delete one to save another.':
    'Puede guardar {count} búsquedas. Borre una para guardar otra.',
  'Daily email is part of the Premium plan. Choose weekly, or upgrade.':
    'El correo electrónico diario es parte del plan Premium. Elija el semanal o cambie a Premium.',
  'The Free plan sends email for one saved search. Turn the other one off, or upgrade.':
    'El plan gratuito envía correo electrónico de una sola búsqueda guardada. Desactive la otra o cambie a Premium.',
  'This saved search doesn’t exist anymore.': 'Esta búsqueda guardada ya no existe.',
  'This link doesn’t work anymore. Log in to see and change what we email you.':
    'Este enlace ya no funciona. Inicie sesión para ver y cambiar qué correos electrónicos le enviamos.',

  'These notes were changed somewhere else in the meantime.': 'Mientras tanto, estas notas se cambiaron en otro lugar.',
  'This isn’t one of your applications.': 'Esta no es una de sus solicitudes.',
  'The application is no longer in your list.': 'La solicitud ya no está en su lista.',
  'This draft was changed somewhere else in the meantime.': 'Mientras tanto, este borrador se cambió en otro lugar.',
  'There’s no draft of this kind for this program.': 'Este programa no tiene ningún borrador de este tipo.',
  'None of your programs asks for this document anymore.': 'Ninguno de sus programas pide ya este documento.',
  'This isn’t part of the program anymore. Reload the page to see what’s new.':
    'Esto ya no es parte del programa. Vuelva a cargar la página para ver qué cambió.',
  'This plan has no dates to add to a calendar.': 'Este plan no tiene fechas que agregar a un calendario.',
};
