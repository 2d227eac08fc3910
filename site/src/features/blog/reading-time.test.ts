import { expect, test } from 'vitest';
import { countWords, minutesToRead } from './reading-time.ts';

test('counts words, not markup and link targets', () => {
  const text = '## Two words\n\n- Call [the office](https://www.example.gov/a/long/path) at **9 a.m.**\n- It costs $0.';
  expect(countWords(text)).toBe(2 + 6 + 3);
});

test('a short text takes one minute, a longer one more', () => {
  expect(minutesToRead('Short.')).toBe(1);
  expect(minutesToRead('word '.repeat(1150))).toBe(5);
});
