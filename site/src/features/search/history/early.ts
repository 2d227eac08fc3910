import { getSavedGrants } from '../../../../../contract/saved/saved.ts';
import { searchGrants } from '../../../../../contract/search/search.ts';
import type { EarlyCall } from '../../../lib/early-calls.ts';
import { SESSION_KEYS } from '../../account/session/storage.ts';
import { PROFILE_QUERY, requestOf } from '../state.ts';

const { results, query, backToSearch } = SESSION_KEYS;
const kept = (key: string) => `sessionStorage.getItem('${key}')`;
/**
 * Conditions for a search by profile, as in `arrivalOf`: after the profile is saved, on a first visit, or if the stored
 * results are for another search.
 */
const isProfileSaved = "location.search==='?autoSearch=true'";
const isOwnList = `!location.search&&(!${kept(results)}||${kept(query)}&&!${kept(backToSearch)})`;

/** The calls the results make when they open, including the search by profile if they begin with one. */
export const EARLY: readonly EarlyCall[] = [
  {
    endpoint: searchGrants,
    body: requestOf(PROFILE_QUERY),
    when: `!history.state&&(${isProfileSaved}||${isOwnList})`,
  },
  { endpoint: getSavedGrants },
];
