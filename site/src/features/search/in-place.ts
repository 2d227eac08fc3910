import { searchGrants } from '../../../../contract/search.ts';
import { ApiError, call } from '../../lib/api.ts';
import { sessionEnded } from '../session/store.ts';
import { forgetSearches } from './remembered.ts';
import { extended, found, requestOf, type Search } from './state.ts';
import { $query, $search, keepShown } from './store.ts';

/**
 * Searches again for the same words while the list stands: what the person told us since may change its programs and
 * their order. As many are asked for as stood there. False where that failed: the list is then as it was.
 */
export async function searchInPlace(): Promise<boolean> {
  const query = $query.get();
  const before = $search.get();
  // What was found before the answer is no longer what would be found.
  forgetSearches();
  if (before.status !== 'ready') return true;
  try {
    let after: Search = found(await call(searchGrants, { body: requestOf(query) }));
    while (after.status === 'ready' && after.hasMore && after.grants.length < before.grants.length) {
      const body = { ...requestOf(query), loadMore: true, excludeIds: after.grants.map(({ id }) => id) };
      after = { ...extended(after, await call(searchGrants, { body })), more: { status: 'none' } };
    }
    // Somebody searched for something else meanwhile.
    if ($query.get() !== query || $search.get().status !== 'ready') return true;
    $search.set(after);
    keepShown();
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    return false;
  }
}
