import * as z from 'zod/mini';
import { PROGRAM_TYPES, searchResults } from '../../../../contract/grants.ts';
import { isDismissed } from '../dismissed/store.ts';
import { drop, keep, kept, keptJson, SESSION_KEYS } from '../session/storage.ts';
import type { Query } from './state.ts';

const { results, query, user, autoSearchPerformed, selectedGrant } = SESSION_KEYS;

const keptResults = z.extend(searchResults, { programType: z.enum(['all', ...PROGRAM_TYPES]) });

export interface Kept {
  results: z.infer<typeof searchResults>;
  query: Query;
}

/** Makes the tab this member's: what another one left is dropped. */
export function claimTab(userId: number): void {
  if (kept(user) === String(userId)) return;
  drop(results, query, selectedGrant, autoSearchPerformed);
  keep(user, String(userId));
}

/** A full storage refuses the new results: the old ones must not stay behind under the new words. */
export function keepResults({ results: found, query: { searchTerm, programType } }: Kept): void {
  dropResults();
  const grants = found.grants.filter(({ id }) => !isDismissed(id));
  keep(results, JSON.stringify({ ...found, grants, programType }));
  keep(query, searchTerm);
}

export function dropResults(): void {
  drop(results, query);
}

export function restoredResults(): Kept | undefined {
  const parsed = z.safeParse(keptResults, keptJson(results));
  if (!parsed.success) return undefined;
  const { programType, ...found } = parsed.data;
  return { results: found, query: { searchTerm: kept(query) ?? '', programType } };
}

export function autoSearchWasPerformed(): boolean {
  return kept(autoSearchPerformed) === 'true';
}

export function noteAutoSearch(): void {
  keep(autoSearchPerformed, 'true');
}
