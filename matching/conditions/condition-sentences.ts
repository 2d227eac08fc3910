import type { WrittenFactRule } from '../../contract/programs/rules.ts';
import { lowerFirst } from '../fact-table/phrasing.ts';
import { FACT_TABLE } from '../fact-table/table.ts';

/**
 * Returns the sentence for a condition, addressed to the person. It states the fact and nothing more, and all programs
 * share it. With `negated`, returns the opposite sentence, for a leaf under `not`.
 */
export function conditionSentence(leaf: WrittenFactRule, negated = false): string {
  const entry = FACT_TABLE[leaf.fact];
  if ('yes' in entry) return (leaf.is === true) === negated ? entry.no : entry.yes;
  if ('says' in entry) return entry.says(leaf.in ?? [String(leaf.is)], negated);
  return rangeSentence(entry, leaf, negated);
}

interface Words {
  of: (value: number) => string;
  atLeast: (value: string) => string;
  atMost: (value: string) => string;
}

function rangeSentence(
  { of, atLeast: least, atMost: most }: Words,
  { atLeast, atMost }: Pick<WrittenFactRule, 'atLeast' | 'atMost'>,
  negated: boolean,
): string {
  if (atLeast !== undefined && atMost !== undefined) {
    const both = `${least(of(atLeast))}, and ${lowerFirst(most(of(atMost)))}`;
    return negated ? `This doesn't hold: ${lowerFirst(both)}` : both;
  }
  if (atLeast !== undefined) return negated ? most(of(atLeast - 1)) : least(of(atLeast));
  if (atMost !== undefined) return negated ? least(of(atMost + 1)) : most(of(atMost));
  return '';
}
