import type { Benefit } from '../../../contract/programs/benefits.ts';
import type { Rule } from '../../../contract/programs/rules.ts';
import type { Total } from '../../../contract/search/search.ts';
import type { Facts } from '../../person/fact-types.ts';
import { benefitOf, type Judgment } from '../../rules/match.ts';
import type { Estimate } from './estimate.ts';
import { together } from './together.ts';

/** A program on the list that the total covers. */
export interface Totaled extends Pick<Judgment, 'likelihood' | 'isPaid'> {
  id: string;
  program: { title: string; rules: Rule | null };
}

/** Likelihoods high enough to count. */
const COUNTED: readonly Judgment['likelihood'][] = ['qualify', 'very-likely'];

/** Returns whether a program is likely enough to count in a total, provided its estimate agrees. */
export function isSureEnough(likelihood: Judgment['likelihood']): boolean {
  return COUNTED.includes(likelihood);
}

/**
 * Returns the total for a list: programs that the household very likely gets and whose limits it meets, except those it
 * already gets, those everyone in its area gets and those its state may not pay. Programs that are only worth checking
 * are named but not counted.
 */
export function totalOf(list: readonly Totaled[], { estimates }: Pick<Facts, 'estimates'>): Total {
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
    const isSure = isSureEnough(likelihood) && !estimate.isStatesChoice;
    if (estimate.verdict === 'yes' && estimate.amount && isSure)
      parts.push({
        ...{ ...part, benefit, amount: estimate.amount },
        ...(estimate.ifEarned ? { ifEarned: true } : {}),
        ...besidesOf(estimate),
      });
    else if (estimate.verdict === 'maybe' || (estimate.verdict === 'yes' && estimate.amount))
      open.push({ ...part, benefit });
  }
  // Another program for a benefit that's already counted adds no money.
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
