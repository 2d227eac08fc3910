import { isSameQuery, type Query, type Ready } from './state.ts';

const MOST = 8;

/** The last searches of this page, so that Back shows them at once, with all that was loaded. */
let searches: readonly { query: Query; found: Ready }[] = [];

export function remember(query: Query, found: Ready): void {
  const others = searches.filter((search) => !isSameQuery(search.query, query));
  searches = [{ query, found: { ...found, more: { status: 'none' as const } } }, ...others].slice(0, MOST);
}

export function remembered(query: Query): Ready | undefined {
  return searches.find((search) => isSameQuery(search.query, query))?.found;
}

/** For a profile that has changed: what was found for it before holds no longer. */
export function forgetSearches(): void {
  searches = [];
}
