import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { SEARCH_PAGE_SIZE } from '../limits.ts';
import { searchResults } from '../search/search.ts';
import { profileUpdate } from './profile.ts';

/** The maximum number of programs that can be requested from one person's list. */
const MOST_SHOWN = 25 * SEARCH_PAGE_SIZE;

/**
 * Lists programs for a person a member is helping, based only on the answers in the request. Ignores the member's own
 * profile and dismissals. Stores nothing.
 */
export const findForPerson = endpoint({
  method: 'POST',
  path: '/api/grants/for-person',
  access: 'member',
  body: z.object({
    answers: profileUpdate,
    /** Programs the browser already shows. The response is the page after them. */
    excludeIds: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MOST_SHOWN)), []),
  }),
  response: searchResults,
});
