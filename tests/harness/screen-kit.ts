import type { Page } from '@playwright/test';

/** The console error of a call that is made to fail. */
export const failedToLoad = [/Failed to load resource/];

/** Ready once the page's heading says so. */
export const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });

/** Answers a call with a sentence, as the API does. */
export const answer = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ json: { message: 'Yes.' } }));
