import { describe, expect, test } from 'vitest';
import { spokenOf } from './spoken-of.ts';

const facts = { age: 40, veteran: false, disability: false };

describe('the profile’s age is open if the words mention an older person', () => {
  test.each([
    'food box for old people',
    'mom needs a cheap apartment',
    'keep dad out of nursing home',
    '74 years old house is paid off',
    "I'm 74 and own my house",
    'reverse mortgage for seniors',
  ])('%s', (words) => {
    expect(spokenOf(words, facts).facts.age).toBeUndefined();
  });
});

test.each(['single mom going to college', 'young mother needs a job', 'fix up an old house', 'new mom no job'])(
  '"%s" is about the person who asks',
  (words) => {
    expect(spokenOf(words, facts).facts.age).toBe(40);
  },
);
