import type { Page } from '@playwright/test';
import { SECOND_FACTOR_REQUIRED, WRONG_CODE } from '../../../contract/admin.ts';
import {
  asAdminMember,
  DASHBOARD,
  LOGIN_CALL,
  PROGRAM_CALL,
  refusal,
  START_CALL,
  STATUS_CALL,
  withRooms,
  withStatus,
} from '../members/admin.ts';
import { COMPLETE, IDLE, PROGRAM, progressOf, SOME_FAILED } from './admin-answers.ts';
import type { Screen } from './screen.ts';
import { failedToLoad, heading } from './screen-kit.ts';

const enter = async (page: Page) => {
  await page.getByLabel('Email').fill('ada@grantlight.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('something');
  await page.getByRole('button', { name: 'Log in as admin' }).click();
};

/** Mocks a login that requires a second factor and then rejects its code. */
const withCode = (page: Page) =>
  page.route(LOGIN_CALL, (route) =>
    route.fulfill({
      status: 401,
      json: route.request().postDataJSON().code
        ? refusal(WRONG_CODE, 'invalid_credentials', { code: WRONG_CODE })
        : refusal(SECOND_FACTOR_REQUIRED, 'second_factor_required'),
    }),
  );

/** Mocks a conflict: another admin saved first. */
const withConflict = (page: Page) =>
  page.route(PROGRAM_CALL, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: refusal('This program was changed at 3:04 AM.', 'conflict') })
      : route.fulfill({ json: PROGRAM }),
  );

/** The admin's sections in every state that looks different. */
export const ADMIN_SCREENS: readonly Screen[] = [
  {
    name: 'admin-login-errors',
    path: '/admin-login',
    who: 'visitor',
    reach: (page) => page.getByRole('button', { name: 'Log in as admin' }).click(),
    ready: (page) => page.getByText('Password must be at least 6 characters'),
  },
  {
    name: 'admin-login-code',
    path: '/admin-login',
    who: 'visitor',
    prepare: withCode,
    async reach(page) {
      await enter(page);
      await page.getByLabel('Code from your authenticator app').fill('000000');
      await page.getByRole('button', { name: 'Log in as admin' }).click();
    },
    ready: (page) => page.locator('.field-error', { hasText: WRONG_CODE }),
    expectedErrors: failedToLoad,
  },
  {
    name: 'admin-login-asked',
    path: DASHBOARD,
    who: 'visitor',
    ready: (page) => page.getByRole('main').getByText('Please log in as an admin first'),
  },
  {
    name: 'admin-dashboard-idle',
    path: DASHBOARD,
    who: 'visitor',
    async prepare(page) {
      await withRooms(page, IDLE);
      await page.route(START_CALL, (route) =>
        route.fulfill({ status: 409, json: refusal('A crawl is running already.', 'conflict') }),
      );
    },
    reach: (page) => page.getByRole('button', { name: 'Start Grant Crawler' }).click(),
    ready: (page) => page.getByText('Grant Crawl Failed').last(),
    expectedErrors: failedToLoad,
  },
  {
    name: 'admin-dashboard-complete',
    path: DASHBOARD,
    who: 'visitor',
    prepare: (page) => withRooms(page, { ...COMPLETE, ...SOME_FAILED }),
    reach: (page) => page.getByRole('button', { name: 'Show all of them' }).click(),
    ready: (page) => page.getByText('Complete', { exact: true }),
  },
  {
    name: 'admin-dashboard-lost',
    path: DASHBOARD,
    who: 'visitor',
    async prepare(page) {
      await withRooms(page);
      await withStatus(page, progressOf(), 'The crawler has not been heard of for two minutes.');
    },
    async reach(page) {
      await page.getByText('Running', { exact: true }).waitFor();
      await page.route(STATUS_CALL, (route) => route.abort());
      await page.getByRole('button', { name: 'Refresh Status' }).click();
    },
    ready: (page) => page.getByText('The connection was lost', { exact: true }),
    expectedErrors: failedToLoad,
  },
  {
    name: 'admin-runs',
    path: `${DASHBOARD}?view=runs`,
    who: 'visitor',
    prepare: withRooms,
    ready: (page) => page.getByRole('link', { name: 'Run 12' }),
  },
  {
    name: 'admin-run',
    path: `${DASHBOARD}?view=runs&run=12`,
    who: 'visitor',
    prepare: withRooms,
    ready: (page) => page.getByText('Record 3 has no title.'),
  },
  {
    name: 'admin-sources',
    path: `${DASHBOARD}?view=sources`,
    who: 'visitor',
    prepare: withRooms,
    ready: (page) => page.getByRole('heading', { name: 'Feeds of foundations' }),
  },
  {
    name: 'admin-preview',
    path: `${DASHBOARD}?view=sources`,
    who: 'visitor',
    prepare: withRooms,
    async reach(page) {
      await page.getByRole('button', { name: 'Preview of Grants.gov' }).click();
      await page.getByText('2 fields').click();
    },
    ready: (page) => page.getByText('April 1, 2027'),
  },
  {
    name: 'admin-programs',
    path: `${DASHBOARD}?view=programs&words=heating`,
    who: 'visitor',
    prepare: withRooms,
    ready: (page) => page.getByRole('link', { name: 'Help with heating bills' }),
  },
  {
    name: 'admin-program-conflict',
    path: `${DASHBOARD}?view=programs&program=liheap`,
    who: 'visitor',
    async prepare(page) {
      await withRooms(page);
      await withConflict(page);
    },
    async reach(page) {
      await page.getByLabel(/Withdraw this edit.*Amount/).check();
      await page.getByLabel('Why are you changing this?').fill('Read again at its source');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('button', { name: 'Hide this program' }).click();
      await page.getByRole('button', { name: 'Hide this program' }).click();
    },
    ready: (page) => page.getByText('Please say why, in a few words'),
    expectedErrors: failedToLoad,
  },
  {
    name: 'admin-program-merged',
    path: `${DASHBOARD}?view=programs&program=grants-gov-2`,
    who: 'visitor',
    prepare: withRooms,
    ready: (page) => page.getByRole('link', { name: 'Open the program that is shown' }),
  },
  {
    name: 'admin-members',
    path: `${DASHBOARD}?view=members`,
    who: 'visitor',
    prepare: withRooms,
    reach: (page) => page.getByRole('button', { name: 'Sign out everywhere' }).click(),
    ready: (page) => page.getByText('Please enter the member’s email address or ID'),
  },
  {
    name: 'admin-status',
    path: `${DASHBOARD}?view=status`,
    who: 'visitor',
    prepare: withRooms,
    reach: (page) => page.getByRole('button', { name: 'Show 4 more' }).click(),
    ready: (page) => page.getByRole('link', { name: 'Help with heating bills 13' }),
  },
  {
    name: 'admin',
    path: '/admin',
    who: 'member',
    async prepare(page) {
      await asAdminMember(page);
      await withRooms(page);
    },
    ready: (page) => page.getByRole('button', { name: 'Logout' }),
  },
  {
    name: 'admin-lost',
    path: '/admin',
    who: 'member',
    async prepare(page) {
      await asAdminMember(page);
      await withRooms(page);
      await page.route(STATUS_CALL, (route) =>
        route.fulfill({ status: 401, json: refusal('Please log in as an admin first.', 'unauthenticated') }),
      );
    },
    ready: heading('Admin'),
    expectedErrors: failedToLoad,
  },
];
