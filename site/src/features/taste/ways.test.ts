import { expect, test } from 'vitest';
import type { Rule } from '../../../../contract/rules.ts';
import { waysIn } from './ways.ts';

const check = (says: string): Rule => ({ check: true, says, source: '' });

test('a condition is a way in where another one would do, also below a not', () => {
  const rules: Rule = {
    all: [
      check('low income'),
      { any: [check('foster care'), { all: [check('homeless')] }] },
      { not: { all: [check('a'), check('b')] } },
    ],
  };
  expect([...waysIn(rules)]).toEqual(['foster care', 'homeless', 'a', 'b']);
});

test('an only choice is no choice', () => {
  expect(waysIn({ any: [check('low income')] }).size).toBe(0);
});
