import { codeAt, stepAt } from '../../../worker/features/account/second-factor/totp.ts';
import { PASSWORD } from '../../factories/people.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';

test.use({ expectedErrors: [/status of 40\d/] });

test('a member sets up an authenticator app, logs in with a code and a recovery code', async ({
  page,
  member,
  context,
}) => {
  await page.goto('/profile?tab=account');
  await page.getByRole('button', { name: 'Show your authenticator app' }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Current password').fill('not this one 1!');
  await page.keyboard.press('Enter');
  await expect(page.locator('.field-error')).toHaveText('This isn’t your current password.');
  await field('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  const step = stepAt(Date.now());
  await field('Code from your app').fill(codeAt(secret, step));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve kept them' }).click();
  await expect(page.getByRole('status').getByText('Your authenticator app is on')).toBeVisible();

  for (const code of [codeAt(secret, step + 1), recovery]) {
    await context.clearCookies();
    await page.goto('/auth?redirect=/faqs');
    await field('Email').fill(member.email);
    await field('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please enter the code from your authenticator app')).toBeVisible();
    await expect(field('Code from your app')).toBeFocused();
    await field('Code from your app').fill(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/:\d+\/faqs$/);
  }

  await page.goto('/profile?tab=account');
  await page.getByRole('button', { name: 'Show your authenticator app' }).click();
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
  await field('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Your authenticator app is off')).toBeVisible();
});
