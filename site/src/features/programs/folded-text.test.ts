import { expect, it } from 'vitest';
import { foldedText } from './folded-text.ts';

const sentence = (word: string) =>
  `${word} ${'is a sentence of about a hundred characters, which is what most of them have, '.trim()}.`;

it('keeps the first two or three sentences and folds the rest', () => {
  const [one, two, three, four, five] = ['One', 'Two', 'Three', 'Four', 'Five'].map(sentence);
  expect(foldedText([one, two, three, four, five].join(' '))).toEqual({
    first: [one, two, three].join(' '),
    rest: [four, five].join(' '),
  });
});

it('leaves a short text whole', () => {
  expect(foldedText('It pays your rent. You choose the home.')).toEqual({
    first: 'It pays your rent. You choose the home.',
    rest: '',
  });
});

it("doesn't take an abbreviation for the end of a sentence", () => {
  const long = `It's for U.S. Citizens and others ${'who work '.repeat(30)}here. ${'More words follow '.repeat(10)}here.`;
  expect(foldedText(long).first).toMatch(/^It's for U\.S\. Citizens .* here\.$/);
});
