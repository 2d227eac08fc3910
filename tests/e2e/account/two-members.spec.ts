import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { postRegister } from '../../../contract/account/account.ts';
import { putProfile } from '../../../contract/account/user.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../../dev/run/chromium.ts';
import { newPerson, newProfile, PASSWORD } from '../../factories/people.ts';
import { expect, test } from '../../harness/browser.ts';
import { Client } from '../../harness/client.ts';
import { openAllParts } from '../../harness/pages/profile-form.ts';

/** Registers a member with their own first name, who isn't signed in on any page. */
async function memberNamed(base: string, firstName: string): Promise<{ email: string; client: Client }> {
  const client = new Client(base);
  const person = newPerson({ firstName });
  await client.ok(postRegister, { body: person });
  await client.ok(putProfile, { body: newProfile({ occupation: `${firstName}'s trade` }) });
  return { email: person.email, client };
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth?redirect=/profile');
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('textbox', { name: 'Email' }).fill(email);
  await panel.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await panel.getByRole('button', { name: 'Log in' }).click();
  // The pattern excludes the login page, whose URL also contains the profile's path.
  await expect(page).toHaveURL(/^[^?]*\/profile$/);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  // Waits for the link first, because the URL check alone would pass if the page was already the home page.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}

test("a page left open in another tab never saves one member's answers for the other", { tag: '@security' }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  const alpha = await memberNamed(baseURL ?? '', 'Alpha');
  const beta = await memberNamed(baseURL ?? '', 'Beta');
  await logIn(page, alpha.email);
  await openAllParts(page);
  await page.getByLabel('Occupation').fill("Alpha's secret");

  const other = await page.context().newPage();
  await other.goto('/');
  await logOut(other);
  await logIn(other, beta.email);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Beta!');
  await openAllParts(page);
  await expect(page.getByLabel('Occupation')).toHaveValue("Beta's trade");
});

/** Returns everything that the tab stores, as one string. */
const keptInTab = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test("one member's results and words are gone in both tabs when another session starts", {
  tag: '@security',
}, async ({ page, baseURL }) => {
  test.slow();
  const alpha = await memberNamed(baseURL ?? '', 'Alpha');
  const beta = await memberNamed(baseURL ?? '', 'Beta');
  await logIn(page, alpha.email);
  await page.goto('/search-results');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByPlaceholder(/Tell us/).fill('wheelchair ramp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /wheelchair ramp/ })).toBeVisible();
  await expect(page).toHaveURL(/q=wheelchair\+ramp$/);
  await expect.poll(() => keptInTab(page)).toContain('wheelchair ramp');

  const other = await page.context().newPage();
  await other.goto('/search-results');
  await expect(other.getByRole('article').first()).toBeVisible();
  await logOut(other);
  expect(await keptInTab(other)).not.toContain('grantSearch');
  await logIn(other, beta.email);

  // The first tab switches to the new session automatically, without the last search.
  await expect(page.getByRole('banner').getByRole('button', { name: /My Account/ })).toContainText('Beta');
  await expect(page).toHaveURL(/\/search-results$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByPlaceholder(/Tell us/)).toHaveValue('');
  expect(await keptInTab(page)).not.toContain('wheelchair ramp');
  await page.goBack();
  await expect(page.getByPlaceholder(/Tell us/)).toHaveValue('');
  await expect(page.getByRole('heading', { name: /wheelchair ramp/ })).toHaveCount(0);

  await other.goto('/search-results');
  await expect(other.getByRole('article').first()).toBeVisible();
  await expect(other.getByPlaceholder(/Tell us/)).toHaveValue('');
});

test('after a logout in the same tab, Back shows the next member no earlier search', {
  tag: '@security',
}, async ({ page, baseURL }) => {
  test.slow();
  const alpha = await memberNamed(baseURL ?? '', 'Alpha');
  const beta = await memberNamed(baseURL ?? '', 'Beta');
  await logIn(page, alpha.email);
  await page.goto('/search-results?q=wheelchair+ramp');
  await expect(page.getByRole('article').first()).toBeVisible();
  // A call that is still on its way would be refused after the logout.
  await page.waitForLoadState('networkidle');
  const place = await page.evaluate(() => history.length);
  await logOut(page);
  expect(await keptInTab(page)).not.toMatch(/grantSearch|wheelchair/);
  await logIn(page, beta.email);
  // Delayed, because the page that makes this call is about to be replaced.
  await page.evaluate((index) => void setTimeout(() => history.go(index - history.length)), place);
  await expect(page).toHaveURL(/\/search-results$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByPlaceholder(/Tell us/)).toHaveValue('');
});

test.describe("with a real browser's back-forward cache", { tag: '@security' }, () => {
  let context: BrowserContext;

  test.beforeAll(async () => {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      args: CHROMIUM_FLAGS,
      // Playwright disables the back-forward cache, but real browsers have it enabled.
      ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-features=BackForwardCache'],
      ...(executablePath ? { executablePath } : {}),
    });
    context = await browser.newContext({ baseURL: process.env['PRODUCT_URL'] ?? '' });
  });

  test.afterAll(() => context.browser()?.close());

  test('going back shows nothing of the member who was there before', async ({ baseURL }) => {
    test.slow();
    const alpha = await memberNamed(baseURL ?? '', 'Alpha');
    const beta = await memberNamed(baseURL ?? '', 'Beta');
    const page = await context.newPage();
    await logIn(page, alpha.email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Alpha!');
    const place = await page.evaluate(() => history.length);
    await logOut(page);
    await logIn(page, beta.email);
    await page.goto('/');
    // Delayed, because the page that makes this call is about to be replaced. `goBack` would wait for a load event,
    // which a restored page doesn't have.
    await page.evaluate((index) => void setTimeout(() => history.go(index - history.length)), place);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Beta!');
    await expect(page.getByText(/Alpha/)).toHaveCount(0);
    await openAllParts(page);
    await expect(page.getByLabel('Occupation')).toHaveValue("Beta's trade");
  });
});
