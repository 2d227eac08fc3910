import { searchGrants } from '../../../../contract/search.ts';
import { ApiError, call } from '../../lib/api.ts';
import { sessionEnded } from '../session/store.ts';
import { forgetSearches } from './remembered.ts';
import { extended, found, requestOf, type Search } from './state.ts';
import { $query, $search, keepShown } from './store.ts';

/** A program that was dismissed before this list was made is not in it: it comes back with a new one. */
export async function showAgain(id: string): Promise<void> {
  const search = $search.get();
  const isListed = search.status === 'ready' && search.grants.some((grant) => grant.id === id);
  if (isListed) forgetSearches();
  else await searchInPlace();
}

/**
 * Searches again for the same words while the list stands: what the person told us since may change its programs and
 * their order. As many are asked for as stood there. False where that failed: the list is then as it was.
 */
export async function searchInPlace(): Promise<boolean> {
  const query = $query.get();
  const before = $search.get();
  // What was found before the answer is no longer what would be found.
  forgetSearches();
  if (!isAnswered(before)) return true;
  const wanted = before.status === 'ready' ? before.grants.length : 0;
  try {
    let after: Search = found(await call(searchGrants, { body: requestOf(query) }));
    while (after.status === 'ready' && after.hasMore && after.grants.length < wanted) {
      const body = { ...requestOf(query), loadMore: true, excludeIds: after.grants.map(({ id }) => id) };
      after = { ...extended(after, await call(searchGrants, { body })), more: { status: 'none' } };
    }
    // Somebody searched for something else meanwhile.
    if ($query.get() !== query || !isAnswered($search.get())) return true;
    $search.set(after);
    keepShown();
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    return false;
  }
}

function isAnswered({ status }: Search): boolean {
  return status === 'ready' || status === 'empty';
}
