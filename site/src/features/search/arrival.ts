import { type Address, addressOf, asksForAutoSearch, namesQuery } from './address.ts';
import { isSameQuery, type Query } from './state.ts';

/** What the page does when it opens: search by the profile, show what is kept, search for what the address says, or wait. */
export type Arrival = 'profile-saved' | 'first-visit' | 'restore' | 'link' | 'wait';

interface Situation {
  search: string;
  /** Whether this entry of the browser's history has shown its search before: then the address is the whole search. */
  isSettled: boolean;
  autoSearchPerformed: boolean;
  keptQuery: Query | undefined;
}

export function arrivalOf({ search, isSettled, autoSearchPerformed, keptQuery }: Situation): Arrival {
  if (asksForAutoSearch(search)) return 'profile-saved';
  const address: Address = addressOf(search);
  if (isSettled || namesQuery(address)) {
    return keptQuery && isSameQuery(keptQuery, address.query) ? 'restore' : 'link';
  }
  if (keptQuery) return 'restore';
  return autoSearchPerformed ? 'wait' : 'first-visit';
}
