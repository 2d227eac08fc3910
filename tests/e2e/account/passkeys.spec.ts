import { type BrowserContext, expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { getOwnData } from '../../../contract/account/own-account.ts';
import {
  deletePasskey,
  getPasskeys,
  postPasskeyLogin,
  postPasskeyLoginOptions,
  postPasskeyOptions,
} from '../../../contract/account/passkeys.ts';
import type { Database } from '../../../worker/db/client.ts';
import { passkeyChallenges, passkeys } from '../../../worker/db/schema/index.ts';
import { signIn, storedAccount, storedAdmin } from '../../factories/accounts.ts';
import { PASSWORD } from '../../factories/people.ts';
import { test as base } from '../../harness/browser.ts';
import { Client } from '../../harness/client.ts';

/**
 * Passkeys are bound to a domain, so these pages use localhost. Each page has an authenticator that verifies its owner.
 */
const test = base.extend<{ site: string; device: Page }>({
  site: async ({ baseURL }, use) => use((baseURL ?? '').replace('127.0.0.1', 'localhost')),
  device: async ({ browser, site }, use) => {
    const context = await browser.newContext({ baseURL: site });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
    } as const;
    await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } });
    await use(page);
    await context.close();
  },
});

async function clientOf(context: BrowserContext, site: string): Promise<Client> {
  const client = new Client(site);
  for (const { name, value } of await context.cookies()) client.cookies.set(name, value);
  return client;
}

