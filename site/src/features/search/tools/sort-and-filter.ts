import type { MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { yearlyWorth } from '../../../../../matching/amounts/amount-words.ts';
import { amountIn } from '../../../../../matching/amounts/named-sum.ts';
import type { Sort, View } from '../view.ts';
import { deadlineIn } from './sort-keys.ts';

/** Orders determined by the server; the others are sorted in the browser. */
type Given = 'best' | 'priority';

/** Returns the programs in display order. The sort is stable. */
export function shownOf(
  grants: readonly MatchedGrant[],
  { sort, only }: View,
  now = Date.now(),
): readonly MatchedGrant[] {
  const some = only === null ? grants : grants.filter(({ category }) => category === only);
  if (sort === 'best' || sort === 'priority') return some;
  const keyed = some.map((grant) => ({ grant, key: keyOf(grant, sort, now) }));
  return keyed.sort((one, other) => other.key - one.key).map(({ grant }) => grant);
}

/** Returns the sort key; the highest comes first. Programs without a value come last. */
function keyOf(grant: MatchedGrant, sort: Exclude<Sort, Given>, now: number): number {
  switch (sort) {
    case 'deadline':
      return -(deadlineIn(grant, now) ?? Number.MAX_VALUE);
    case 'amount':
      return yearlyWorth(grant.match) ?? amountIn(grant.amount) ?? -1;
    case 'newest':
      return grant.checkedAt === null ? 0 : Date.parse(grant.checkedAt) || 0;
  }
}
