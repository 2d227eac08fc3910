import * as z from 'zod/mini';
import { CATEGORIES, PROGRAM_TYPES } from '../../../../../contract/programs/grants.ts';
import { priorityMove } from '../../../../../contract/search/priority.ts';
import { searchResults } from '../../../../../contract/search/search.ts';
import { drop, keep, kept, keptJson, SESSION_KEYS } from '../../account/session/storage.ts';
import type { Query, Ready } from '../state.ts';
import { FIRST_VIEW, SORTS, type View } from '../view.ts';

const { results, query, user, autoSearchPerformed, backToSearch, selectedGrant } = SESSION_KEYS;

const ids = z.array(z.string());
const keptResults = z.extend(searchResults, {
  priority: z.optional(z.object({ asked: ids, ids, moves: z.array(priorityMove) })),
  programType: z.enum(['all', ...PROGRAM_TYPES]),
  category: z.nullable(z.enum(CATEGORIES)),
  location: z.string(),
  asTyped: z._default(z.boolean(), false),
  sort: z.enum(SORTS),
  only: z.nullable(z.string()),
});

export interface Kept {
  results: z.infer<typeof searchResults> & Pick<Ready, 'priority'>;
  query: Query;
  view: View;
}

/** Claims the tab for this member and discards another's data. Returns whether there was another member. */
export function claimTab(userId: number): boolean {
  const before = kept(user);
  if (before === String(userId)) return false;
  drop(results, query, selectedGrant, autoSearchPerformed);
  keep(user, String(userId));
  return before !== null;
}

/**
 * Stores the results. Removes the old ones first, so if storage is full, they don't appear under the new words. Stores
 * nothing if the member has left in the meantime.
 */
export function keepResults(userId: number, { results: found, query: asked, view: { sort, only } }: Kept): void {
  dropResults();
  if (kept(user) !== String(userId)) return;
  const { searchTerm, ...rest } = asked;
  // Dismissing everything shown doesn't mean there are no other programs.
  if (found.grants.length === 0) return;
  keep(results, JSON.stringify({ ...found, ...rest, sort, only }));
  keep(query, searchTerm);
}

export function dropResults(): void {
  drop(results, query);
}

export function restoredResults(): Kept | undefined {
  const parsed = z.safeParse(keptResults, keptJson(results));
  if (!parsed.success) return undefined;
  const { programType, category, location, asTyped, sort, only, ...found } = parsed.data;
  return {
    results: found,
    query: { searchTerm: kept(query) ?? '', programType, category, location, asTyped },
    view: { ...FIRST_VIEW, sort, only },
  };
}

export function autoSearchWasPerformed(): boolean {
  return kept(autoSearchPerformed) === 'true';
}

/** Returns whether a program's page led back here. True only once. */
export function takeReturn(): boolean {
  const isReturn = kept(backToSearch) !== null;
  drop(backToSearch);
  return isReturn;
}

export function noteAutoSearch(): void {
  keep(autoSearchPerformed, 'true');
}
