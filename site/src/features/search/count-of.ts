import { shownOnlyText, shownText, sortedText } from './parts/list-texts.ts';
import type { Search } from './state.ts';
import type { View } from './view.ts';

/** Returns how many programs are shown, and in which order; empty if there are no results. */
export function countOf(search: Search, { only, sort }: View): string {
  if (search.status !== 'ready') return '';
  const { grants, hasMore } = search;
  const shown =
    only === null
      ? shownText(grants.length, hasMore)
      : shownOnlyText(grants.filter(({ category }) => category === only).length, grants.length, only);
  return sort === 'best' || sort === 'priority' ? shown : `${shown} ${sortedText(sort, hasMore)}`;
}
