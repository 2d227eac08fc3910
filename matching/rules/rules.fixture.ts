import fc from 'fast-check';
import type { Leaf, Rule } from '../../contract/programs/rules.ts';

/** Generates arbitrary rule trees with these leaves, for property tests. */
export function rulesOver(leaf: fc.Arbitrary<Leaf>): fc.Arbitrary<Rule> {
  return fc.letrec<{ rule: Rule }>((tie) => ({
    rule: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('rule'), { minLength: 1, maxLength: 4 }).map((all) => ({ all })),
      fc.array(tie('rule'), { minLength: 1, maxLength: 4 }).map((any) => ({ any })),
      tie('rule').map((not) => ({ not })),
    ),
  })).rule;
}
