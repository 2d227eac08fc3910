import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { postLogin } from '../../../contract/account/account.ts';
import { ownData } from '../../../contract/account/own-account.ts';
import { getUser } from '../../../contract/account/user.ts';
import { newPerson, PASSWORD } from '../../factories/people.ts';
import { expect, test } from '../../harness/browser.ts';
import { Client } from '../../harness/client.ts';
import { linkInMail } from '../../harness/pages/mail-page.ts';

const ACCOUNT = '/profile?tab=account';
const NEW_PASSWORD = 'A better one 7!';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';

const refusals = { expectedErrors: [/Failed to load resource: the server responded with a status of 40\d/] };

/** Logs the member in from another browser. */
async function alsoIn(baseURL: string | undefined, email: string, userAgent: string): Promise<Client> {
  const client = new Client(baseURL ?? '');
  await client.ok(postLogin, { body: { email, password: PASSWORD }, headers: { 'user-agent': userAgent } });
  return client;
}

test('on a phone, a setting has its button at the right; name and password come first', async ({ page, member: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ACCOUNT);
  const [name, button, emails] = await Promise.all(
    [
      page.getByRole('heading', { name: 'Name and phone' }),
      page.getByRole('button', { name: 'Change your name and phone' }),
      page.getByRole('heading', { name: 'Emails from us' }),
    ].map(async (part) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0 }),
  );
  expect(button?.x).toBeGreaterThan(180);
  expect(Math.abs((button?.y ?? 0) - (name?.y ?? 0))).toBeLessThan(30);
  expect(emails?.y).toBeGreaterThan(button?.y ?? 0);
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.describe(() => {
  test.use(refusals);

  test('a member changes the password, and the other browsers are signed out', async ({ page, member, baseURL }) => {
    const other = await alsoIn(baseURL, member.email, FIREFOX);
    await page.goto(ACCOUNT);
    const open = page.getByRole('button', { name: 'Change your password' });
    await open.click();
    await expect(field(page, 'Current password')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter your current password')).toBeVisible();
    await expect(field(page, 'Current password')).toBeFocused();

    await field(page, 'Current password').fill('not this one 1!');
    await field(page, 'New password').fill(NEW_PASSWORD);
    await field(page, 'Repeat the new password').fill('something else');
    await field(page, 'Repeat the new password').press('Enter');
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    // The error disappears once both match, whichever was typed last.
    await field(page, 'New password').fill('something else');
    await expect(page.getByText("Passwords don't match")).toBeHidden();
    await field(page, 'New password').fill(NEW_PASSWORD);
    await field(page, 'Repeat the new password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.locator('.toast')).toContainText('Your password wasn’t changed');
    await expect(page.locator('.field-error')).toHaveText('This isn’t your current password.');
    await expect(field(page, 'Current password')).toBeFocused();

    await field(page, 'Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('status').getByText('Your password was changed')).toBeVisible();
    await expect(open).toBeFocused();
    expect((await other.fails(getUser)).status).toBe(401);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maria!');
    await new Client(baseURL ?? '').ok(postLogin, { body: { email: member.email, password: NEW_PASSWORD } });
  });

  test('a member can delete the account only with the right password', async ({ page, member, baseURL }) => {
    await page.goto(ACCOUNT);
    const open = page.getByRole('button', { name: 'Delete my account' });
    await open.click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(dialog.getByText('You can’t undo this')).toBeVisible();
    await expect(field(page, 'Current password')).toBeFocused();
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await field(page, 'Current password').fill('not this one 1!');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This isn’t your current password.')).toBeVisible();
    await field(page, 'Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('.toast')).toContainText('Account deleted');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
    const { status } = await new Client(baseURL ?? '').fails(postLogin, {
      body: { email: member.email, password: PASSWORD },
    });
    expect(status).toBe(401);
  });
});

test('a new address counts once the link in its email is opened', async ({ page, member, baseURL, request }) => {
  const { email } = newPerson();
  await page.goto(ACCOUNT);
  await page.getByRole('button', { name: 'Change your email address' }).click();
  await expect(field(page, 'New email address')).toBeFocused();
  await field(page, 'New email address').fill(email);
  await field(page, 'Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').getByText(`${member.email} stays your address`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change your email address' })).toBeFocused();

  await page.goto(await linkInMail(request, email, 'confirm-email'));
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByRole('listitem').getByText(email)).toBeVisible();
  await new Client(baseURL ?? '').ok(postLogin, { body: { email, password: PASSWORD } });
});

test.describe(() => {
  test.use({ expectedErrors: [/404/] });

  test('a member sees the signed-in browsers and signs others out', async ({ page, member, baseURL }) => {
    const [laptop, phone] = [await alsoIn(baseURL, member.email, FIREFOX), await alsoIn(baseURL, member.email, SAFARI)];
    await page.goto(ACCOUNT);
    await page.getByRole('button', { name: 'Show the browsers' }).click();
    const browsers = page.getByRole('list', { name: 'Browsers you’re signed in on' });
    await expect(browsers.getByRole('listitem')).toHaveCount(3);
    await expect(browsers.getByRole('listitem').first()).toContainText('This browser');
    await expect(browsers.getByText('Signed in today, last used today')).toHaveCount(3);

    await browsers.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
    await expect(page.getByText('Firefox on Windows is signed out.')).toBeVisible();
    await expect(browsers).toBeFocused();
    expect((await laptop.fails(getUser)).status).toBe(401);
    await phone.ok(getUser);

    // A browser that has since logged out just disappears from the list.
    await phone.send('POST', '/api/logout');
    await browsers.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
    await expect(page.getByText('You’re signed in on this browser only.')).toBeVisible();
    await expect(browsers.getByRole('listitem')).toHaveCount(1);
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a member downloads all data; a failure is shown and can be retried', async ({ page, member }) => {
    await page.route('**/api/user/{data,sessions}', (route) => route.abort());
    await page.goto(ACCOUNT);
    await page.getByRole('button', { name: 'Show the browsers' }).click();
    await expect(page.getByText('The list couldn’t be loaded').first()).toBeVisible();
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect(page.locator('.toast')).toContainText('Your data couldn’t be downloaded');
    await expect(page.getByRole('main').getByText('Your data couldn’t be downloaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.unroute('**/api/user/{data,sessions}');

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('You’re signed in on this browser only.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Browsers you’re signed in on' })).toBeFocused();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('grantlight-data.json');
    const saved = ownData.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
    expect(saved.account['email']).toBe(member.email);
    await expect(page.getByText('Your browser saves it as grantlight-data.json.')).toBeVisible();
  });
});

test('a member changes name and phone by the rules of sign-up', async ({ page, member: _ }) => {
  await page.goto(ACCOUNT);
  const open = page.getByRole('button', { name: 'Change your name and phone' });
  await open.click();
  await expect(field(page, 'First name')).toBeFocused();
  await expect(field(page, 'First name')).toHaveValue('Maria');
  await field(page, 'First name').fill('🐝');
  await field(page, 'Last name').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please write the name in letters')).toBeVisible();
  await expect(page.getByText('Last name is required')).toBeVisible();
  await field(page, 'First name').fill('Māra');
  await field(page, 'Last name').fill('李');
  await page.getByLabel('Phone (optional)').fill('555 0199');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('We’ll call you Māra from now on.')).toBeVisible();
  await expect(open).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Māra!');
  await page.reload();
  await expect(page.getByText('Māra 李 · 555 0199')).toBeVisible();
});
