import { expect, test } from 'vitest';
import type { Rule } from '../../../../../contract/programs/rules.ts';
import { alternativesIn } from './conditions.ts';

const check = (says: string): Rule => ({ check: true, says, source: 'law' });
const [rent, snap, low, work] = [check('rent'), check('snap'), check('low'), check('work')];

test.each<[string, Rule | null, string[]]>([
  ['no rules', null, []],
  ['all of them', { all: [rent, snap] }, []],
  ['one of them', { all: [rent, { any: [snap, { all: [low, work] }] }] }, ['snap', 'low', 'work']],
  ['a choice of one', { any: [rent] }, []],
  ['not all of them', { not: { all: [rent, snap] } }, ['rent', 'snap']],
  ['none of them', { not: { any: [rent, snap] } }, []],
])('%s', (_, rule, alternatives) => {
  expect([...alternativesIn(rule)]).toEqual(alternatives);
});
