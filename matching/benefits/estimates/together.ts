import type { Amount, Benefit } from '../../../contract/programs/benefits.ts';
import type { Total } from '../../../contract/search/search.ts';
import { yearly } from '../money.ts';
import type { Beside } from './reckoning.ts';

type Part = Total['counted'][number];

/** Programs that are mutually exclusive for the same child or the same cost. The one that pays more counts. */
const EITHER_OR: readonly (readonly Benefit[])[] = [
  ['head-start', 'child-care'],
  ['dependent-care-credit', 'child-care'],
  ['premium-tax-credit', 'medicaid', 'chip'],
];

/** Adds up these programs. If two are the same benefit, the first one counts. */
export function together(parts: readonly Part[], open: Total['open'], forAll: Total['open'] = []): Total {
  const first = new Map<Benefit, Part>();
  for (const part of parts) if (!first.has(part.benefit)) first.set(part.benefit, part);
  const beaten = new Set(EITHER_OR.flatMap((group) => allButLargest(group, first)));
  const isFirst = (part: Part) => first.get(part.benefit) === part && !beaten.has(part.benefit);
  const paid = parts.filter(isFirst);
  // A program reduced to zero by the others isn't counted.
  const isCounted = (part: Part) => isFirst(part) && (!part.besides || amountBeside(part, paid).to > 0);
  const counted = parts.filter(isCounted);
  const amounts = counted.map((part) => amountBeside(part, counted));
  return {
    monthly: sum(amounts.flatMap((amount) => (amount.per === 'month' || amount.per === 'day' ? perMonth(amount) : []))),
    yearly: sum(amounts.flatMap((amount) => (amount.per === 'year' || amount.per === 'once' ? amount : []))),
    counted,
    open: [...open],
    excluded: parts.filter((part) => !isCounted(part)),
    ...(forAll.length > 0 ? { forAll } : {}),
  };
}

/** Returns a program's amount in the total, which the others may lower. */
export function amountBeside({ besides = [], amount }: Part, counted: readonly Part[]): Amount {
  const benefits = counted.map(({ benefit }) => benefit);
  return besideThese(besides, benefits)?.amount ?? amount;
}

/** Returns the largest applicable reduction: the one that matches the most benefits. */
export function besideThese<One extends Pick<Beside, 'benefits'>>(
  besides: readonly One[],
  benefits: readonly Benefit[],
): One | undefined {
  return besides
    .filter((one) => one.benefits.every((benefit) => benefits.includes(benefit)))
    .toSorted((a, b) => b.benefits.length - a.benefits.length)[0];
}

/** Returns the total after removing some of its programs. Programs they had excluded then count. */
export function totalWithout(total: Total, gone: ReadonlySet<string>): Total {
  const isLeft = ({ id }: { id: string }) => !gone.has(id);
  const parts = [...total.counted, ...total.excluded];
  const { forAll = [] } = total;
  if ([...parts, ...total.open, ...forAll].every(isLeft)) return total;
  return together(parts.filter(isLeft), total.open.filter(isLeft), forAll.filter(isLeft));
}

function allButLargest(group: readonly Benefit[], parts: ReadonlyMap<Benefit, Part>): Benefit[] {
  const worth = (benefit: Benefit) => {
    const amount = parts.get(benefit)?.amount;
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
