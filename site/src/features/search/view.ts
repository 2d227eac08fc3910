import type { MatchedGrant } from '../../../../contract/programs/grants.ts';

export const SORTS = ['best', 'priority', 'deadline', 'amount', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

export const TABS = ['all', 'saved'] as const;
export type Tab = (typeof TABS)[number];

/** The display of the results. It doesn't affect the search. */
export interface View {
  tab: Tab;
  sort: Sort;
  /** The category to show; null for all. */
  only: string | null;
}

export const FIRST_VIEW: View = { tab: 'all', sort: 'best', only: null };

/** Returns these programs' categories by name, each with its program count. */
export function categoriesOf(grants: readonly MatchedGrant[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { category } of grants) {
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => one.localeCompare(other));
}
