import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulesOver } from '../../matching/rules/rules.fixture.ts';
import { isRule, type Leaf, rule } from './rules.ts';

const leaf = fc.constantFrom<Leaf[]>(
  { fact: 'veteran', is: true, says: 'You served', source: 'law' },
  { fact: 'age', atLeast: 18, says: 'You are of age', source: 'law', quote: 'be 18' },
  { fact: 'state', in: ['OH'], says: 'You live in Ohio', source: 'law' },
  { check: true, says: 'Something holds', source: 'law' },
);

test('the fast rule check agrees with the schema', () => {
  fc.assert(
    fc.property(rulesOver(leaf), (tree) => {
      expect(isRule(tree)).toBe(true);
      expect(rule.safeParse(tree).success).toBe(true);
    }),
  );
  const broken = [
    ...[null, 'rule', 3, [], {}, { all: [] }, { any: 'x' }, { not: null }, { all: [{}] }, { says: 'x', source: 'law' }],
    ...[
      { fact: 'veteran', is: 3, says: 'You served', source: 'law' },
      { fact: 'age', is: true, says: 'Age', source: 'law' },
    ],
    ...[
      { check: true, says: 'Something', source: 'law', more: 1 },
      { check: true, all: [], says: 'Something', source: 'law' },
    ],
    { all: [{ check: true, says: 'Something', source: 'law' }], any: [] },
  ];
  for (const value of broken) expect([value, isRule(value)]).toEqual([value, rule.safeParse(value).success]);
});
