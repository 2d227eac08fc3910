import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { PriorityOrder, UnorderedReason } from '../../../contract/search/priority.ts';
import type { Screen } from './screen.ts';
import { failedToLoad } from './screen-kit.ts';

const SEARCH = '**/api/grants/search';
const SAVED = '**/api/grants/saved';
const asked = z.object({ ids: z.array(z.string()) });

/** Each possible ending of a sentence about a move. */
const MOVES = [
  {
    text: 'Moved up 9 places: you asked for “heating” and “bill”, and its own text says:',
    quote: 'Pays part of a heating bill, and repairs in an emergency',
  },
  {
    text: 'Moved up 7 places: its estimate is higher: about $684 a month for you. For “Weatherization Assistance Program”, which it passed, it’s up to $310 a month.',
    quote: null,
  },
  {
    text: 'Moved up 5 places. AI gave no reason that we could check. What we can say: by your answers you meet its conditions. Of “Lifeline”, which it passed, 2 conditions are still to check.',
    quote: null,
  },
  { text: 'Moved up 3 places. AI gave no reason that we could check.', quote: null },
] as const;

/** Mocks AI sorting for a member on the paid plan: in reverse order, or not at all. */
async function withPriority(page: Page, unordered: UnorderedReason | null): Promise<void> {
  const plan = { limit: null, compare: true, csv: true, priority: true };
  await page.route(SAVED, (route) => route.fulfill({ json: { savedGrants: [], plan } }));
  await page.route('**/api/grants/priority', (route) => {
    const { ids } = asked.parse(route.request().postDataJSON());
    const moves = MOVES.flatMap((move, place) => {
      const id = ids.at(-1 - place);
      return id === undefined ? [] : [{ id, ...move }];
    });
    const order: PriorityOrder = unordered
      ? { ids, moves: [], orderedBy: 'search', unordered }
      : { ids: ids.toReversed(), moves, orderedBy: 'model', unordered };
    return route.fulfill({ json: order });
  });
}

export const RESULTS_PATH = '/search-results?autoSearch=true';
/** The results page in every state that looks different. */
export const RESULTS_SCREENS: readonly Screen[] = [
  { name: 'results', path: RESULTS_PATH, who: 'member', ready: (page) => page.getByRole('article').first() },
  {
    name: 'results-empty',
    path: RESULTS_PATH,
    who: 'member',
    prepare: (page) => page.route(SEARCH, (route) => route.fulfill({ json: { grants: [], hasMore: false } })),
    ready: (page) => page.getByRole('button', { name: 'Search Again' }),
  },
  {
    name: 'results-failed',
    path: RESULTS_PATH,
    who: 'member',
    prepare: (page) => page.route(SEARCH, (route) => route.abort()),
    ready: (page) => page.getByRole('main').getByText('Auto-search failed'),
    expectedErrors: failedToLoad,
  },
  {
    name: 'results-searching',
    path: RESULTS_PATH,
    who: 'member',
    // The call never gets a response.
    prepare: (page) => page.route(SEARCH, () => {}),
    ready: (page) => page.getByRole('main').getByText('Searching…').first(),
  },
  {
    name: 'results-refine',
    path: RESULTS_PATH,
    who: 'member',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Refine' }).click();
      await page.getByRole('combobox', { name: 'Location' }).fill('nowhere');
      await page.getByRole('button', { name: 'Show programs' }).click();
    },
    ready: (page) => page.getByText(/^Write the state too/),
  },
  {
    name: 'results-refined',
    path: '/search-results?q=school&place=San+Francisco%2C+California&category=Education&sort=deadline&show=Education',
    who: 'member',
    ready: (page) => page.getByRole('button', { name: 'Clear category' }),
  },
  {
    name: 'results-without-this-category',
    path: '/search-results?q=heating+bill&show=No+such+category',
    who: 'member',
    ready: (page) => page.getByRole('heading', { name: 'None of these programs' }),
  },
  {
    name: 'results-by-ai',
    path: '/search-results?q=heating+bill&sort=priority',
    who: 'member',
    prepare: (page) => withPriority(page, null),
    ready: (page) => page.getByText(/^Moved up/).first(),
  },
  {
    name: 'results-by-ai-failed',
    path: '/search-results?q=heating+bill&sort=priority',
    who: 'member',
    prepare: (page) => withPriority(page, 'timeout'),
    ready: (page) => page.getByText(/^AI did not answer in time/),
  },
  {
    name: 'results-by-ai-for-premium',
    path: '/search-results?q=heating+bill&sort=priority',
    who: 'member',
    ready: (page) => page.getByRole('link', { name: 'See the Premium plan' }),
  },
  {
    name: 'results-saved-none',
    path: '/search-results?tab=saved',
    who: 'member',
    ready: (page) => page.getByRole('heading', { name: 'No saved grants' }),
  },
];
