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

test('a sentence that the book does not have is not found', () => {
  expect(book.find('Nothing of the kind')).toBeUndefined();
});

test('a pattern without words is refused', () => {
  expect(() => new PhraseBook([{ '{a} {b}': '{a} {b}' }])).toThrow('without words');
});
