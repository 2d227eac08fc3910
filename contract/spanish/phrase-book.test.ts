import { expect, test } from 'vitest';
import { PhraseBook } from './phrase-book.ts';

const sentences = {
  'It pays {amount}': 'Paga {amount}',
  '{sum} is within {sumMost}, the limit for {people}': '{sum} no pasa de {sumMost}, el límite para {people}',
};
const words = { 'up to {sum}': 'hasta {sum}', 'one person': 'una persona', '{count} people': '{count} personas' };
const book = new PhraseBook([sentences], { words, knowsParts: true });

test.each([
  ['$1,200 is within $3,000.50, the limit for 4 people', '$1,200 no pasa de $3,000.50, el límite para 4 personas'],
  ['It pays up to $20.', 'Paga hasta $20.'],
])('parts are said too, with or without a period: %s', (english, own) => expect(book.say(english)).toBe(own));

test.each([
  ['a part on its own', 'up to $20'],
  ['a part that isn’t what its name says', 'Much is within $30, the limit for one person'],
  ['a sentence with an unknown part', 'It pays well'],
])('%s is no sentence', (_, english) => expect(book.find(english)).toBeUndefined());

test('a book that needn’t know each part keeps names', () => {
  expect(new PhraseBook([{ 'Welcome, {name}': 'Hola, {name}' }]).say('Welcome, May')).toBe('Hola, May');
});

test('another book can say the parts', () => {
  const say = (english: string) => (english === 'well' ? 'bien' : english);
  expect(book.find('It pays well', say)).toBe('Paga bien');
});
