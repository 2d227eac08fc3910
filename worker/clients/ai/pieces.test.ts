import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Pieces } from './pieces.ts';

test('emits each object of the list once when complete, wherever the text is split', () => {
  const sentence = fc.record({ text: fc.string({ unit: 'grapheme' }), quote: fc.string(), list: fc.array(fc.nat()) });
  fc.assert(
    fc.property(fc.array(sentence), fc.array(fc.nat(200)), (sentences, cuts) => {
      const whole = JSON.stringify({ sentences }, null, 1);
      const places = [...new Set(cuts)].toSorted((a, b) => a - b);
      const bits = [0, ...places].map((from, place) => whole.slice(from, places[place]));
      const pieces = new Pieces();
      const given = bits.flatMap((bit) => pieces.take(bit));
      expect(given.map((piece) => JSON.parse(piece))).toEqual(sentences);
      expect(pieces.text).toBe(whole);
    }),
  );
});

test('an incomplete sentence is not emitted', () => {
  const pieces = new Pieces();
  expect(pieces.take('{"sentences": [{"text": "A \\"quote\\" and a }"}, {"text": "Half of')).toEqual([
    '{"text": "A \\"quote\\" and a }"}',
  ]);
  expect(pieces.take(' it')).toEqual([]);
});
