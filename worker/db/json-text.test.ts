import { expect, test } from 'vitest';
import { jsonText } from './json-text.ts';

test.each([
  ['half a character', 'a\ud83d', 'a\uFFFD'],
  ['the other half', '\ude00 b', '\uFFFD b'],
  ['a whole one', 'a 😀 b', 'a 😀 b'],
  ['what only looks like one', '\\ud83d "\n\\\\ud83d', '\\ud83d "\n\\\\ud83d'],
  ['one behind a backslash', '\\\ud83d', '\\\uFFFD'],
])('%s', (_what, text, stored) => {
  expect(JSON.parse(jsonText({ text }))).toEqual({ text: stored });
});
