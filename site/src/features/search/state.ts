import type { Category, MatchedGrant, ProgramType } from '../../../../contract/grants.ts';
import type { PriorityMove } from '../../../../contract/priority.ts';
import type { SearchRequest, SearchResults } from '../../../../contract/search.ts';

export type Kind = 'all' | ProgramType;

/** What is searched for. */
export interface Query {
  searchTerm: string;
  programType: Kind;
  /** Of the refine dialog; null for any. */
  category: Category | null;
  /** Of the refine dialog; empty for where the member's profile says. */
  location: string;
  /** Whether the words are taken as they are written, slips and all. */
  asTyped: boolean;
}

/** A search by the profile alone. */
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
  /** Names the programs that came, for a few seconds. */
  | { status: 'added'; ids: readonly string[] }
  | { status: 'ended' }
  | { status: 'failed'; message: string };

/** The order of a model, of which programs it is, and what it moved up. */
export interface Priority {
  asked: string[];
  ids: string[];
  moves: PriorityMove[];
}

export interface Ready {
  status: 'ready';
  /** In the order of the search: the best match first. */
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
  /** The page has just been opened: nothing is to be said yet. */
  | { status: 'opening' }
  | { status: 'idle' }
  | { status: 'searching' }
  | Ready
  | { status: 'empty' }
  | { status: 'failed'; title: string; text: string };

export function found(results: SearchResults & Pick<Ready, 'priority'>): Search {
  return results.grants.length === 0 ? { status: 'empty' } : { ...results, status: 'ready', more: { status: 'none' } };
}

/** More results behind the first ones. A program that is shown already is not shown twice. */
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
