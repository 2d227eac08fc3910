import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { answer, failedToLoad, heading } from './screen-kit.ts';

const FORGOT = '**/api/forgot-password';
const RESET = '**/api/reset-password/*';
const openForgotPassword = (page: Page) => page.getByRole('button', { name: 'Forgot your password?' }).click();

/** Login, sign-up and password reset in every state that looks different. */
export const AUTH_SCREENS: readonly Screen[] = [
  { name: 'log-in', path: '/auth', who: 'visitor', ready: (page) => page.getByRole('tabpanel') },
  { name: 'sign-up', path: '/auth?mode=signup', who: 'visitor', ready: (page) => page.getByRole('tabpanel') },
  {
    name: 'sign-up-errors',
    path: '/auth?mode=signup',
    who: 'visitor',
    reach: (page) => page.getByRole('tabpanel').getByRole('button', { name: 'Sign up' }).click(),
    ready: (page) => page.getByText('First name is required'),
  },
  {
    name: 'forgot-password',
    path: '/auth',
    who: 'visitor',
    reach: openForgotPassword,
    ready: (page) => page.getByRole('button', { name: 'Send reset link' }),
  },
  {
    name: 'forgot-password-sent',
    path: '/auth',
    who: 'visitor',
    prepare: (page) => answer(page, FORGOT),
    reach: async (page) => {
      await openForgotPassword(page);
      await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('maria@example.org');
      await page.getByRole('button', { name: 'Send reset link' }).click();
    },
    ready: (page) => page.getByRole('dialog', { name: 'Check your inbox' }),
  },
  {
    name: 'reset-verifying',
    path: '/reset-password/a-token',
    who: 'visitor',
    // The call never gets a response.
    prepare: (page) => page.route(RESET, () => {}),
    ready: (page) => page.getByRole('status').first(),
  },
  {
    name: 'reset-invalid',
    path: '/reset-password/no-such-token',
    who: 'visitor',
    ready: heading('Invalid reset link'),
    expectedErrors: failedToLoad,
  },
  {
    name: 'reset',
    path: '/reset-password/a-token',
    who: 'visitor',
    prepare: (page) => answer(page, RESET),
    ready: heading('Reset your password'),
  },
  {
    name: 'reset-done',
    path: '/reset-password/a-token',
    who: 'visitor',
    prepare: (page) => answer(page, RESET),
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'New Password', exact: true }).fill('Good enough 1!');
      await page.getByRole('textbox', { name: 'Confirm New Password' }).fill('Good enough 1!');
      await page.getByRole('button', { name: 'Reset password' }).click();
    },
    ready: heading('Your password was changed'),
  },
];
