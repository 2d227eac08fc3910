import { describe, expect, test } from 'vitest';
import type { FactName } from '../../contract/programs/rules.ts';
import { factInSpanish } from '../spanish/fact-sentences.ts';
import { conditionSentence } from './condition-sentences.ts';
import * as spanish from './said-by-everybody.es.ts';
import * as english from './said-by-everybody.ts';

const saysNothing = ({ TRIVIAL, EMPTY }: typeof english, words: string) => TRIVIAL.test(words) || EMPTY.test(words);

/** Conditions with any fact, each with its opposite. */
const CONDITIONS: readonly { fact: FactName; in: string[] }[] = [
  { fact: 'applicantKind', in: ['individual'] },
  { fact: 'applicantKind', in: ['individual', 'business'] },
  { fact: 'applicantKind', in: ['business', 'farm'] },
  { fact: 'applyingFor', in: ['self'] },
  { fact: 'applyingFor', in: ['self', 'child'] },
  { fact: 'applyingFor', in: ['child'] },
  { fact: 'applyingFor', in: ['household'] },
  { fact: 'state', in: ['AK', 'HI'] },
  { fact: 'citizenship', in: ['other'] },
  { fact: 'student', in: ['current'] },
  { fact: 'employment', in: ['employed'] },
  { fact: 'employment', in: ['employed', 'self-employed', 'unemployed'] },
];

describe('conditions that nearly everyone meets are the same in both languages', () => {
  test.each(CONDITIONS.flatMap((leaf) => [false, true].map((negated) => ({ leaf, negated }))))(
    '$leaf.fact $leaf.in, negated: $negated',
    ({ leaf, negated }) => {
      const isEmpty = saysNothing(english, conditionSentence({ ...leaf, source: '' }, negated));
      expect(saysNothing(spanish, factInSpanish({ ...leaf, source: '' }, negated))).toBe(isEmpty);
    },
  );

  test('being an adult is a condition that nearly everyone meets', () => {
    const adult = { fact: 'age', atLeast: 18, source: '' } as const;
    expect(saysNothing(english, conditionSentence(adult, false))).toBe(true);
    expect(saysNothing(spanish, factInSpanish(adult, false))).toBe(true);
  });
});
