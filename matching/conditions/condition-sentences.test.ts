import { describe, expect, test } from 'vitest';
import { FACTS, type FactName, isRule, type WrittenFactRule } from '../../contract/programs/rules.ts';
import { conditionSentence } from './condition-sentences.ts';

/** Returns one example of each comparison that a fact allows. */
function comparisonsOf(fact: FactName): WrittenFactRule[] {
  const kind = FACTS[fact];
  const leaf = { fact, source: 'law' };
  if (kind.type === 'boolean')
    return [
      { ...leaf, is: true },
      { ...leaf, is: false },
    ];
  if (kind.type === 'number')
    return [
      { ...leaf, atLeast: 5 },
      { ...leaf, atMost: 60 },
      { ...leaf, atLeast: 5, atMost: 60 },
    ];
  return [...kind.values.map((value) => ({ ...leaf, is: value })), { ...leaf, in: kind.values.slice(0, 3) }];
}

test('a program for every kind of applicant has a sentence within the limit', () => {
  const everyone = { fact: 'applicantKind' as const, in: [...FACTS.applicantKind.values], source: 'law' };
  expect(isRule({ ...everyone, says: conditionSentence(everyone) })).toBe(true);
});

describe.each(Object.keys(FACTS) as FactName[])('%s', (fact) => {
  test.each(comparisonsOf(fact))('%j has a sentence, and another one for its opposite', (leaf) => {
    const [yes, no] = [conditionSentence(leaf), conditionSentence(leaf, true)];
    for (const sentence of [yes, no]) expect(sentence).toMatch(/^[A-Z]\S* .*[^.\s]$/);
    expect(no).not.toBe(yes);
  });
});

test.each<[WrittenFactRule, string]>([
  [{ fact: 'applicantKind', is: 'individual', source: 'law' }, 'You apply as a person'],
  [
    { fact: 'applicantKind', in: ['farm', 'individual', 'nonprofit'], source: 'law' },
    'You apply as a person, or for a farm or ranch or a nonprofit',
  ],
  [
    { fact: 'applicantKind', in: ['school', 'college'], source: 'law' },
    'You apply for a school or school district or a college or university',
  ],
  [{ fact: 'student', in: ['current', 'future'], source: 'law' }, 'You are a student or plan to study'],
  [{ fact: 'state', in: ['OH', 'PA', 'NY'], source: 'law' }, 'You live in Ohio, Pennsylvania or New York'],
  [{ fact: 'profession', in: ['nurse', 'educator'], source: 'law' }, 'You work as a nurse or an educator'],
  [{ fact: 'state', in: ['DC', 'MD'], source: 'law' }, 'You live in the District of Columbia or Maryland'],
  [
    { fact: 'profession', in: ['law-enforcement', 'educator'], source: 'law' },
    'You work as a law enforcement officer or an educator',
  ],
  [
    { fact: 'citizenship', in: ['citizen', 'permanent-resident', 'refugee', 'daca'], source: 'law' },
    'You are a U.S. citizen, permanent resident, refugee or asylee, or have DACA',
  ],
  [
    { fact: 'citizenship', in: ['citizen', 'permanent-resident'], source: 'law' },
    'You are a U.S. citizen or permanent resident',
  ],
  [{ fact: 'youngestChild', atMost: 4, source: 'law' }, 'A child aged 4 or younger lives with you'],
  [{ fact: 'children', atLeast: 1, source: 'law' }, 'A child under 18 lives with you'],
  [{ fact: 'home', in: ['own', 'rent'], source: 'law' }, 'You own your home or rent your home'],
])('%j says: %s', (leaf, sentence) => {
  expect(conditionSentence(leaf)).toBe(sentence);
});
