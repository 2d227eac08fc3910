import type { Page } from '@playwright/test';
import { searchResults } from '../../../contract/search/search.ts';
import { RESULTS_PATH } from './results-screens.ts';
import type { Screen } from './screen.ts';
import { failedToLoad } from './screen-kit.ts';

const SAVED = '**/api/grants/saved';
export const openSavedTab = (page: Page) => page.getByRole('tab', { name: /Saved Grants/ }).click();
const openPrograms = async (page: Page) => {
  await openSavedTab(page);
  await page.getByRole('tab', { name: 'Programs' }).click();
};
/**
 * Mocks a paid member's saved programs from the first results, including one with a deadline and a note, and one that
 * has closed.
 */
export const withSavedSample = (page: Page) =>
  page.route(SAVED, async (route) => {
    const { origin } = new URL(page.url());
    const language = (await route.request().headerValue('accept-language')) ?? 'en';
    const headers = { origin, 'accept-language': language };
    const found = await page.request.post(`${origin}/api/grants/search`, { headers, data: {} });
    const { grants } = searchResults.parse(await found.json());
    const more = { savedAt: '2026-01-01T00:00:00.000Z', notes: null, notesRevision: 0, closed: false };
    const [first, second, third] = grants;
    const day = { deadlineKind: 'fixed', deadlineAt: '2031-04-01T03:59:59.000Z', deadline: 'March 31, 2031' };
    const note = 'Ask Ms. Ortega for the form.\nBring the last three bills.';
    const savedGrants = [
      { ...first, ...more, ...day, notes: note },
      { ...second, ...more },
      { ...third, ...more, closed: true },
    ];
    await route.fulfill({ json: { savedGrants, plan: { limit: null, compare: true, csv: true, priority: true } } });
  });

/** Saved programs in every state that looks different. */
export const SAVED_SCREENS: readonly Screen[] = [
  {
    name: 'saved',
    path: RESULTS_PATH,
    who: 'member',
    prepare: withSavedSample,
    reach: openPrograms,
    ready: (page) => page.getByRole('button', { name: /Edit the note/ }),
  },
  {
    name: 'saved-selecting',
    path: RESULTS_PATH,
    who: 'member',
    prepare: withSavedSample,
    async reach(page) {
      await openPrograms(page);
      await page.getByRole('button', { name: 'Compare or export' }).click();
    },
    ready: (page) => page.getByRole('checkbox', { name: 'Select all' }),
  },
  {
    name: 'saved-compared',
    path: RESULTS_PATH,
    who: 'member',
    prepare: withSavedSample,
    async reach(page) {
      await openPrograms(page);
      await page.getByRole('button', { name: 'Compare or export' }).click();
      await page.getByRole('button', { name: 'Compare' }).click();
    },
    ready: (page) => page.getByRole('dialog', { name: 'Compare programs' }),
  },
  {
    name: 'saved-calendar',
    path: RESULTS_PATH,
    who: 'member',
    prepare: withSavedSample,
    async reach(page) {
      await openPrograms(page);
      await page.getByRole('button', { name: 'Calendar' }).click();
      await page
        .getByRole('button', { name: 'Make my address' })
        .or(page.getByRole('button', { name: 'Make a new address' }))
        .click();
    },
    ready: (page) => page.getByLabel('Your calendar address'),
  },
  {
    name: 'saved-empty',
    path: RESULTS_PATH,
    who: 'member',
    reach: openSavedTab,
    ready: (page) => page.getByRole('heading', { name: 'No saved grants' }),
  },
  {
    name: 'saved-failed',
    path: RESULTS_PATH,
    who: 'member',
    prepare: (page) => page.route(SAVED, (route) => route.abort()),
    reach: openSavedTab,
    ready: (page) => page.getByText('Your saved programs couldn’t be loaded'),
    expectedErrors: failedToLoad,
  },
];
