import type { ProgramType } from '../../../../contract/grants.ts';

export const TITLE = 'Grant Search';
export const SUBTITLE = 'Say in your own words what you need, or let your profile search.';

export const SEARCH_LABEL = 'Search programs';
export const PLACEHOLDER = "Tell us what you're looking for...";
export const SEARCH = 'Search';

export const PROGRAM_TYPE = 'Program type';
export const KIND_WORDS: Readonly<Record<'all' | ProgramType, string>> = {
  all: 'All',
  grant: 'Grants',
  loan: 'Loans',
  assistance: 'Assistance',
};

export const TABS = 'Programs';
export const TAB_NAMES = { all: 'All Grants', saved: 'Saved Grants' } as const;

export const RESULTS = 'Results';
export const SEARCHING = 'Searching…';
export const shownText = (count: number, hasMore: boolean) =>
  `${count === 1 ? '1 program' : `${count} programs`} shown.${hasMore ? ' There are more.' : ''}`;

export const UNDERSTOOD = { corrected: 'Understood as', also: 'Also searched for' } as const;

export const IDLE = {
  title: 'What do you need?',
  text: 'Type it above, or search by your profile alone.',
  action: 'Search by my profile',
} as const;

export const NOTHING_FOUND = {
  title: 'No grants found',
  description: 'Try adjusting your search criteria or profile information.',
} as const;
export const NOTHING_FOUND_AT_FIRST = { ...NOTHING_FOUND, title: 'No matching grants found' } as const;
export const SEARCH_AGAIN = 'Search Again';
export const EDIT_PROFILE = 'Update my profile';

export const SEARCH_FAILED = 'Search failed';
export const AUTO_SEARCH_FAILED = {
  title: 'Auto-search failed',
  description: 'Please try searching manually',
} as const;

export const LOAD_MORE = 'Load More Grants';
export const LOADING_MORE = 'Loading more…';
export const foundMore = (count: number) =>
  count === 1 ? 'Found 1 additional grant!' : `Found ${count} additional grants!`;
export const addedMore = (count: number) =>
  count === 1 ? 'Added 1 Grant • Load More' : `Added ${count} Grants • Load More`;
export const NO_MORE_FOUND = 'There are no more programs for this search.';
export const MORE_FAILED = 'More programs could not be loaded';

export const ESTIMATE = 'Results are estimates, not decisions. Only the provider of a program decides.';

/** What the page's head says. */
export const HEAD = {
  title: TITLE,
  description:
    'Search grants, loans and assistance programs in your own words and see for each one whether you may have it, and why.',
} as const;
