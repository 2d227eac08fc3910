import type { Phrases } from '../../contract/spanish/phrase-book.ts';

/**
 * Why a program moved up in a list that a model sorted. A reason follows a colon. Not in the Worker's bundle, because few
 * callers need it.
 */
export const PRIORITY_PHRASES: Phrases = {
  'Moved up 1 place: {reason}': 'Subió 1 lugar: {reason}',
  'Moved up {count} places: {reason}': 'Subió {count} lugares: {reason}',
  'Moved up 1 place. {rest}': 'Subió 1 lugar. {rest}',
  'Moved up {count} places. {rest}': 'Subió {count} lugares. {rest}',
  'AI gave no reason that we could check.': 'La IA no dio ninguna razón que pudiéramos comprobar.',
  'AI gave no reason that we could check. What we can say: {reason}':
    'La IA no dio ninguna razón que pudiéramos comprobar. Lo que sí podemos decir: {reason}',
  'The demo model gave no reason that we could check.':
    'El modelo de demostración no dio ninguna razón que pudiéramos comprobar.',
  'The demo model gave no reason that we could check. What we can say: {reason}':
    'El modelo de demostración no dio ninguna razón que pudiéramos comprobar. Lo que sí podemos decir: {reason}',
  'You asked for {words}, and our summary of its page says:':
    'Usted buscó {words}, y nuestro resumen de su página dice:',
  'You asked for {words}, and its own text says:': 'Usted buscó {words}, y su propio texto dice:',
  '“{words}” and “{last}”': '“{words}” y “{last}”',
  'By your answers you meet its conditions. {theirs}': 'Según sus respuestas, cumple sus requisitos. {theirs}',
  'We haven’t read the conditions of “{program}”, which it passed.':
    'No hemos leído los requisitos de “{program}”, que quedó debajo.',
  'Of “{program}”, which it passed, 1 condition is still to check.':
    'De “{program}”, que quedó debajo, falta revisar 1 requisito.',
  'Of “{program}”, which it passed, {count} conditions are still to check.':
    'De “{program}”, que quedó debajo, faltan {count} requisitos por revisar.',
  'Its estimate is higher: {worth}. For “{program}”, which it passed, it’s {passedWorth}.':
    'Su estimación es más alta: {worth}. Para “{program}”, que quedó debajo, es: {passedWorth}.',
  'It names a larger sum, {sum}. “{program}”, which it passed, names {sumPassed}.':
    'Indica un monto mayor, {sum}. “{program}”, que quedó debajo, indica {sumPassed}.',
  'Its deadline is sooner: {deadline}. “{program}”, which it passed, has until {passedDeadline}.':
    'Su fecha límite es antes: {deadline}. “{program}”, que quedó debajo, tiene hasta: {passedDeadline}.',
  'You don’t pay it back. “{program}”, which it passed, is a loan.':
    'No tiene que devolverlo. “{program}”, que quedó debajo, es un préstamo.',
};
