import type { Rule } from '../../contract/rules.ts';
import type { Total } from '../../contract/search.ts';
import type { Facts } from '../fact-types.ts';
import { benefitOf, type Judgment } from '../match.ts';
import { together } from './together.ts';

/** A program of the list that the total is of. */
export interface Totaled extends Pick<Judgment, 'likelihood'> {
  id: string;
  program: { title: string; rules: Rule | null };
}

/** What the programs of a list come to together: what the household is within the limits of and nothing else speaks against. */
export function totalOf(list: readonly Totaled[], { estimates }: Facts): Total {
  const parts: Total['counted'] = [];
  const open: Total['open'] = [];
  for (const { id, program, likelihood } of list) {
    const benefit = benefitOf(program.rules);
    const estimate = benefit && estimates?.get(benefit);
    if (!estimate || likelihood === 'no' || likelihood === 'only-if') continue;
    const part = { id, title: program.title };
    if (estimate.verdict === 'yes' && estimate.amount) parts.push({ ...part, benefit, amount: estimate.amount });
    else if (estimate.verdict === 'maybe') open.push(part);
  }
  return together(parts, open);
}
