import { expect, test } from 'vitest';
import type { Rule } from '../../../../contract/rules.ts';
import { waysIn } from './ways.ts';

const check = (says: string): Rule => ({ check: true, says, source: '' });

test('a condition with alternatives is a way in, also below a not', () => {
  const rules: Rule = {
    all: [
      check('low income'),
      { any: [check('foster care'), { all: [check('homeless')] }] },
      { not: { all: [check('a'), check('b')] } },
    ],
  };
  expect([...waysIn(rules)]).toEqual(['foster care', 'homeless', 'a', 'b']);
});

test('a single option is not an alternative', () => {
  expect(waysIn({ any: [check('low income')] }).size).toBe(0);
});
