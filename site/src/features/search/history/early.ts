import { getSavedGrants } from '../../../../../contract/saved/saved.ts';
import { searchGrants } from '../../../../../contract/search/search.ts';
import type { EarlyCall } from '../../../lib/early-calls.ts';
import { SESSION_KEYS } from '../../account/session/storage.ts';
import { PROFILE_QUERY, requestOf } from '../state.ts';

const { results, autoSearchPerformed } = SESSION_KEYS;
/** The conditions under which `arrivalOf` detects a newly saved profile or a first visit. */
const isProfileSaved = "location.search==='?autoSearch=true'";
const isFirstVisit = `!location.search&&!sessionStorage.getItem('${results}')&&sessionStorage.getItem('${autoSearchPerformed}')!=='true'`;

/** The calls the results make when they open, including the search by profile if they begin with one. */
export const EARLY: readonly EarlyCall[] = [
  {
    endpoint: searchGrants,
    body: requestOf(PROFILE_QUERY),
    when: `!history.state&&(${isProfileSaved}||${isFirstVisit})`,
  },
  { endpoint: getSavedGrants },
];
