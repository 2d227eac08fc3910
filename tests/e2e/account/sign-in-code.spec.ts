import type { APIRequestContext, Page } from '@playwright/test';
import { storedAccount } from '../../factories/accounts.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { textInMail } from '../../harness/pages/mail-page.ts';

test.use({ expectedErrors: [/status of 401/] });

async function codeFor(page: Page, request: APIRequestContext, email: string): Promise<string> {
  await page.goto('/auth?redirect=/faqs');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('dialog', { name: 'Enter the code' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code from the email' })).toBeFocused();
  return textInMail(request, email, /\d{4} \d{4}/);
}

test('a member who forgot the password logs in with a code from another device', async ({
  page,
  database,
  request,
}) => {
  const { email } = await storedAccount(database, { hasQuickHash: true });
  const code = await codeFor(page, request, email);
  const field = page.getByRole('textbox', { name: 'Code from the email' });
  await expectAccessible(page);
  await field.fill('1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter the 8-digit code')).toBeVisible();
  await field.fill(code.startsWith('0000') ? '1111 1111' : '0000 0000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong, expired or already used.').first()).toBeVisible();
  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'You’re logged in' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/:\d+\/faqs$/);
  await expect(page.locator('.toast')).toContainText('Welcome back');
});

test('the code leads to a new password too', async ({ page, database, request }) => {
  const { email } = await storedAccount(database, { hasQuickHash: true });
  const code = await codeFor(page, request, email);
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL(/\/reset-password\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
});
