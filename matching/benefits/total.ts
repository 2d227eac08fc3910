import type { Benefit } from '../../contract/benefits.ts';
import type { Rule } from '../../contract/rules.ts';
import type { Total } from '../../contract/search.ts';
import type { Facts } from '../fact-types.ts';
import { benefitOf, type Judgment } from '../match.ts';
import type { Estimate } from './estimate.ts';
import { together } from './together.ts';

/** A program of the list that the total is of. */
export interface Totaled extends Pick<Judgment, 'likelihood' | 'isPaid'> {
  id: string;
  program: { title: string; rules: Rule | null };
}

/** What is sure enough to be counted on. */
const COUNTED: readonly Judgment['likelihood'][] = ['qualify', 'very-likely'];

/** Whether a program counts in a total, if its estimate says so too. */
export function isSureEnough(likelihood: Judgment['likelihood']): boolean {
  return COUNTED.includes(likelihood);
}

/**
 * What the programs of a list come to together: what the household is within the limits of and most likely gets, but not what
 * it gets already, or what everybody gets where they live. What is only worth checking is named and not counted.
 */
export function totalOf(list: readonly Totaled[], { estimates }: Facts): Total {
  const parts: Total['counted'] = [];
  const open: (Total['open'][number] & { benefit: Benefit })[] = [];
  const forAll: Total['open'] = [];
  for (const { id, program, likelihood, isPaid } of list) {
    const benefit = benefitOf(program.rules);
    const estimate = benefit && estimates?.get(benefit);
    if (!estimate || likelihood === 'no' || likelihood === 'only-if' || isPaid) continue;
    const part = { id, title: program.title };
    if (estimate.isForAll) {
      forAll.push(part);
      continue;
    }
    const isSure = isSureEnough(likelihood);
    if (estimate.verdict === 'yes' && estimate.amount && isSure)
      parts.push({ ...part, benefit, amount: estimate.amount, ...besidesOf(estimate) });
    else if (estimate.verdict === 'maybe' || (estimate.verdict === 'yes' && estimate.amount))
      open.push({ ...part, benefit });
  }
  // Of a benefit that is counted, a second program is no other money.
  const isOther = ({ benefit }: { benefit: Benefit }) => parts.every((part) => part.benefit !== benefit);
  return together(
    parts,
    open.filter(isOther).map(({ id, title }) => ({ id, title })),
    forAll,
  );
}

function besidesOf({ besides }: Estimate): Pick<Total['counted'][number], 'besides'> {
  const all = (besides?.() ?? []).map(({ benefits, amount }) => ({ benefits: [...benefits], amount }));
  return all.length > 0 ? { besides: all } : {};
}
