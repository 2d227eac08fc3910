import { SESSION_KEYS } from '../../site/src/features/session/storage.ts';
import { failedToLoad } from './screen-kit.ts';
import type { Screen } from './screens.ts';

const SEARCH = '**/api/grants/search';
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
    // Held: no answer ever comes.
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
    name: 'results-waiting-for-words',
    path: '/search-results',
    who: 'member',
    // After a search of which nothing is kept any more.
    reach: async (page) => {
      await page.getByRole('article').first().waitFor();
      await page.evaluate((key) => {
        sessionStorage.removeItem(key);
        history.replaceState(null, '');
      }, SESSION_KEYS.results);
      await page.reload();
    },
    ready: (page) => page.getByRole('heading', { name: 'What do you need?' }),
  },
  {
    name: 'results-saved-none',
    path: '/search-results?tab=saved',
    who: 'member',
    ready: (page) => page.getByRole('heading', { name: 'No saved grants' }),
  },
];
