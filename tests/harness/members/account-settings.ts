import type { Page } from '@playwright/test';
import { getSessions } from '../../../contract/account/own-account.ts';

/** User agents of a desktop browser, a phone, and something unknown. */
const USER_AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Safari/537.36',
  'Something-nobody-has-ever-heard-of-with-a-name-that-never-ends/1.0 (and more words in brackets after it)',
];

/** Mocks the list of signed-in browsers with fixed entries and names of various lengths. */
export const withSessions = (page: Page) =>
  page.route(`**${getSessions.path}`, (route) =>
    route.fulfill({
      json: {
        sessions: USER_AGENTS.map((userAgent, place) => ({
          id: String(place),
          userAgent,
          place: place === 1 ? 'Columbus, Ohio, US' : null,
          startedAt: `2026-0${place + 1}-14T12:00:00.000Z`,
          lastSeenAt: `2026-0${place + 2}-15T12:00:00.000Z`,
          remembered: true,
          shared: false,
          isCurrent: place === 0,
        })),
      },
    }),
  );

/** Opens every panel of the account settings. */
export const openAllSettings = async (page: Page) => {
  for (const name of [
    'Show your saved searches',
    'Change your deadline reminders',
    'Change emails about saved programs',
    'Change your name and phone',
    'Change your email address',
    'Change your password',
    'Show your authenticator app',
    'Show your passkeys',
    'Show the browsers',
  ]) {
    await page.getByRole('button', { name }).click();
  }
};
