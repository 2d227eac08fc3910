import { expect, test } from 'vitest';
import { stem } from './stem.ts';
import { isOfOneSense } from './word-senses.ts';

const same = (word: string, asked: string, text: string, needs: Parameters<typeof isOfOneSense>[2]['needs'] = []) =>
  isOfOneSense(stem(word), asked, { text, needs });

test.each([
  ['home', 'a home loan', 'Loans to buy a home.'],
  ['home', 'a nursing home for my mother', 'It pays for a nursing home.'],
  ['child', 'child care while I work', 'It pays for child care.'],
  ['aid', 'hearing aids', 'It pays for a hearing aid.'],
  ['aids', 'I have AIDS', 'It helps people with HIV/AIDS.'],
  ['credit', 'a tax credit', 'A tax credit for families.'],
  ['roof', 'a roof', 'A roof over a nursing home.'],
])('%s in “%s” has the meaning in “%s”', (word, asked, text) => expect(same(word, asked, text)).toBe(true));

test.each([
  ['home', 'a home loan', 'It pays for a nursing home.'],
  ['home', 'fix my home', 'A nurse brings home health care.'],
  ['child', 'child care while I work', 'The office collects child support.'],
  ['child', 'help with my child', 'The office collects child support.'],
  ['aid', 'aid for college', 'It helps people with AIDS.'],
  ['aid', 'hearing aids', 'A lawyer of legal aid helps you.'],
  ['care', 'child care', 'It pays for long-term care.'],
  ['bill', 'my electric bill', 'The GI Bill pays tuition.'],
  ['senior', 'help for seniors', 'High school seniors may apply.'],
  ['credit', 'bad credit card debt', 'A tax credit for families.'],
])('%s in “%s” does not have the meaning in “%s”', (word, asked, text) => expect(same(word, asked, text)).toBe(false));

test('a word’s usual meaning does not fit a program for something else', () => {
  const text = 'Meals are brought to each home.';
  expect(same('home', 'a new home', text, ['food'])).toBe(false);
  expect(same('home', 'a new home', text, ['home'])).toBe(true);
});
