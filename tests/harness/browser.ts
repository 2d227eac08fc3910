import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { getUser, type User } from '../../contract/account/user.ts';
import { type Database, openDatabase } from '../../worker/db/client.ts';
import { type Given, signIn, storedAccount } from '../factories/accounts.ts';
import { Client } from './client.ts';
import { stripeUrl } from './members/stripe.ts';

/** A busy Chromium logs this if it shows a page before the transition is ready. It has no visible effect. */
const TRANSITION_SKIPPED = /Transition was aborted because of invalid state/;

/** Returns whether a page may request a host. Only the payment screen loads the payment provider's form. */
function mayLeave(host: string, pageUrl: string): boolean {
  return host === URL.parse(stripeUrl())?.host && /^(\/es)?\/subscription$/.test(new URL(pageUrl).pathname);
}

/** Fails a test on a console error or a request to another host. */
export const test = base.extend<{ expectedErrors: RegExp[]; newcomer: User; member: User }, { database: Database }>({
  /** Console errors that the test expects, such as a 404 that it triggers. */
  expectedErrors: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => {
    await use(process.env['PRODUCT_URL'] ?? '');
  },
  page: async ({ page, baseURL, expectedErrors }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => TRANSITION_SKIPPED.test(message) || faults.push(`error: ${message}`));
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(baseURL ?? '').host && !mayLeave(host, page.url()))
        faults.push(`request: ${request.url()}`);
    });
    await use(page);
    expect(faults.filter((fault) => !expectedErrors.some((expected) => expected.test(fault)))).toEqual([]);
  },
  /** Signs in a member who has registered but hasn't filled in the profile. */
  newcomer: async ({ context, baseURL, database }, use) => {
    const given = { isComplete: false, name: { firstName: 'Nina', lastName: 'New' } };
    await use(await signedInAs(given, { context, baseURL, database }));
  },
  /** Signs in a member with a profile: a retired veteran in Ohio who owns a home. */
  member: async ({ context, baseURL, database }, use) => {
    await use(await signedInAs({ name: { firstName: 'Maria', lastName: 'Sample' } }, { context, baseURL, database }));
  },
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const database = openDatabase(process.env['PRODUCT_DATABASE_URL'] ?? '');
      await use(database);
      database.$client.close();
    },
    { scope: 'worker' },
  ],
});

interface Product {
  context: BrowserContext;
  baseURL: string | undefined;
  database: Database;
}

/**
 * Inserts an account into the database and its session into the browser, because registering would take longer than
 * most tests.
 */
async function signedInAs(given: Given, { context, baseURL, database }: Product): Promise<User> {
  const client = new Client(baseURL ?? '');
  const { id } = await storedAccount(database, { ...given, hasQuickHash: true });
  await signIn(database, client, id);
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: client.base })));
  return (await client.ok(getUser)).body;
}

/** Rules that can have a different result in dark mode. */
const THEME_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects axe to find nothing on this screen under WCAG 2.2 AA and best practices, in light and dark mode. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The other theme's colors appear with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // Our pages have no frames, so axe doesn't need an extra page to collect its findings. Nothing reads its passes,
    // and none of our rules needs style sheets from other hosts.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(THEME_RULES) : axe).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
    expect(found).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

export { expect };
