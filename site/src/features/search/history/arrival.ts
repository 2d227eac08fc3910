import { isSameQuery, PROFILE_QUERY, type Query } from '../state.ts';

/**
 * What the page does when it opens: search by profile, show stored results, search for the words in the URL, or wait.
 */
export type Arrival = 'profile-saved' | 'first-visit' | 'restore' | 'link' | 'wait';

interface Situation {
  /** Whether the URL asks for an automatic search. */
  autoSearch: boolean;
  /** The query in the URL. */
  query: Query;
  /** Whether this history entry has already shown its search. If so, the URL is the complete search. */
  isSettled: boolean;
  autoSearchPerformed: boolean;
  keptQuery: Query | undefined;
}

export function arrivalOf({ autoSearch, query, isSettled, autoSearchPerformed, keptQuery }: Situation): Arrival {
  if (autoSearch) return 'profile-saved';
  if (isSettled) return keptQuery && isSameQuery(keptQuery, query) ? 'restore' : 'link';
  // A link with its own query, such as one in an email about new programs, which stored results don't include.
  if (!isSameQuery(query, PROFILE_QUERY)) return 'link';
  if (keptQuery) return 'restore';
  return autoSearchPerformed ? 'wait' : 'first-visit';
}
