import type { Locator, Page } from '@playwright/test';
import { SESSION_KEYS } from '../../site/src/features/account/session/storage.ts';
import type { Database } from '../../worker/db/client.ts';
import { subscriptions } from '../../worker/db/schema/index.ts';
import { storedAdmin, storedAdminToken } from '../factories/accounts.ts';
import { helped, withPeople } from '../harness/pages/people-page.ts';
import { withAnswers, withPlan, withProgram } from '../harness/pages/program-page.ts';
import { expect, PAST_THE_SESSION, test } from '../harness/product/breaking-browser.ts';
import { NO_ANSWER } from '../harness/screens/said.ts';
import { heading } from '../harness/screens/screen-kit.ts';

// Serial, because each test stops the shared database.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/Failed to load resource/] });

interface LoadedScreen {
  name: string;
  path: string;
  who: 'visitor' | 'member' | 'subscriber' | 'admin';
  /** What fails: every call including the session lookup, every call after it, or every call once the page is open. */
  fails: 'all' | 'past the session' | 'once open';
  /** Runs before the fault is activated. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Visible once the page is open. Defaults to its title. */
  open?: (page: Page) => Locator;
  /** Navigates to the part that loads data. */
  reach?: (page: Page) => Promise<unknown>;
  ready: (page: Page) => Locator;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const LOADED: readonly LoadedScreen[] = [
  { name: 'profile', path: '/profile', who: 'member', fails: 'all', ready: heading('Welcome, Maria!') },
  {
    name: 'results',
    path: '/search-results?autoSearch=true',
    who: 'member',
    fails: 'all',
    ready: (page) => page.getByRole('article').first(),
  },
  { name: 'program', path: '/grants/liheap/apply', who: 'member', fails: 'all', ready: heading(/Energy Assistance/) },
  { name: 'plans', path: '/subscription', who: 'member', fails: 'all', ready: heading('Choose your plan') },
  {
    name: 'results, past the session',
    path: '/search-results?autoSearch=true',
    who: 'member',
    fails: 'past the session',
    ready: (page) => page.getByRole('article').first(),
  },
  {
    name: 'program, past the session',
    path: '/grants/liheap/apply',
    who: 'member',
    fails: 'past the session',
    ready: heading(/Energy Assistance/),
  },
  {
    name: 'programs of a person',
    path: '/people?person=a',
    who: 'member',
    fails: 'past the session',
    prepare: (page) => withPeople(page, [helped('a', 'M.K.')]),
    ready: (page) => page.getByRole('main').getByRole('article').first(),
  },
  {
    name: 'saved programs',
    path: '/search-results?tab=saved',
    who: 'member',
    fails: 'past the session',
    ready: (page) => page.getByRole('heading', { name: 'No saved grants' }),
  },
  {
    name: 'saved searches',
    path: '/profile#saved-searches',
    who: 'member',
    fails: 'past the session',
    ready: (page) => page.getByText('No saved searches yet'),
  },
  {
    name: 'browsers that are signed in',
    path: '/profile?tab=account',
    who: 'member',
    fails: 'once open',
    reach: (page) => page.getByRole('button', { name: 'Show the browsers' }).click(),
    ready: (page) => page.getByRole('list', { name: 'Browsers you’re signed in on' }),
  },
  {
    name: 'payment',
    path: '/subscription?tier=premium',
    who: 'member',
    fails: 'past the session',
    ready: heading('Start Premium'),
  },
  {
    name: 'questions about one’s list',
    path: '/ask',
    who: 'subscriber',
    fails: 'past the session',
    prepare: async (page) => {
      await withPlan(page, 'premium');
      await withAnswers(page, 'model');
    },
    ready: (page) => page.getByRole('button', { name: 'Ask', exact: true }),
  },
  {
    name: 'questions about a program',
    path: '/grants/liheap/apply',
    who: 'subscriber',
    fails: 'once open',
    prepare: (page) => withProgram(page, { analyzedBy: 'model' }),
    open: button('Ask a question'),
    reach: (page) => page.getByRole('button', { name: 'Ask a question' }).click(),
    ready: (page) => page.getByRole('button', { name: 'When is the deadline?' }),
  },
  {
    name: 'drafts',
    path: '/grants/liheap/apply',
    who: 'subscriber',
    fails: 'once open',
    open: button('Open the drafts'),
    reach: (page) => page.getByRole('button', { name: 'Open the drafts' }).click(),
    ready: (page) => page.getByRole('tab', { name: 'Phone call' }),
  },
  {
    name: 'new password',
    path: '/reset-password/a-token',
    who: 'visitor',
    fails: 'all',
    ready: heading('Invalid reset link'),
  },
  {
    name: 'new address',
    path: '/confirm-email/a-token',
    who: 'visitor',
    fails: 'all',
    ready: heading('The address couldn’t be confirmed'),
  },
  {
    name: 'no more mail',
    path: '/unsubscribe/a-token',
    who: 'visitor',
    fails: 'all',
    ready: heading('This link doesn’t work'),
  },
  {
    name: 'crawler',
    path: '/admin-dashboard',
    who: 'admin',
    fails: 'past the session',
    ready: button('Start Grant Crawler'),
  },
  {
    name: 'runs',
    path: '/admin-dashboard?view=runs',
    who: 'admin',
    fails: 'past the session',
    ready: (page) => page.getByRole('heading', { name: /runs/i }).first(),
  },
  {
    name: 'sources',
    path: '/admin-dashboard?view=sources',
    who: 'admin',
    fails: 'past the session',
    ready: button('Preview of Grants.gov'),
  },
  {
    name: 'one program',
    path: '/admin-dashboard?view=programs&program=liheap',
    who: 'admin',
    fails: 'past the session',
    ready: (page) => page.getByLabel('Title'),
  },
];

async function asAdmin(page: Page, database: Database): Promise<void> {
  const token = await storedAdminToken(database, (await storedAdmin(database, 20)).id);
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    SESSION_KEYS.adminToken,
    token,
  ] as const);
}

for (const { name, path, who, fails, prepare, open, reach, ready } of LOADED) {
  const body = async (page: Page, proxy: { break(fault: 'reset', only?: RegExp): void; heal(): void }) => {
    const main = page.getByRole('main');
    await prepare?.(page);
    if (fails !== 'once open') proxy.break('reset', fails === 'all' ? undefined : PAST_THE_SESSION);
    await page.goto(path);
    if (fails === 'once open') {
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await expect(open?.(page) ?? main.getByRole('heading', { level: 1 })).toBeVisible();
      proxy.break('reset');
    }
    await reach?.(page);
    await expect(main.getByText(NO_ANSWER.message).filter({ visible: true }).first()).toBeVisible();
    await expect(main.locator('.spinner:visible')).toHaveCount(0);
    proxy.heal();
    await main
      .getByRole('button', { name: /^(Try again|Refresh|Refresh Status|Search Again)$/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(ready(page)).toBeVisible();
    await expect(main.getByText(NO_ANSWER.message).filter({ visible: true })).toHaveCount(0);
  };
  if (who === 'member') test(name, ({ page, breaking, member: _ }) => body(page, breaking.proxy));
  if (who === 'subscriber')
    test(name, async ({ page, breaking, member, database }) => {
      await database.insert(subscriptions).values({ userId: member.id, tier: 'premium', status: 'active' });
      await body(page, breaking.proxy);
    });
  if (who === 'visitor') test(name, ({ page, breaking }) => body(page, breaking.proxy));
  if (who === 'admin')
    test(name, async ({ page, breaking, database }) => {
      await asAdmin(page, database);
      await body(page, breaking.proxy);
    });
}
