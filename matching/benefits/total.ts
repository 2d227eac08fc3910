import type { Amount, Benefit } from '../../contract/benefits.ts';
import type { Rule } from '../../contract/rules.ts';
import type { Total } from '../../contract/search.ts';
import type { Facts } from '../fact-types.ts';
import { benefitOf, type Judgment } from '../match.ts';
import type { Estimate } from './estimate.ts';
import { yearly } from './money.ts';

/** A program of the list that the total is of. */
export interface Totaled extends Pick<Judgment, 'likelihood' | 'isPaid'> {
  id: string;
  program: { title: string; rules: Rule | null };
}

/** Nobody gets both for the same child or the same cost: the one that pays more counts. */
const EITHER_OR: readonly (readonly Benefit[])[] = [
  ['head-start', 'child-care'],
  ['dependent-care-credit', 'child-care'],
  ['premium-tax-credit', 'medicaid', 'chip'],
];

/** What is sure enough to be counted on. */
const COUNTED: readonly Judgment['likelihood'][] = ['qualify', 'very-likely'];

/**
 * What the programs of a list come to together: what the household is within the limits of and most likely gets, but not what
 * it gets already. What is only worth checking is named and not counted. A program that stands in the list twice counts once, and of programs that exclude each other the larger.
 */
export function totalOf(list: readonly Totaled[], { estimates }: Facts): Total {
  const parts = new Map<Benefit, { id: string; title: string; estimate: Estimate }>();
  const open: Total['open'] = [];
  for (const { id, program, likelihood, isPaid } of list) {
    const benefit = benefitOf(program.rules);
    const estimate = benefit && estimates?.get(benefit);
    if (!estimate || parts.has(benefit) || likelihood === 'no' || likelihood === 'only-if' || isPaid) continue;
    const part = { id, title: program.title };
    const isSure = COUNTED.includes(likelihood);
    if (estimate.verdict === 'yes' && estimate.amount && isSure) parts.set(benefit, { ...part, estimate });
    else if (estimate.verdict === 'maybe' || (estimate.verdict === 'yes' && estimate.amount)) open.push(part);
  }
  const beaten = new Set(EITHER_OR.flatMap((group) => allButLargest(group, parts)));
  const counted = [...parts].flatMap(([benefit, { id, title, estimate }]) =>
    beaten.has(benefit) || !estimate.amount ? [] : [{ id, title, amount: estimate.amount }],
  );
  return {
    monthly: sum(
      counted.flatMap(({ amount }) => (amount.per === 'month' || amount.per === 'day' ? perMonth(amount) : [])),
    ),
    yearly: sum(counted.flatMap(({ amount }) => (amount.per === 'year' || amount.per === 'once' ? amount : []))),
    counted,
    open,
    excluded: [...beaten].flatMap((benefit) => {
      const part = parts.get(benefit);
      return part ? [{ id: part.id, title: part.title }] : [];
    }),
  };
}

function allButLargest(group: readonly Benefit[], parts: ReadonlyMap<Benefit, { estimate: Estimate }>): Benefit[] {
  const worth = (benefit: Benefit) => {
    const amount = parts.get(benefit)?.estimate.amount;
    return amount ? yearly(amount).to : 0;
  };
  return group
    .filter((benefit) => parts.has(benefit))
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(1);
}

function perMonth(amount: Amount): { from: number; to: number } {
  const { from, to } = yearly(amount);
  return { from: from / 12, to: to / 12 };
}

function sum(ranges: readonly { from: number; to: number }[]): { from: number; to: number } {
  return {
    from: Math.round(ranges.reduce((total, { from }) => total + from, 0)),
    to: Math.round(ranges.reduce((total, { to }) => total + to, 0)),
  };
}
