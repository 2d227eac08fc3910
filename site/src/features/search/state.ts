import type { Category, MatchedGrant, ProgramType } from '../../../../contract/programs/grants.ts';
import type { PriorityMove } from '../../../../contract/search/priority.ts';
import type { SearchRequest, SearchResults } from '../../../../contract/search/search.ts';

export type Kind = 'all' | ProgramType;

/** A search query. */
export interface Query {
  searchTerm: string;
  programType: Kind;
  /** From the refine dialog; null for any. */
  category: Category | null;
  /** From the refine dialog; empty for the profile's location. */
  location: string;
  /** True to use the words exactly as typed, without corrections. */
  asTyped: boolean;
}

/** A search by profile only. */
export const PROFILE_QUERY: Query = {
  searchTerm: '',
  programType: 'all',
  category: null,
  location: '',
  asTyped: false,
};

export function isSameQuery(one: Query, other: Query): boolean {
  return (
    one.searchTerm === other.searchTerm &&
    one.programType === other.programType &&
    one.category === other.category &&
    one.location === other.location &&
    one.asTyped === other.asTyped
  );
}

export function requestOf({ searchTerm, programType, category, location, asTyped }: Query): SearchRequest {
  return {
    searchTerm,
    programType,
    ...(category ? { category } : {}),
    ...(location ? { location } : {}),
    ...(asTyped ? { asTyped } : {}),
  };
}

export type More =
  | { status: 'none' }
  | { status: 'loading' }
  /** IDs of the new programs, for a few seconds. */
  | { status: 'added'; ids: readonly string[] }
  | { status: 'ended' }
  | { status: 'failed'; message: string };

/** A model's order, the programs it was asked about, and what it moved up. */
export interface Priority {
  asked: string[];
  ids: string[];
  moves: PriorityMove[];
}

export interface Ready {
  status: 'ready';
  /** In search order: best match first. */
  grants: MatchedGrant[];
  hasMore: boolean;
  more: More;
  understood?: SearchResults['understood'];
  questions?: SearchResults['questions'];
  total?: SearchResults['total'];
  fits?: SearchResults['fits'];
  forOrganization?: SearchResults['forOrganization'];
  priority?: Priority | undefined;
}

export type Search =
  /** The page has just opened, so there's nothing to announce yet. */
  | { status: 'opening' }
  | { status: 'searching' }
  | Ready
  | { status: 'empty' }
  | { status: 'failed'; title: string; text: string };

export function found(results: SearchResults & Pick<Ready, 'priority'>): Search {
  return results.grants.length === 0 ? { status: 'empty' } : { ...results, status: 'ready', more: { status: 'none' } };
}

/** Appends more results, without duplicates. */
export function extended(before: Ready, { grants, hasMore }: SearchResults): Ready {
  const shown = new Set(before.grants.map((grant) => grant.id));
  const added = grants.filter((grant) => !shown.has(grant.id));
  return {
    ...before,
    grants: [...before.grants, ...added],
    hasMore: hasMore && added.length > 0,
    more: added.length === 0 ? { status: 'ended' } : { status: 'added', ids: added.map((grant) => grant.id) },
  };
}
