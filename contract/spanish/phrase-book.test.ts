import { expect, test } from 'vitest';
import { PhraseBook } from './phrase-book.ts';

const book = new PhraseBook([
  {
    '1 person': '1 persona',
    '{count} people': '{count} personas',
    'The limit for {who} is {sum}.': 'El límite para {who} es {sum}.',
    'The limit for {who} is {sum} a year.': 'El límite anual para {who} es {sum}.',
  },
]);

test.each([
  ['1 person', '1 persona'],
  ['3 people', '3 personas'],
  ['The limit for 3 people is $2,960.', 'El límite para 3 personas es $2,960.'],
  ['The limit for 1 person is $2,960 a year.', 'El límite anual para 1 persona es $2,960.'],
  ['Nothing of the kind', 'Nothing of the kind'],
])('%s', (english, own) => {
  expect(book.say(english)).toBe(own);
});

test('a sentence that is missing from the book is not found', () => {
  expect(book.find('Nothing of the kind')).toBeUndefined();
});

test('a pattern without words is refused', () => {
  expect(() => new PhraseBook([{ '{a} {b}': '{a} {b}' }])).toThrow('without words');
});

const sentences = {
  'It pays {amount}': 'Paga {amount}',
  '{sum} is within {sumMost}, the limit for {people}': '{sum} no pasa de {sumMost}, el límite para {people}',
};
const words = { 'up to {sum}': 'hasta {sum}', 'one person': 'una persona', '{count} people': '{count} personas' };
const strict = new PhraseBook([sentences], { words, knowsParts: true });

test.each([
  ['$1,200 is within $3,000.50, the limit for 4 people', '$1,200 no pasa de $3,000.50, el límite para 4 personas'],
  ['It pays up to $20.', 'Paga hasta $20.'],
])('parts are translated too, with or without a period: %s', (english, own) => expect(strict.say(english)).toBe(own));

test.each([
  ['a part on its own', 'up to $20'],
  ['a part that isn’t what its name says', 'Much is within $30, the limit for one person'],
  ['a sentence with an unknown part', 'It pays well'],
])('%s is not found', (_, english) => expect(strict.find(english)).toBeUndefined());

test('names inside a sentence stay as they are', () => {
  expect(new PhraseBook([{ 'Welcome, {name}': 'Hola, {name}' }]).say('Welcome, May')).toBe('Hola, May');
});

test('an abbreviation’s period also ends the sentence', () => {
  expect(new PhraseBook([{ 'In the U.S. too': 'También en EE. UU.' }]).say('In the U.S. too.')).toBe(
    'También en EE. UU.',
  );
});

test('another book can translate the parts', () => {
  const say = (english: string) => (english === 'well' ? 'bien' : english);
  expect(strict.find('It pays well', say)).toBe('Paga bien');
});
