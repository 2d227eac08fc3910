import type { Page } from '@playwright/test';

/** The console error of a call that's mocked to fail. */
export const failedToLoad = [/Failed to load resource/];

/** Waits for the page's heading. */
export const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });

/** Mocks a call's response with a message. */
export const answer = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ json: { message: 'Yes.' } }));
