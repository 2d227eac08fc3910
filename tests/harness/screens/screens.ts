import type { Page } from '@playwright/test';
import { PRODUCT } from '../../../contract/limits.ts';
import { openAllSettings, withSessions } from '../members/account-settings.ts';
import { withAlerts, withUnsubscription } from '../members/alerts.ts';
import { answerWhatIsNeeded, openAllParts } from '../pages/profile-form.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { APPLICATION_SCREENS } from './application-screens.ts';
import { AUTH_SCREENS } from './auth-screens.ts';
import { BLOG_SCREENS } from './blog-screens.ts';
import { BY_INCOME_SCREENS } from './by-income-screens.ts';
import { PEOPLE_SCREENS } from './people-screens.ts';
import { PLAN_SCREENS } from './plan-screens.ts';
import { PROGRAM_SCREENS } from './program-screens.ts';
import { PUBLIC_SCREENS } from './public-screens.ts';
import { RESULTS_PATH, RESULTS_SCREENS } from './results-screens.ts';
import { SAVED_SCREENS } from './saved-screens.ts';
import type { Screen } from './screen.ts';
import { answer, failedToLoad, heading } from './screen-kit.ts';
import { SUBSCRIPTION_SCREENS } from './subscription-screens.ts';

/** Shows a notice that stays, as if left by the previous page. */
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

/** Keeps the page from redirecting home automatically, which it does unless a visitor reaches for its buttons. */
const reachForButton = (page: Page) =>
  page.addInitScript(() => {
    const reach = () =>
      document.querySelector('main .button')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    setInterval(reach, 100);
  });

/** Every screen of the product in every state that looks different. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', who: 'visitor', ready: heading(/./) },
  {
    name: 'home-answered',
    path: '/',
    who: 'visitor',
    async reach(page) {
      await page.getByLabel('Where do you live?').selectOption('PA');
      await page.getByLabel('Who is it for?').selectOption('family');
      await page.getByLabel('What do you need help with?').selectOption('food');
      await page.getByRole('button', { name: 'Show programs' }).click();
    },
    ready: (page) => page.locator('.taste-program').first(),
  },
  { name: 'home-member', path: '/', who: 'member', ready: (page) => page.getByRole('button', { name: /My Account/ }) },
  ...PUBLIC_SCREENS,
  ...AUTH_SCREENS,
  {
    name: 'confirm-email-failed',
    path: '/confirm-email/no-such-token',
    who: 'visitor',
    ready: heading('The address couldn’t be confirmed'),
    expectedErrors: failedToLoad,
  },
  {
    name: 'confirm-email-done',
    path: '/confirm-email/a-token',
    who: 'visitor',
    prepare: (page) => answer(page, '**/api/confirm-email/*'),
    ready: heading('Your email address was changed'),
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
    ready: heading('Stop emails for this search?'),
  },
  {
    name: 'unsubscribe-done',
    path: '/unsubscribe/a-token',
    who: 'visitor',
    prepare: withUnsubscription(false),
    ready: heading('We stopped this email'),
  },
  {
    name: 'unsubscribe-broken',
    path: '/unsubscribe/no-such-token',
    who: 'visitor',
    ready: heading('This link doesn’t work'),
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
    name: 'profile-step',
    path: '/profile',
    who: 'newcomer',
    async reach(page) {
      await answerWhatIsNeeded(page);
      await page.getByRole('button', { name: 'Next' }).click();
    },
    ready: (page) => page.getByRole('heading', { level: 2, name: 'What do you need help with?' }),
  },
  { name: 'profile', path: '/profile', who: 'member', ready: (page) => page.getByRole('button', { name: 'Open all' }) },
  {
    name: 'profile-with-everything-open',
    path: '/profile',
    who: 'member',
    async reach(page) {
      await openAllParts(page);
      await page.getByLabel('I own a business').check();
      await page.getByRole('button', { name: 'Add a person' }).click();
      await page.getByRole('button', { name: 'Add an income' }).click();
    },
    ready: (page) => page.getByRole('button', { name: 'Remove income 1' }),
  },
  {
    name: 'profile-conflict',
    path: '/profile',
    who: 'member',
    prepare: (page) =>
      page.route('**/api/user/profile', (route) =>
        route.fulfill({ status: 409, json: { message: 'Changed.', code: 'conflict', requestId: 'x' } }),
      ),
    reach: (page) => page.getByRole('button', { name: 'Save profile' }).click(),
    ready: (page) => page.getByText('Your profile was changed somewhere else'),
    expectedErrors: failedToLoad,
  },
  {
    name: 'account',
    path: '/profile?tab=account',
    who: 'member',
    async prepare(page) {
      await withAlerts(page);
      await withSessions(page);
    },
    reach: openAllSettings,
    ready: (page) => page.getByRole('button', { name: 'Sign out all others' }),
  },
  {
    name: 'account-deletion',
    path: '/profile?tab=account',
    who: 'member',
    reach: (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
    ready: (page) => page.getByRole('alertdialog', { name: 'Delete your account?' }),
  },
  ...PEOPLE_SCREENS,
  ...SUBSCRIPTION_SCREENS,
  ...RESULTS_SCREENS,
  ...SAVED_SCREENS,
  ...PLAN_SCREENS,
  ...APPLICATION_SCREENS,
  ...PROGRAM_SCREENS,
  ...BY_INCOME_SCREENS,
  {
    name: 'applications',
    path: '/applications',
    who: 'member',
    prepare: reachForButton,
    ready: heading('Application Portal Coming Soon'),
  },
  ...ADMIN_SCREENS,
  ...BLOG_SCREENS,
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
