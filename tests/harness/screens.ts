import type { Locator, Page } from '@playwright/test';
import { searchResults } from '../../contract/grants.ts';
import { PRODUCT } from '../../contract/limits.ts';
import { openAllSettings, withSessions } from './account-settings.ts';

import { withAlerts, withUnsubscription } from './alerts.ts';
import { PUBLIC_SCREENS } from './public-screens.ts';
import { RESULTS_PATH, RESULTS_SCREENS } from './results-screens.ts';

export interface Screen {
  /** Names its screenshots too. */
  name: string;
  path: string;
  who: 'visitor' | 'newcomer' | 'member';
  /** Where the screen exists on one side of the width at which the navigation changes. */
  only?: 'narrow' | 'wide';
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** From the opened page to the state that is meant. */
  reach?: (page: Page) => Promise<unknown>;
  /** Seen once the state is there. */
  ready: (page: Page) => Locator;
  /** Console errors that belong to the state. */
  expectedErrors?: RegExp[];
}

const FORGOT = '**/api/forgot-password';
const RESET = '**/api/reset-password/*';
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
/** Answers a call with a sentence, as the API does. */
const answer = (page: Page, url: string) => page.route(url, (route) => route.fulfill({ json: { message: 'Yes.' } }));
const openForgotPassword = (page: Page) => page.getByRole('button', { name: 'Forgot your password?' }).click();

const SAVED = '**/api/grants/saved';
const openSaved = (page: Page) => page.getByRole('tab', { name: /Saved Grants/ }).click();
/** As if a member of the paid plan had saved what the search finds first: one with a day and a note, one that is over. */
const withSaved = (page: Page) =>
  page.route(SAVED, async (route) => {
    const { origin } = new URL(page.url());
    const found = await page.request.post(`${origin}/api/grants/search`, { headers: { origin }, data: {} });
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
    await route.fulfill({ json: { savedGrants, plan: { limit: null, compare: true, csv: true } } });
  });

const failedToLoad = [/Failed to load resource/];

/** A notice that stays, as the page before this one would have left it. */
const withToast = (destructive: boolean) => (page: Page) =>
  page.addInitScript(([key, notice]) => sessionStorage.setItem(key, notice), [
    `${PRODUCT}_toast`,
    JSON.stringify({
      title: 'Profile updated',
      description: 'Your answers are saved.',
      destructive,
      dismissAfter: 6e5,
    }),
  ] as const);

/** The page leads home by itself, unless somebody reaches for its buttons: so somebody does. */
const reachForButton = (page: Page) =>
  page.addInitScript(() => {
    const reach = () =>
      document.querySelector('main .button')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    setInterval(reach, 100);
  });

