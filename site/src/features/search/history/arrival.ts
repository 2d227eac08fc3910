import { isSameQuery, PROFILE_QUERY, type Query } from '../state.ts';

/** The page's first step: a search by profile, the stored results, or a search for the words in the URL. */
export type Arrival = 'profile-saved' | 'first-visit' | 'own-list' | 'restore' | 'link';

interface Situation {
  /** True if the URL asks for an automatic search. */
  autoSearch: boolean;
  /** The query in the URL. */
  query: Query;
  /** True if this history entry has already shown its search. The URL is then the complete search. */
  isSettled: boolean;
  autoSearchPerformed: boolean;
  keptQuery: Query | undefined;
  /** True if the member comes back from a program to the search that led there. */
  isReturn: boolean;
}

export function arrivalOf({
  autoSearch,
  query,
  isSettled,
  autoSearchPerformed,
  keptQuery,
  isReturn,
}: Situation): Arrival {
  if (autoSearch) return 'profile-saved';
  if (isSettled) return keptQuery && isSameQuery(keptQuery, query) ? 'restore' : 'link';
  // A link with its own query, such as one in an email about new programs. Stored results don't include those.
  if (!isSameQuery(query, PROFILE_QUERY)) return 'link';
  // Menus and the home page link here for the member's own list, whatever they last searched for.
  if (keptQuery && (isReturn || isSameQuery(keptQuery, PROFILE_QUERY))) return 'restore';
  return autoSearchPerformed ? 'own-list' : 'first-visit';
}
