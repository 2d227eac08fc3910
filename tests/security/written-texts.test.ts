import { expect, test } from 'vitest';
import { HIDDEN_TEXTS, SHOWN_TEXTS } from '../harness/probes.ts';
import { writtenTexts } from '../harness/screens/written-texts.ts';

test('every text that a caller can write is probed or never shown', () => {
  const texts = writtenTexts();
  expect(texts.filter((text) => !HIDDEN_TEXTS.test(text))).toEqual(SHOWN_TEXTS);
  expect(texts.length).toBeGreaterThan(60);
});
