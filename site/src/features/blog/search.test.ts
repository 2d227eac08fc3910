import { expect, test } from 'vitest';
import { addressOf, choiceOf, hasWords } from './search.ts';

const TOPICS = ['How to apply', 'Housing'];

test.each([
  ['', { topic: null, words: '' }],
  ['?tag=Housing', { topic: 'Housing', words: '' }],
  ['?tag=how-to-apply', { topic: 'How to apply', words: '' }],
  ['?tag=HOW%20TO%20APPLY&q=%20roof%20', { topic: 'How to apply', words: 'roof' }],
  ['?tag=Sailing', { topic: 'Sailing', words: '' }],
  ['?tag=&q=', { topic: null, words: '' }],
])('the address %s asks for %j', (search, choice) => {
  expect(choiceOf(search, TOPICS)).toEqual(choice);
});

test.each([
  [{ topic: null, words: '' }, '/blog'],
  [{ topic: 'How to apply', words: '' }, '/blog?tag=How%20to%20apply'],
  [{ topic: 'Housing', words: 'a & b' }, '/blog?tag=Housing&q=a%20%26%20b'],
  [{ topic: null, words: 'C++' }, '/blog?q=C%2B%2B'],
])('the choice %j has the address %s, which asks for it again', (choice, address) => {
  expect(addressOf(choice)).toBe(address);
  expect(choiceOf(new URL(address, 'https://x.example').search, TOPICS)).toEqual(choice);
});

test.each([
  ['roof', true],
  ['ROOF repair', true],
  ['repa', true],
  ['oof', false],
  ['roof boat', false],
  ['504', true],
  ['senor', true],
  ['DD-214', true],
  ['', true],
  ['…', true],
])('looking for "%s" finds the text: %s', (words, found) => {
  expect(hasWords('Repair the roof with Section 504. Señor Díaz has his DD 214.', words)).toBe(found);
});
