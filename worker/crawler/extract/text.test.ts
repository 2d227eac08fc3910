import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../contract/programs/rules.ts';
import type { Facts } from '../../../matching/person/fact-types.ts';
import { evaluate, type Truth } from '../../../matching/rules/evaluate.ts';
import { agesIn } from './ages.ts';
import { audienceOf, demandOf } from './audience.ts';
import { incomeRule } from './incomes.ts';
import { sentencesOf } from './sentences.ts';

const truthOf = (rule: Rule | undefined, facts: Facts): Truth | 'none' => (rule ? evaluate(rule, facts).truth : 'none');
const whom = (...sentences: string[]) => audienceOf(sentences, [], 'page');

describe('sentences', () => {
  test('are split at periods, lines and bullets, in the text’s own words', () => {
    const text = 'For U.S. citizens. You must:\n- Rent (e.g. a flat)\n• Be 18 or older.\n\n Call us! It is free.';
    const sentences = sentencesOf(text);
    expect(sentences).toEqual([
      'For U.S. citizens.',
      'You must:',
      'Rent (e.g. a flat)',
      'Be 18 or older.',
      'Call us!',
      'It is free.',
    ]);
    for (const sentence of sentences) expect(text).toContain(sentence);
  });
});

describe('ages', () => {
  test.each<[string, object]>([
    ['seniors 60 and older', { fact: 'age', atLeast: 60 }],
    ['people 60 years of age or older', { fact: 'age', atLeast: 60 }],
    ['persons who have attained age 65', { fact: 'age', atLeast: 65 }],
    ['Participants must be at least 55, unemployed', { fact: 'age', atLeast: 55 }],
    ['persons at least 60 years of age', { fact: 'age', atLeast: 60 }],
    ['adults (55+)', { fact: 'age', atLeast: 55 }],
    ['youth ages 16 to 24', { fact: 'age', atLeast: 16, atMost: 24 }],
    ['women who are under 65', { fact: 'age', atMost: 64 }],
  ])('%s', (sentence, rule) => {
    expect(agesIn(sentence, { source: 'page' }).map((mention) => mention.rule)).toMatchObject([rule]);
  });

  test.each([
    'at least 183 days in the state',
    'worth 20% of your credit',
    'under 38 U.S.C. 1301',
    'under 50 employees',
    'at least three credits, up to $1,500',
  ])('"%s" contains no age', (sentence) => {
    expect(agesIn(sentence, { source: 'page' })).toEqual([]);
  });

  test('a program for children is for people who have or expect one, or are that young', () => {
    const rule = whom('Health coverage for kids under 19');
    expect(truthOf(rule, { children: 1 })).toBe('true');
    expect(truthOf(rule, { children: 0, pregnant: true })).toBe('true');
    expect(truthOf(rule, { children: 0, pregnant: false, age: 18 })).toBe('true');
    expect(truthOf(rule, { children: 0, pregnant: false, age: 40, applyingFor: ['self'] })).toBe('false');
    expect(truthOf(rule, { children: 0, pregnant: false, age: 40, applyingFor: ['self', 'household'] })).toBe(
      'unknown',
    );
  });
});

