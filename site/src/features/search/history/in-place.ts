import { searchGrants } from '../../../../../contract/search/search.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { extended, found, requestOf, type Search } from '../state.ts';
import { $query, $search, keepShown } from '../store.ts';
import { forgetSearches } from './remembered.ts';

/**
 * Shows a restored program again. If the list was loaded after the program was dismissed, it isn't in the list, so this
 * repeats the search.
 */
export async function showAgain(id: string): Promise<void> {
  const search = $search.get();
  const isListed = search.status === 'ready' && search.grants.some((grant) => grant.id === id);
  if (isListed) forgetSearches();
  else await searchInPlace();
}

/**
 * Repeats the current search while the list stays visible, because new answers may change its programs and their order.
 * Requests as many programs as were shown. Resolves to false on failure, leaving the list unchanged.
 */
export async function searchInPlace(): Promise<boolean> {
  const query = $query.get();
  const before = $search.get();
  // Earlier results are no longer current.
  forgetSearches();
  if (!isAnswered(before)) return true;
  const wanted = before.status === 'ready' ? before.grants.length : 0;
  try {
    let after: Search = found(await call(searchGrants, { body: requestOf(query) }));
    while (after.status === 'ready' && after.hasMore && after.grants.length < wanted) {
      const body = { ...requestOf(query), loadMore: true, excludeIds: after.grants.map(({ id }) => id) };
      after = { ...extended(after, await call(searchGrants, { body })), more: { status: 'none' } };
    }
    // The member searched for something else in the meantime.
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
