import type { Page } from '@playwright/test';

/** The console error of a call that is made to fail. */
export const failedToLoad = [/Failed to load resource/];

/** Ready once the page's heading is there. */
export const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });

/** Mocks a call's error message, as the API returns it. */
export const answer = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ json: { message: 'Yes.' } }));
