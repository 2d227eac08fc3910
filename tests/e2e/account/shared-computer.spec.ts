import type { Page } from '@playwright/test';
import { getUser } from '../../../contract/account/user.ts';
import { storedAccount } from '../../factories/accounts.ts';
import { newPerson } from '../../factories/people.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { Client } from '../../harness/client.ts';

test.use({ expectedErrors: [/status of 401/] });

const stored = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !/toast/.test(key)),
  );

async function logInAtTheLibrary(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.clock.install();
  await page.goto('/auth?redirect=/faqs');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('checkbox', { name: 'Keep me logged in' }).check();
  await page.getByRole('checkbox', { name: 'Shared or public computer' }).check();
  await expect(page.getByRole('checkbox', { name: 'Keep me logged in' })).not.toBeChecked();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/:\d+\/faqs$/);
  await expect(page.getByRole('banner').getByText('Maria').first()).toBeAttached();
}

test('a shared computer warns a minute before logout, and an answer keeps the session', async ({
  page,
  database,
  baseURL,
  context,
}) => {
  const account = await storedAccount(database, { hasQuickHash: true });
  await logInAtTheLibrary(page, account);
  await page.clock.fastForward('08:30');
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(warning).toBeHidden();
  await page.clock.fastForward('00:45');
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('alert')).toContainText('We’ll log you out in one minute');
  const stay = warning.getByRole('button', { name: 'Stay signed in' });
  await expect(stay).toBeFocused();
  await expectAccessible(page);
  await page.clock.fastForward('00:20');
  await expect(warning.getByRole('alert')).toContainText('30 seconds');
  const notified = page.waitForResponse((answer) => answer.url().endsWith('/api/user/sessions/current'));
  await page.keyboard.press('Enter');
  expect((await notified).status()).toBe(200);
  await expect(warning).toBeHidden();

  await page.evaluate(() => localStorage.setItem('grantlight_people', `1 ${JSON.stringify([])}`));
  const client = new Client(baseURL ?? '');
  for (const { name, value } of await context.cookies()) client.cookies.set(name, value);
  await client.ok(getUser);
  await page.clock.fastForward('10:01');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.locator('.toast')).toContainText('No one used this page for ten minutes');
  expect(await stored(page)).toEqual([]);
  expect((await client.fails(getUser)).status).toBe(401);
});

test('a shared-computer session leaves nothing when the browser opens again', async ({ page, database, context }) => {
  await logInAtTheLibrary(page, await storedAccount(database, { hasQuickHash: true }));
  await page.evaluate(() => localStorage.setItem('grantlight_profileDraft', '1 {}'));
  // Simulates closing the browser.
  await context.clearCookies();
  await page.goto('/auth');
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test('sign-up has the same choice, and logout leaves nothing', async ({ page }) => {
  const { firstName, lastName, email, password } = newPerson();
  await page.goto('/auth?mode=signup');
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('checkbox', { name: 'Shared or public computer' }).check();
  await expect(page.getByRole('tabpanel').getByText('In a library or shelter')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I agree to the' }).check();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  expect(await stored(page)).toContain('grantlight_sharedUse');
  await page
    .getByRole('button', { name: 'My account' })
    .or(page.getByRole('button', { name: /Maria/ }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  expect(await stored(page)).toEqual([]);
});
