import { expect, test, vi } from 'vitest';

vi.mock(
  '../../../../matching/program/yearly-words.ts',
  () => import('../../../../matching/program/yearly-words.es.ts'),
);
vi.mock('./conditions/in-short/in-short-words.ts', () => import('./conditions/in-short/in-short-words.es.ts'));
vi.mock('./conditions/assumed-sentences.ts', () => import('./conditions/assumed-sentences.es.ts'));
vi.mock('./texts.ts', () => import('./texts.es.ts'));

const { isInItsWinter, passedDay } = await import('../../../../matching/program/yearly-day.ts');
const { amountInShort } = await import('./conditions/in-short/in-short.ts');
const { isAssumed, isSelfEvident } = await import('./conditions/assumed.ts');

const NOW = new Date(2026, 10, 27);

test.each([
  ['El 30 de junio de cada año', { passed: '2026-06-30', next: '2027-06-30' }],
  ['A más tardar el 15 de abril de cada año; por internet', { passed: '2026-04-15', next: '2027-04-15' }],
  ['Cada año, del 1 de marzo al 31 de julio', { passed: '2026-07-31', next: '2027-07-31' }],
  ['Cada año del 1 de marzo al 31 de julio, con su condado', { passed: '2026-07-31', next: '2027-07-31' }],
  ['El 30 de junio de cada año; muchas veces pasa al 31 de diciembre', { passed: '2026-06-30', next: null }],
  ['El 15 de diciembre de cada año', null],
  ['Cada año, del 1 de noviembre al 30 de abril', null],
  ['Abierto todo el año', null],
])('in Spanish, %s', (text, passed) => expect(passedDay(text, NOW)).toEqual(passed));

test.each([
  ['Una vez cada invierno; las solicitudes se reciben hasta el 30 de abril', true],
  ['La temporada de este invierno empezó el 2 de noviembre de 2026', true],
  ['La calefacción en invierno y el aire acondicionado en verano', false],
])('in November, %s: may be open is %s', (text, isOpen) => expect(isInItsWinter(text, NOW)).toBe(isOpen));

test.each([
  ['En la ronda de 2024: de $250,000 a $750,000', 'Última ronda que conocemos (2024): de $250,000 a $750,000'],
  ['En las rondas de 2022 y 2023: $10,000', 'Última ronda que conocemos (2023): $10,000'],
  ['Hasta $25,000 (datos de 2025)', 'Hasta $25,000'],
  ['Tasa fija del 1% (a junio de 2024)', 'Tasa fija del 1%'],
])('in short: %s', (text, short) => expect(amountInShort(text, NOW)).toBe(short));

test('what a profile implies needs no answer in Spanish either', () => {
  const met = { criterion: 'applicantKind', verdict: 'met' } as const;
  expect(isAssumed({ ...met, text: 'Hace la solicitud como persona' })).toBe(true);
  expect(isAssumed({ ...met, text: 'Hace la solicitud para un negocio' })).toBe(false);
  expect(isSelfEvident({ ...met, text: 'Hace la solicitud para una granja o un rancho' })).toBe(true);
});
