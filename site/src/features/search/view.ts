import type { MatchedGrant } from '../../../../contract/grants.ts';
import { yearlyWorth } from '../../../../matching/amount-words.ts';
import { amountIn, deadlineIn } from './sort-keys.ts';

export const SORTS = ['best', 'priority', 'deadline', 'amount', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

export const TABS = ['all', 'saved'] as const;
export type Tab = (typeof TABS)[number];

/** How what was found is looked at; it changes nothing about the search. */
export interface View {
  tab: Tab;
  sort: Sort;
  /** The category that alone is shown; null for all. */
  only: string | null;
}

export const FIRST_VIEW: View = { tab: 'all', sort: 'best', only: null };

/** The categories of these programs by name, each with the number of its programs. */
export function categoriesOf(grants: readonly MatchedGrant[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { category } of grants) {
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => one.localeCompare(other));
}

/** Orders that come whole from the server; the others are made here. */
type Given = 'best' | 'priority';

/** The programs to show, in the order to show them. Equal ones stay in the order in which they are given. */
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

/** The higher the earlier; what a program does not say comes last. */
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
