import { expect, test } from 'vitest';
import { referralFor } from './referrals.ts';

test.each([
  ['¿Esto es una carga pública?', 'immigration'],
  ['¿Me pueden deportar si pido esta ayuda?', 'immigration'],
  ['¿Puede afectar mi caso de inmigración?', 'immigration'],
  ['¿Pierdo mi residencia si recibo SNAP?', 'immigration'],
  ['Estoy indocumentada, ¿qué hago?', 'immigration'],
  ['¿Perjudica la petición de mi esposo?', 'immigration'],
  ['¿Debo pagar impuestos por este dinero?', 'tax'],
  ['¿Tengo que declarar esto al IRS?', 'tax'],
  ['¿Es deducible esta beca?', 'tax'],
  ['¿Lo pongo en mi declaración?', 'tax'],
  ['¿Afecta mis taxes?', 'tax'],
  ['¿Puedo demandar a la oficina?', 'law'],
  ['¿Cuáles son mis derechos?', 'law'],
  ['Mi casero me quiere sacar, ¿puede hacerlo?', 'law'],
  ['¿Me conviene divorciarme para calificar?', 'law'],
  ['¿Iré a la cárcel si me equivoco?', 'law'],
  ['¿Y si oculto mis ingresos?', 'law'],
  ['¿Necesito un abogado?', 'law'],
  ['¿Debo tomar esta medicina?', 'health'],
  ['¿Qué síntomas tiene la diabetes?', 'health'],
  ['¿Es peligroso el plomo para mi bebé?', 'health'],
] as const)('professional advice in Spanish is referred: %s', (question, referral) => {
  expect(referralFor(question, [])).toBe(referral);
});

test.each([
  '¿Qué documentos necesito?',
  '¿Cuál es la fecha límite?',
  '¿A quién llamo?',
  '¿Puedo recibir esto si trabajo?',
  '¿Cuánto dinero me darían?',
  '¿Califico si alquilo mi vivienda?',
  '¿Cómo pido la ayuda para la calefacción?',
  '¿Quién ayuda a pagar la renta?',
  '¿Ayuda con los gastos médicos?',
  '¿Necesito ser ciudadano para solicitarla?',
  '¿Hay que devolver el préstamo?',
  '¿Cuáles de estos están abiertos ahora?',
])('an ordinary question in Spanish is not referred: %s', (question) => {
  expect(referralFor(question, [])).toBeNull();
});
