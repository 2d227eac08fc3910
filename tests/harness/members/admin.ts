import type { Page } from '@playwright/test';
import { postAdminLogin, postAdminLogout } from '../../../contract/admin.ts';
import { getAiCosts } from '../../../contract/ai/ai.ts';
import {
  type CrawlProgress,
  getCrawlOverview,
  getCrawlRuns,
  getCrawlStatus,
  getSources,
} from '../../../contract/crawler.ts';
import { findPrograms } from '../../../contract/programs/program-edits.ts';
import { getStatus } from '../../../contract/status.ts';
import { SESSION_KEYS } from '../../../site/src/features/account/session/storage.ts';
import {
  AI_COSTS,
  ERRORS,
  FOUND,
  MERGED,
  NIGHTS,
  OLDER_AUDIT,
  OVERVIEW_SOURCES,
  PREVIEW,
  PROGRAM,
  progressOf,
  RUNS,
  SOURCES,
  STATUS,
} from '../screens/admin-answers.ts';

export const DASHBOARD = '/admin-dashboard';
export const LOGIN_CALL = `**${postAdminLogin.path}`;
export const STATUS_CALL = `**${getCrawlStatus.path}`;
export const START_CALL = '**/api/admin/crawl-grants';
export const PROGRAM_CALL = '**/api/admin/programs/liheap';

/** Returns an error body in the API's format. */
export const refusal = (message: string, code: string, fields?: Record<string, string>) => ({
  message,
  code,
  requestId: 'a-request',
  ...(fields ? { fields } : {}),
});

/** Stores a token in the tab once. If the page changes or removes it later, it isn't stored again. */
export const withToken = (page: Page) =>
  page.addInitScript(
    ([key]) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      sessionStorage.setItem(key, 'a-token-that-opens-the-rooms');
    },
    [SESSION_KEYS.adminToken] as const,
  );

/** Mocks the crawler's status until another mock replaces it. */
export const withStatus = (page: Page, progress: CrawlProgress, error?: string) =>
  page.route(STATUS_CALL, (route) => route.fulfill({ json: { progress, ...(error ? { error } : {}) } }));

/** Mocks each source's result and the number of open programs. */
export const withOverview = (page: Page) =>
  page.route(`**${getCrawlOverview.path}`, (route) =>
    route.fulfill({ json: { sources: OVERVIEW_SOURCES, nights: NIGHTS } }),
  );

/**
 * Opens an admin's tab with mocks for all dashboard calls, because tests share one Worker and only one crawl runs at a
 * time.
 */
export async function withRooms(page: Page, progress = progressOf()): Promise<void> {
  await withToken(page);
  const answers: readonly (readonly [string, unknown])[] = [
    [`**${getCrawlRuns.path}`, { runs: RUNS }],
    [`**${getCrawlRuns.path}/12/errors`, { errors: ERRORS, total: 340 }],
    [`**${getSources.path}`, { sources: SOURCES }],
    [`**${getSources.path}/*/preview`, PREVIEW],
    [`**${getStatus.path}`, STATUS],
    [`**${getAiCosts.path}`, AI_COSTS],
    [`**${findPrograms.path}`, { programs: FOUND, hasMore: true }],
    [PROGRAM_CALL, PROGRAM],
    [`${PROGRAM_CALL}/audit/17`, OLDER_AUDIT],
    ['**/api/admin/programs/grants-gov-2', MERGED],
    [`**${postAdminLogout.path}`, { message: 'Signed out of the admin area.' }],
  ];
  for (const [url, json] of answers) await page.route(url, (route) => route.fulfill({ json }));
  await withOverview(page);
  await withStatus(page, progress);
}

/** Mocks the server's response to make the page's member an admin. */
export const asAdminMember = (page: Page) =>
  page.route('**/api/user', async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, navigation: { admin: true, adminMenu: true } } });
  });

/** The error body for a caller without a valid token. */
export const UNAUTHENTICATED = refusal('Please log in as an admin first.', 'unauthenticated');

export const tokenIn = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEYS.adminToken);
export const toast = (page: Page) => page.locator('.toast');
export const main = (page: Page) => page.getByRole('main');

export async function logIn(page: Page, email = 'ada@grantlight.example', password = 'some password'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in as admin' }).click();
}
