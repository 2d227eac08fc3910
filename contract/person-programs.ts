import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SEARCH_PAGE_SIZE } from './limits.ts';
import { profileUpdate } from './profile.ts';
import { searchResults } from './search.ts';

/** So many pages of one person's list can be asked for. */
const MOST_SHOWN = 25 * SEARCH_PAGE_SIZE;

/**
 * The list of somebody a member helps, reckoned from the answers in the call alone: neither the member's profile nor
 * what the member dismissed counts. Nothing is stored.
 */
export const findForPerson = endpoint({
  method: 'POST',
  path: '/api/grants/for-person',
  access: 'member',
  body: z.object({
    answers: profileUpdate,
    /** Programs the browser already shows: the answer is the page after them. */
    excludeIds: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MOST_SHOWN)), []),
  }),
  response: searchResults,
});
