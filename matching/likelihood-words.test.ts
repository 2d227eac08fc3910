import { expect, test } from 'vitest';
import { likelihoodLabel, likelihoodName, likelihoodSentence } from './likelihood-words.ts';

test('what the incomes say is paid already is no news, and says why it is not counted', () => {
  const paid = { likelihood: 'very-likely', open: 2, alreadyGets: true } as const;
  expect(likelihoodLabel(paid)).toBe('You get this already');
  expect(likelihoodName(paid)).toBe('You get this already');
  expect(likelihoodSentence(paid)).toContain('our total leaves it out');
  expect(likelihoodLabel({ ...paid, alreadyGets: false })).toBe('You very likely qualify: 2 things to confirm');
});

test('who is ruled out is told so, whatever the incomes say', () => {
  expect(likelihoodLabel({ likelihood: 'no', open: 0, alreadyGets: true })).toBe('Probably not eligible');
});