describe('the audience of a text', () => {
  test('adjacent groups are one group, others are alternatives', () => {
    const reverse = whom('To enable elderly homeowners to convert equity in their homes');
    expect(truthOf(reverse, { age: 70, home: 'rent' })).toBe('false');
    expect(truthOf(reverse, { age: 41, home: 'own' })).toBe('false');
    expect(truthOf(reverse, { age: 70, home: 'own' })).toBe('unknown');
    const either = whom('Monthly cash for people 65 or older, blind, or disabled');
    expect(truthOf(either, { age: 30, disability: true })).toBe('true');
    expect(truthOf(either, { age: 30, disability: false })).toBe('false');
  });

  test.each([
    ['help for veterans with service-connected disabilities', { veteran: true, disability: false }],
    ['loans to farmers and ranchers', { applicantKind: ['individual', 'business'] }],
    ['scholarships to American Indians and Alaska Natives', { tribalMember: false }],
    ['loan repayment for veterinarians', { profession: [] }],
    ['cash for people who cannot work due to a disability', { disability: false }],
    ['aid for refugees', { citizenship: 'citizen' }],
    ['a nurse for pregnant women', { pregnant: false }],
  ] satisfies [string, Facts][])('"%s" is not for %j', (sentence, facts) => {
    expect(truthOf(whom(sentence), facts)).toBe('false');
  });

  test.each([
    'Help for children, adults and the aged',
    'Help paying rent for people with low income',
    'A credit for families with children or other people',
    'Half-price fares for eligible riders',
  ])('"%s" excludes no one', (sentence) => {
    expect(whom(sentence)).toBeUndefined();
  });

  test.each([
    'To provide compensation for disability or death resulting from injury to longshoremen and harbor workers',
    'To compensate workers for death or disability',
    'Benefits to coal miners who have become totally disabled due to coal workers’ pneumoconiosis',
    'Cash to officers who were permanently and totally disabled as the direct and proximate result of an injury',
    'Wage replacement for workers disabled by an injury at work',
    'Payments to workers who lose wages due to disability',
    'Insurance for workers against disability',
    'Help in the event of a disability',
  ])('disability is a question if it is what is insured: "%s"', (sentence) => {
    expect(truthOf(whom(sentence), { disability: false })).toMatch(/^(unknown|none)$/);
    expect(truthOf(demandOf(sentence, 'page'), { disability: false })).toMatch(/^(unknown|none)$/);
  });

  test.each([
    'help for people with disabilities',
    'benefits for people who cannot work because of a disability',
    'support for disabled persons and blind persons',
  ])('disability is a condition if people already have it: "%s"', (sentence) => {
    expect(truthOf(whom(sentence), { disability: false })).toBe('false');
  });

  test('examples and priority groups exclude no one', () => {
    expect(truthOf(whom('Help for seniors 60 and older, especially veterans'), { age: 61, veteran: false })).toBe(
      'true',
    );
  });

  test('text that names a group in one line and no one in another is for everyone', () => {
    expect(whom('Food for seniors', 'Food boxes')).toBeUndefined();
  });

  test('a relative named in passing counts if the profile has a household', () => {
    const rule = audienceOf(
      ['Benefits for people who cannot work because of a disability'],
      ['Certain family members may be eligible'],
      'page',
    );
    expect(truthOf(rule, { disability: false, applyingFor: ['self'] })).toBe('false');
    expect(truthOf(rule, { disability: false, applyingFor: ['self', 'household'] })).toBe('unknown');
  });
});

describe('the demands of a text', () => {
  test('an unreadable alternative leaves it open', () => {
    const rule = demandOf('You must be 60 or older or live in public housing', 'page');
    expect(truthOf(rule, { age: 40 })).toBe('unknown');
    expect(truthOf(demandOf('You must be age 60 or older', 'page'), { age: 40 })).toBe('false');
  });

  test('a child’s requirement does not apply to people without one', () => {
    expect(demandOf('You, your spouse and any children must have Social Security numbers', 'page')).toBeUndefined();
  });
});

describe('income', () => {
  const origin = { source: 'page' };
  test('excludes only well above a stand-alone limit', () => {
    const rule = incomeRule('Your income must be at or below 200% of the federal poverty level', origin);
    expect(truthOf(rule, { incomeOfPovertyLine: 150 })).toBe('true');
    expect(truthOf(rule, { incomeOfPovertyLine: 250 })).toBe('unknown');
    expect(truthOf(rule, { incomeOfPovertyLine: 400 })).toBe('false');
  });

  test.each([
    'You must have Medicaid or meet its limits (300% of the Federal Poverty Level)',
    'Household gross income between 80% and 120% of Area Median Income',
    'For families with low income',
  ])('is a question in "%s"', (sentence) => {
    expect(truthOf(incomeRule(sentence, origin), { incomeOfPovertyLine: 900 })).toBe('unknown');
  });

  test('is not found in texts that do not mention it', () => {
    expect(incomeRule('Boxes with food', origin)).toBeUndefined();
  });
});
