import { expect, test } from 'vitest';
import pairs from '../../../../../matching/spanish/word-pairs.json' with { type: 'json' };
import { FALSE_PAIRS, TRUE_PAIRS } from './claims.fixture.ts';
import { saidInSpanish } from './said-in-spanish.ts';
import { WordPairs } from './word-pairs.ts';

const words = new WordPairs(pairs);

test('good translations pass, and few of them need a judge', () => {
  const said = TRUE_PAIRS.map(([english, spanish]) => ({ spanish, as: saidInSpanish(english, spanish, words)?.as }));
  expect(said.filter(({ as }) => as === undefined)).toEqual([]);
  expect(said.filter(({ as }) => as === 'same').length).toBeGreaterThanOrEqual(0.8 * TRUE_PAIRS.length);
});

test.each(FALSE_PAIRS)('Spanish that says something else is rejected: %s', (english, spanish) => {
  expect(saidInSpanish(english, spanish, words)).toBeNull();
});

test.each([
  ['a number', (own: string) => own.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))],
  ['a sum', (own: string) => `${own.replace(/\.$/, '')}, y pague $50.`],
  ['an address', (own: string) => `${own.replace(/\.$/, '')}, en www.ayuda-rapida.com.`],
  ['a phone number', (own: string) => `${own.replace(/\.$/, '')}, llame al 1-900-555-0142.`],
  ['a name', (own: string) => `${own.replace(/\.$/, '')}, con Golden Grants.`],
  ['a promise', (own: string) => `${own.replace(/\.$/, '')}, con aprobación garantizada.`],
  ['a condition', (own: string) => `${own.replace(/\.$/, '')}, si también tiene licencia de pesca.`],
  ['markup', (own: string) => `<b>${own}</b>`],
  ['another language', () => 'Tout le monde reçoit une réponse positive sans attendre.'],
] as const)('nothing may change or be added: %s', (_, lie) => {
  const shown = TRUE_PAIRS.filter(([, own]) => lie(own) !== own).filter(
    ([english, own]) => saidInSpanish(english, lie(own), words) !== null,
  );
  expect(shown).toEqual([]);
});

test.each([
  ['Apply by May 15, 2027.', 'Haga la solicitud a más tardar el 15 de mayo de 2027.'],
  ['Apply by May 1.', 'Haga la solicitud a más tardar el 1.º de mayo.'],
  ['The office is open until 4:30 p.m. on Mondays.', 'La oficina está abierta hasta las 4:30 p. m. los lunes.'],
  ['The loan is $1.5 million.', 'El préstamo es de 1.5 millones de dólares.'],
  ['You have thirty days.', 'Tiene treinta días.'],
  ['You pay 5% of the cost.', 'Paga el 5 por ciento del costo.'],
  ['You have one year.', 'Tiene un año.'],
])('figures may be written as each language does: %s', (english, spanish) => {
  expect(saidInSpanish(english, spanish, words)?.as).toBe('same');
});
