import type { MatchedGrant, ProgramType, SearchResults } from '../../../../contract/grants.ts';

export type Kind = 'all' | ProgramType;

export interface Query {
  searchTerm: string;
  programType: Kind;
}

export type More =
  | { status: 'none' }
  | { status: 'loading' }
  /** Says how many came, for a few seconds. */
  | { status: 'added'; count: number }
  | { status: 'failed'; message: string };

export interface Ready {
  status: 'ready';
  grants: MatchedGrant[];
  hasMore: boolean;
  more: More;
  understood?: SearchResults['understood'];
  questions?: SearchResults['questions'];
}

export type Search =
  | { status: 'idle' }
  | { status: 'searching' }
  | Ready
  | { status: 'empty' }
  | { status: 'failed'; title: string; text: string };

export function found({ grants, hasMore, understood, questions }: SearchResults): Search {
  if (grants.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    grants,
    hasMore,
    more: { status: 'none' },
    ...(understood ? { understood } : {}),
    ...(questions ? { questions } : {}),
  };
}

/** More results behind the first ones. A program that is shown already is not shown twice. */
export function extended(before: Ready, { grants, hasMore }: SearchResults): Ready {
  const shown = new Set(before.grants.map((grant) => grant.id));
  const added = grants.filter((grant) => !shown.has(grant.id));
  return {
    ...before,
    grants: [...before.grants, ...added],
    hasMore: hasMore && added.length > 0,
    more: { status: 'added', count: added.length },
  };
}
