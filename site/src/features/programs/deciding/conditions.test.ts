import { expect, it } from 'vitest';
import type { Rule } from '../../../../../contract/programs/rules.ts';
import { type Condition, conditionsOf, leavesOf } from './conditions.ts';

const leaf = (says: string): Rule => ({ check: true, says, source: 'law' });

/** Writes out a condition: "(a and (b or c))". */
function words(condition: Condition): string {
  if (condition.is === 'one') return condition.leaf.says;
  return `(${condition.parts.map(words).join(condition.is === 'all' ? ' and ' : ' or ')})`;
}

it.each<[string, Rule, string]>([
  ['one condition', leaf('a'), 'a'],
  ['a group with one condition', { all: [leaf('a')] }, 'a'],
  ['nested groups', { all: [leaf('a'), { any: [leaf('b'), leaf('c')] }] }, '(a and (b or c))'],
  ['a group within a group of the same kind', { all: [leaf('a'), { all: [leaf('b'), leaf('c')] }] }, '(a and b and c)'],
  ['an exclusion, whose words say what must be true', { all: [leaf('a'), { not: leaf('b') }] }, '(a and b)'],
  ['an excluded group', { not: { all: [leaf('a'), leaf('b')] } }, '(a or b)'],
  ['a double negation', { not: { not: { any: [leaf('a'), leaf('b')] } } }, '(a or b)'],
])('%s', (_, rule, expected) => {
  expect(words(conditionsOf(rule))).toBe(expected);
});

it('counts each condition once', () => {
  expect(leavesOf(conditionsOf({ all: [leaf('a'), { any: [leaf('b'), leaf('c')] }] }))).toHaveLength(3);
});
