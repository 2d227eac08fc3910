import { programs } from '../../lib/counts.ts';
import type { Tab } from './view.ts';

export const TITLE = 'Grant Search';
export const SUBTITLE = 'Tell us what you need, or see matches from your profile.';

export const SEARCH_LABEL = 'Search programs';
export const PLACEHOLDER = "Tell us what you're looking for...";
export const SEARCH = 'Search';

export const PROGRAM_TYPE = 'Program type';

const REFINE = 'Refine';
export const REFINE_FAILED = {
  title: 'The dialog couldn’t be loaded',
  description: 'Check your internet connection and try again.',
} as const;
export const refineOpen = (count: number) => (count === 0 ? REFINE : `${REFINE} (${count})`);
export const REFINED = 'Refined by';
export const nearPlace = (place: string) => `Near ${place}`;
export const removeRefinement = (name: string) => `Remove ${name}`;

export const TABS_LABEL = 'Programs';
export const TAB_WORDS: Readonly<Record<Tab, string>> = { all: 'All Grants', saved: 'Saved Grants' };

export const backToOwn = (count: number | undefined) => `Back to my ${count ? programs(count) : 'programs'}`;
export const RESULTS_BY_PROFILE = 'Programs for your profile';
export const resultsFor = (words: string) => `Programs for “${words}”`;
export const SEARCHING = 'Searching…';
interface LooksRight {
  right: number;
  shown: number;
  forOrganization: boolean;
}

/** The heading of the member's own list: how many look right and, if not all are shown, how many are. */
export const planTitle = (name: string | null, { right, shown, forOrganization }: LooksRight) => {
  const forWhom = forOrganization ? 'your organization' : 'you';
  // An organization's programs that only advise aren't counted, but they're on the list.
  const advice = shown - right;
  const more = advice > 0 ? `, and ${advice} more ${advice === 1 ? 'advises' : 'advise'} for free` : '';
  const part = shown < right ? `. The first ${shown} of them are below` : forOrganization ? more : '';
  const found = `${programs(right)} ${right === 1 ? 'looks' : 'look'} right for ${forWhom}${part}`;
  if (right === 0) return name ? `${name}, these programs are worth a look` : 'These programs are worth a look';
  return name ? `${name}, ${found}` : found;
};

export const NOTHING_FOUND = {
  title: 'No grants found',
  description: 'Try adjusting your search criteria or profile information.',
} as const;
export const NOTHING_FOUND_AT_FIRST = { ...NOTHING_FOUND, title: 'No matching grants found' } as const;
export const SEARCH_AGAIN = 'Search Again';
export const SEARCH_FAILED = 'Search failed';
export const AUTO_SEARCH_FAILED = {
  title: 'Auto-search failed',
  description: 'Please try searching manually',
} as const;

export const ESTIMATE = 'Results are estimates, not decisions. Only the provider decides.';

/** The page's title and description. */
export const HEAD = {
  title: TITLE,
  description:
    'Search grants, loans and assistance programs in your own words and see if you qualify for each one, and why.',
} as const;
