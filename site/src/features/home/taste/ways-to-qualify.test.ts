import { expect, test } from 'vitest';
import type { Rule } from '../../../../../contract/programs/rules.ts';
import { choicesIn, specificReasons, waysToQualify } from './ways-to-qualify.ts';

const NONE: ReadonlySet<string> = new Set();
const check = (says: string): Rule => ({ check: true, says, source: '' });

test('a condition with alternatives is a way in, even under a `not`', () => {
  const rules: Rule = {
    all: [
      check('low income'),
      { any: [check('foster care'), { all: [check('homeless')] }] },
      { not: { all: [check('a'), check('b')] } },
    ],
  };
  expect([...waysToQualify(rules)]).toEqual(['foster care', 'homeless', 'a', 'b']);
});

test('a single option is not an alternative', () => {
  expect(waysToQualify({ any: [check('low income')] }).size).toBe(0);
});

test('omits open choices between answers to one question, and what everyone meets', () => {
  const reasonOn = (criterion: 'home' | 'householdSize' | 'age', verdict: 'met' | 'unknown', text: string) => ({
    criterion,
    verdict,
    text,
  });
  const [own, rent] = [
    reasonOn('home', 'unknown', 'You own your home'),
    reasonOn('home', 'unknown', 'You rent your home'),
  ];
  const others = reasonOn('householdSize', 'met', 'Other people live with you');
  const older = reasonOn('age', 'met', 'You are 65 or older');
  const ways = new Set([own.text, rent.text]);
  expect(specificReasons([older, others, own, rent], ways, NONE)).toEqual([older]);
  expect(specificReasons([older, own], ways, NONE)).toEqual([older, own]);
  expect(specificReasons([own, rent], new Set(), NONE)).toEqual([own, rent]);
});

test('omits a way that depends on an unanswered question: no one said they rent', () => {
  const home = (is: 'own' | 'rent', says: string): Rule => ({ fact: 'home', is, says, source: '' });
  const rules: Rule = {
    all: [
      { any: [check('low income'), { all: [home('rent', 'You rent'), check('public housing')] }] },
      { any: [home('own', 'You own'), { all: [home('rent', 'You rent'), check('landlord agrees')] }, check('guest')] },
    ],
  };
  const choices = choicesIn(rules);
  expect([...choices]).toEqual(['You own', 'You rent', 'landlord agrees', 'guest']);
  const open = ['landlord agrees', 'low income'].map((text) => ({
    ...{ criterion: 'check' as const, verdict: 'unknown' as const, text },
  }));
  expect(specificReasons(open, waysToQualify(rules), choices).map(({ text }) => text)).toEqual(['low income']);
});