test('a member adds a passkey, names it, logs in with it, and removes it', async ({ device: page, database, site }) => {
  const account = await storedAccount(database, { hasQuickHash: true });
  const client = new Client(site);
  await signIn(database, client, account.id);
  const context = page.context();
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: site })));
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await page.goto('/profile?tab=account');
  await page.getByRole('button', { name: 'Show your passkeys' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await field('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list.getByText('Chrome on Linux').first()).toBeVisible();
  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click();
  await field('Name of the passkey').fill('My laptop');
  await page.keyboard.press('Enter');
  await expect(list.getByText('My laptop').first()).toBeVisible();
  const { body } = await (await clientOf(context, site)).ok(getOwnData);
  expect(body.tables['passkeys']).toHaveLength(1);

  await context.clearCookies();
  await page.goto('/auth?redirect=/faqs');
  const used = page.waitForRequest((request) => request.url().endsWith(postPasskeyLogin.path));
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  const sent = (await used).postDataJSON();
  await expect(page).toHaveURL(/:\d+\/faqs$/);
  await expect(page.locator('.toast')).toContainText('Welcome back');
  // A signature can be used only once.
  expect((await new Client(site).fails(postPasskeyLogin, { body: sent })).body.code).toBe('invalid_credentials');

  await page.goto('/profile?tab=account');
  await page.getByRole('button', { name: 'Show your passkeys' }).click();
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await field('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await context.clearCookies();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.locator('.toast')).toContainText('This passkey doesn’t work here');
});

test("a member neither sees nor changes another member's passkeys", async ({ device: page, database, site }) => {
  const [one, other] = [new Client(site), new Client(site)];
  for (const client of [one, other])
    await signIn(database, client, (await storedAccount(database, { hasQuickHash: true })).id);
  await page.context().addCookies([...one.cookies].map(([name, value]) => ({ name, value, url: site })));
  await page.goto('/profile?tab=account');
  await page.getByRole('button', { name: 'Show your passkeys' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Current password', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
  const [mine] = (await one.ok(getPasskeys)).body.passkeys;
  expect((await other.ok(getPasskeys)).body.passkeys).toEqual([]);
  const taken = { params: { id: String(mine?.id) }, body: { password: PASSWORD } };
  expect((await other.fails(deletePasskey, taken)).status).toBe(404);
  expect((await one.fails(deletePasskey, { ...taken, body: { password: 'wrong password 1!' } })).status).toBe(400);
  expect((await one.ok(getPasskeys)).body.passkeys).toHaveLength(1);
});

/** Logs a member in on this device, adds a passkey, and logs out. */
async function addPasskey(page: Page, database: Database, site: string, userId: number): Promise<void> {
  const client = new Client(site);
  await signIn(database, client, userId);
  await page.context().addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: site })));
  await page.goto('/profile?tab=account');
  await page.getByRole('button', { name: 'Show your passkeys' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Current password', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
  await page.context().clearCookies();
}

const use = (page: Page) => page.getByRole('button', { name: 'Use a passkey' }).click();
const isRefused = (page: Page) => expect(page.locator('.toast')).toContainText('This passkey doesn’t work here');

test('an admin logs in by passkey, and the dashboard opens', async ({ device: page, database, site }) => {
  const admin = await storedAdmin(database, 20);
  await addPasskey(page, database, site, admin.id);
  await page.goto('/admin-login');
  await use(page);
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("a member who isn't an admin gets no admin access with a passkey", async ({ device: page, database, site }) => {
  await addPasskey(page, database, site, (await storedAccount(database, { hasQuickHash: true })).id);
  await page.goto('/admin-login');
  await use(page);
  await expect(page.locator('.toast')).toContainText('Login failed');
  await expect(page).toHaveURL(/\/admin-login$/);
});

test('a passkey chosen in the address field logs in', async ({ device: page, database, site }) => {
  await addPasskey(page, database, site, (await storedAccount(database, { hasQuickHash: true })).id);
  await page.goto('/auth?redirect=/faqs');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await expect(page).toHaveURL(/:\d+\/faqs$/);
});

test('a passkey chosen too late in the field is reported', async ({ device: page, database, site }) => {
  await addPasskey(page, database, site, (await storedAccount(database, { hasQuickHash: true })).id);
  await expireBefore(page, database);
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await isRefused(page);
});

/** Makes each challenge expire before its signature arrives. */
async function expireBefore(page: Page, database: Database): Promise<void> {
  await page.route(`**${postPasskeyLogin.path}`, async (route) => {
    await database.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1000).toISOString() });
    await route.continue();
  });
}

test('a signature counter lower than before is refused and reported as a copy', async ({
  device: page,
  database,
  site,
}) => {
  const { id } = await storedAccount(database, { hasQuickHash: true });
  await addPasskey(page, database, site, id);
  const mine = eq(passkeys.userId, id);
  await database.update(passkeys).set({ counter: 1000 }).where(mine);
  await page.goto('/auth');
  await use(page);
  await isRefused(page);
  await expect(page).toHaveURL(/\/auth$/);
  expect(await database.select({ counter: passkeys.counter }).from(passkeys).where(mine)).toEqual([{ counter: 1000 }]);
  await database.update(passkeys).set({ counter: 1 }).where(mine);
  await page.goto('/auth?redirect=/faqs');
  await use(page);
  await expect(page).toHaveURL(/:\d+\/faqs$/);
});

test('a passkey that was removed elsewhere is gone here too', async ({ device: page, database, site }) => {
  const { id } = await storedAccount(database, { hasQuickHash: true });
  await addPasskey(page, database, site, id);
  const client = new Client(site);
  await signIn(database, client, id);
  await page.context().addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: site })));
  await page.goto('/profile?tab=account');
  await page.getByRole('button', { name: 'Show your passkeys' }).click();
  await page.getByRole('button', { name: /^Remove / }).click();
  await database.delete(passkeys).where(eq(passkeys.userId, id));
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
});

test('an expired challenge is refused and reported', async ({ device: page, database, site }) => {
  await addPasskey(page, database, site, (await storedAccount(database, { hasQuickHash: true })).id);
  await expireBefore(page, database);
  await page.goto('/auth');
  await use(page);
  await isRefused(page);
});

test("a challenge that isn't ours, or is for something else, is refused and reported", async ({
  device: page,
  database,
  site,
}) => {
  const { id } = await storedAccount(database, { hasQuickHash: true });
  await addPasskey(page, database, site, id);
  const client = new Client(site);
  await signIn(database, client, id);
  const { body: forAdding } = await client.ok(postPasskeyOptions, { body: { password: PASSWORD } });
  for (const challenge of [Buffer.from('made by somebody else').toString('base64url'), forAdding.challenge]) {
    await page.route(`**${postPasskeyLoginOptions.path}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), challenge } });
    });
    await page.goto('/auth');
    await use(page);
    await isRefused(page);
    await page.unrouteAll();
  }
});
