import { isSameQuery, PROFILE_QUERY, type Query } from './state.ts';

/** What the page does when it opens: search by the profile, show what is kept, search for what the address says, or wait. */
export type Arrival = 'profile-saved' | 'first-visit' | 'restore' | 'link' | 'wait';

interface Situation {
  /** Whether the address asks for an automatic search. */
  autoSearch: boolean;
  /** What the address says to search for. */
  query: Query;
  /** Whether this entry of the browser's history has shown its search before: then the address is the whole search. */
  isSettled: boolean;
  autoSearchPerformed: boolean;
  keptQuery: Query | undefined;
}

export function arrivalOf({ autoSearch, query, isSettled, autoSearchPerformed, keptQuery }: Situation): Arrival {
  if (autoSearch) return 'profile-saved';
  if (isSettled) return keptQuery && isSameQuery(keptQuery, query) ? 'restore' : 'link';
  // A link that says what to look for, such as that of a mail about new programs: what is kept does not have them.
  if (!isSameQuery(query, PROFILE_QUERY)) return 'link';
  if (keptQuery) return 'restore';
  return autoSearchPerformed ? 'wait' : 'first-visit';
}