/** Every screen of the product in every state that looks different. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', who: 'visitor', ready: heading(/./) },
  { name: 'home-member', path: '/', who: 'member', ready: (page) => page.getByRole('button', { name: /My Account/ }) },
  ...PUBLIC_SCREENS,
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
    // Held: no answer ever comes.
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
    ready: heading('Your password is changed'),
  },
  {
    name: 'confirm-email-failed',
    path: '/confirm-email/no-such-token',
    who: 'visitor',
    ready: heading('The address could not be confirmed'),
    expectedErrors: failedToLoad,
  },
  {
    name: 'confirm-email-done',
    path: '/confirm-email/a-token',
    who: 'visitor',
    prepare: (page) => answer(page, '**/api/confirm-email/*'),
    ready: heading('Your email address is changed'),
  },
  {
    name: 'confirm-email-own',
    path: '/confirm-email/a-token',
    who: 'visitor',
    prepare: (page) =>
      page.route('**/api/confirm-email/*', (route) =>
        route.fulfill({ json: { message: 'Yes.', isNewAddress: false } }),
      ),
    ready: heading('Your email address is confirmed'),
  },
  {
    name: 'unsubscribe',
    path: '/unsubscribe/a-token',
    who: 'visitor',
    prepare: withUnsubscription(true),
    ready: heading('Stop mail for this search?'),
  },
  {
    name: 'unsubscribe-done',
    path: '/unsubscribe/a-token',
    who: 'visitor',
    prepare: withUnsubscription(false),
    ready: heading('We stopped this mail'),
  },
  {
    name: 'unsubscribe-broken',
    path: '/unsubscribe/no-such-token',
    who: 'visitor',
    ready: heading('This link does not work'),
    expectedErrors: failedToLoad,
  },
  {
    name: 'saved-searches',
    path: '/profile#saved-searches',
    who: 'member',
    prepare: withAlerts,
    async reach(page) {
      await page.getByRole('button', { name: 'Change Roof repair' }).click();
      await page.getByRole('button', { name: 'Delete Money for college' }).click();
    },
    ready: (page) => page.getByRole('button', { name: 'Yes, delete it' }),
  },
  {
    name: 'save-search',
    path: RESULTS_PATH,
    who: 'member',
    reach: (page) => page.getByRole('button', { name: 'Save this search' }).click(),
    ready: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name' }),
  },
  { name: 'profile-newcomer', path: '/profile', who: 'newcomer', ready: heading('Welcome, Nina!') },
  {
    name: 'profile-errors',
    path: '/profile',
    who: 'newcomer',
    reach: (page) => page.getByRole('button', { name: 'Save profile' }).click(),
    ready: (page) => page.getByText('Age must be at least 16 years'),
  },
  {
    name: 'profile-subscription',
    path: '/profile?tab=subscription',
    who: 'member',
    ready: (page) => page.getByRole('link', { name: 'Choose Premium' }),
  },
  {
    name: 'profile-subscription-failed',
    path: '/profile?tab=subscription',
    who: 'member',
    prepare: (page) => page.route('**/api/subscriptions', (route) => route.abort()),
    ready: (page) => page.getByRole('heading', { name: 'Subscription Error' }),
    expectedErrors: failedToLoad,
  },
  {
    name: 'profile-with-everything-open',
    path: '/profile',
    who: 'member',
    async prepare(page) {
      await withAlerts(page);
      await withSessions(page);
    },
    async reach(page) {
      await page.getByLabel('I own a business').check();
      await openAllSettings(page);
    },
    ready: (page) => page.getByRole('button', { name: 'Sign out all others' }),
  },
  {
    name: 'account-deletion',
    path: '/profile',
    who: 'member',
    reach: (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
    ready: (page) => page.getByRole('alertdialog', { name: 'Delete your account?' }),
  },
  ...RESULTS_SCREENS,
  {
    name: 'saved',
    path: RESULTS_PATH,
    who: 'member',
    prepare: withSaved,
    reach: openSaved,
    ready: (page) => page.getByRole('button', { name: /Edit the note/ }),
  },
  {
    name: 'saved-compared',
    path: RESULTS_PATH,
    who: 'member',
    prepare: withSaved,
    async reach(page) {
      await openSaved(page);
      await page.getByRole('button', { name: 'Compare' }).click();
    },
    ready: (page) => page.getByRole('dialog', { name: 'Compare programs' }),
  },
  {
    name: 'saved-calendar',
    path: RESULTS_PATH,
    who: 'member',
    prepare: withSaved,
    async reach(page) {
      await openSaved(page);
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
    reach: openSaved,
    ready: (page) => page.getByRole('heading', { name: 'No saved grants' }),
  },
  {
    name: 'saved-failed',
    path: RESULTS_PATH,
    who: 'member',
    prepare: (page) => page.route(SAVED, (route) => route.abort()),
    reach: openSaved,
    ready: (page) => page.getByText('Your saved programs could not be loaded'),
    expectedErrors: failedToLoad,
  },
  {
    name: 'program',
    path: '/grants/liheap/apply',
    who: 'member',
    ready: (page) => page.getByRole('heading', { name: 'Sources', exact: true }),
  },
  {
    name: 'program-missing',
    path: '/grants/no-such-program/apply',
    who: 'member',
    ready: (page) => page.getByRole('heading', { name: 'Grant Not Found' }),
    expectedErrors: failedToLoad,
  },
  {
    name: 'applications',
    path: '/applications',
    who: 'member',
    prepare: reachForButton,
    ready: heading('Application Portal Coming Soon'),
  },
  { name: 'blog', path: '/blog', who: 'visitor', ready: heading('Know the way before you set out.') },
  {
    name: 'blog-topic',
    path: '/blog?tag=Housing',
    who: 'visitor',
    ready: (page) => page.getByText(/^\d+ articles? on Housing$/),
  },
  {
    name: 'blog-empty',
    path: '/blog?tag=Sailing',
    who: 'visitor',
    ready: (page) => page.getByRole('heading', { name: 'No Articles Found' }),
  },
  {
    name: 'blog-failed',
    path: '/blog?q=roof',
    who: 'visitor',
    prepare: (page) => page.route('**/api/blog', (route) => route.abort()),
    ready: (page) => page.getByRole('main').getByText('Failed to fetch blog posts'),
    expectedErrors: failedToLoad,
  },
  { name: 'article', path: '/blog/liheap-help-with-heating-bills', who: 'visitor', ready: heading(/LIHEAP/) },
  {
    name: 'article-missing',
    path: '/blog/no-such-article',
    who: 'visitor',
    ready: heading('Article Not Found'),
    expectedErrors: failedToLoad,
  },
  { name: 'not-found', path: '/no/such/page', who: 'visitor', ready: heading(/404/), expectedErrors: failedToLoad },
  {
    name: 'mobile-menu',
    path: '/auth',
    who: 'visitor',
    only: 'narrow',
    reach: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    ready: (page) => page.getByRole('link', { name: 'Grant Data Admin' }),
  },
  {
    name: 'mobile-menu-member',
    path: '/profile',
    who: 'member',
    only: 'narrow',
    reach: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    ready: (page) => page.getByRole('button', { name: 'Log out' }),
  },
  {
    name: 'account-menu',
    path: '/profile',
    who: 'member',
    only: 'wide',
    reach: (page) => page.getByRole('button', { name: /My Account/ }).click(),
    ready: (page) => page.getByRole('button', { name: 'Log out' }),
  },
  { name: 'toast', path: '/auth', who: 'visitor', prepare: withToast(false), ready: (page) => page.locator('.toast') },
  {
    name: 'toast-error',
    path: '/auth',
    who: 'visitor',
    prepare: withToast(true),
    ready: (page) => page.locator('.toast'),
  },
];
