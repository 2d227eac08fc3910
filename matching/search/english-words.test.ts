import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EnglishWords } from './english-words.ts';

test('a word is found only if the list contains it', () => {
  const word = fc.stringMatching(/^[a-c]{1,4}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word), word, (list, wanted) => {
      const words = new EnglishWords(
        list
          .toSorted()
          .map((one) => `${one}\n`)
          .join(''),
      );
      expect(words.has(wanted)).toBe(list.includes(wanted));
    }),
  );
});
