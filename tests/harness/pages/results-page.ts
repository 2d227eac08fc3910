import type { Page, Request } from '@playwright/test';
import { expect } from '../browser.ts';

export const SEARCH = '**/api/grants/search';
export const box = (page: Page) => page.getByPlaceholder("Tell us what you're looking for...");
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
export const resultsFor = (page: Page, words: string) => page.getByRole('heading', { level: 2, name: `“${words}”` });

/** Waits until the list shows the last search. Until then, the previous one stays visible. */
export async function settled(page: Page): Promise<void> {
  const results = page.locator('[aria-labelledby="results"]');
  await expect(results).toHaveAttribute('aria-busy', 'false');
  // The programs to start with are painted first. An empty box keeps the place of the others until then.
  await expect(results.locator('.min-h-svh:empty')).toHaveCount(0);
}

/** Opens the results page and waits for its automatic search. */
export async function openResults(page: Page): Promise<void> {
  await page.goto('/search-results');
  await expect(cards(page).first()).toBeVisible();
  await settled(page);
}

export async function searchFor(page: Page, words: string): Promise<void> {
  const answer = page.waitForResponse((response) => isForList(response.request()));
  await box(page).fill(words);
  await page.keyboard.press('Enter');
  await answer;
  await expect(resultsFor(page, words)).toBeVisible();
  await settled(page);
  await expect(cards(page).first()).toBeVisible();
}

/** Returns whether a call requests a list. Programs that the profile rules out are requested separately. */
const isForList = (request: Request): boolean =>
  request.url().endsWith('/api/grants/search') && !request.postData()?.includes('"ruledOut"');

/** Resolves with the next request for a list. */
export const listRequest = (page: Page): Promise<Request> => page.waitForRequest(isForList);

/** Counts the lists that the page requests from now on. */
export function countSearches(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isForList(request)) count += 1;
  });
  return () => count;
}

/** Makes the member a single mother of two in Ohio who earns $24,000 a year. */
export async function asMother(page: Page, ages: readonly number[] = []): Promise<void> {
  await page.goto('/about');
  await page.evaluate(async (children) => {
    const user = await (await fetch('/api/user')).json();
    const profile = {
      age: 31,
      isVeteran: false,
      isSingleParent: true,
      occupation: 'Cashier',
      employmentStatus: 'employed',
      householdSize: 3,
      numberOfChildren: 2,
      householdIncome: 24_000,
      homeownershipStatus: 'rent',
      ...(children.length > 0 ? { household: { people: children.map((age) => ({ relation: 'child', age })) } } : {}),
    };
    const body = JSON.stringify({ ...user, ...profile });
    await fetch('/api/user/profile', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  }, ages);
}
