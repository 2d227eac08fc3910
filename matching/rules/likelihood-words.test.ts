import { expect, test } from 'vitest';
import { likelihoodInShort, likelihoodLabel, likelihoodName, likelihoodSentence } from './likelihood-words.ts';

test('a program that the member already gets says why it is not counted', () => {
  const paid = { likelihood: 'very-likely', open: 2, alreadyGets: true } as const;
  expect(likelihoodLabel(paid)).toBe('You get this already');
  expect(likelihoodName(paid)).toBe('You get this already');
  expect(likelihoodSentence(paid)).toContain('our total leaves it out');
  expect(likelihoodLabel({ ...paid, alreadyGets: false })).toBe('You very likely qualify: 2 things to confirm');
});

test('a ruled-out member sees that label, whatever the incomes say', () => {
  expect(likelihoodLabel({ likelihood: 'no', open: 0, alreadyGets: true })).toBe('Probably not eligible');
});

test('rare conditions share a sentence; a card names one and counts the rest', () => {
  const onlyIf = [
    'The youngest child in your home is under 6',
    'A child in your home has a disability',
    'Ohio knows you',
  ];
  const rare = { likelihood: 'only-if', open: 3, onlyIf } as const;
  expect(likelihoodSentence(rare)).toBe(
    'Only if the youngest child in your home is under 6, or a child in your home has a disability, or Ohio knows you.',
  );
  expect(likelihoodInShort(rare)).toBe('Only if the youngest child in your home is under 6, or in 2 other cases.');
  expect(likelihoodInShort({ ...rare, onlyIf: onlyIf.slice(0, 1) })).toBe(
    'Only if the youngest child in your home is under 6.',
  );
});
