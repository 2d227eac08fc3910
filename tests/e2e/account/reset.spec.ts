import { newPerson } from '../../factories/people.ts';
import { expect, test } from '../../harness/browser.ts';
import { linkInMail } from '../../harness/pages/mail-page.ts';

const NEW_PASSWORD = 'A better one 7!';

test('a member who forgot the password gets a link, sets a new one and logs in', async ({ page, member, request }) => {
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('tabpanel').getByRole('textbox', { name: 'Email' }).fill(member.email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(member.email);
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.locator('.toast')).toHaveText(
    /Reset link created.*If an account with that email exists, a password reset has been initiated\./,
  );
  await expect(dialog.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', /^mailto:/);
  await dialog.getByRole('button', { name: 'Return to login' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(await linkInMail(request, member.email, 'reset-password'));
  const password = page.getByRole('textbox', { name: 'New Password', exact: true });
  const repetition = page.getByRole('textbox', { name: 'Confirm New Password' });
  await password.fill('lower case 1!');
  await repetition.fill('something else');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password must contain at least one uppercase letter')).toBeVisible();
  await password.fill(NEW_PASSWORD);
  const mismatch = page.getByText("Passwords don't match");
  await expect(mismatch).toBeVisible();
  // The error disappears once both match, whichever was typed last.
  await password.fill('something else');
  await expect(mismatch).toBeHidden();
  await password.fill(NEW_PASSWORD);
  await repetition.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('link', { name: 'Go to Login' }).click();

  const login = page.getByRole('tabpanel');
  await login.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await login.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD);
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /My Account/ })).toBeVisible();
});

test.describe('an invalid link', () => {
  test.use({ expectedErrors: [/400/] });

  test('explains why and links to the login', async ({ page }) => {
    await page.goto('/reset-password/never-sent');
    await expect(page.locator('.toast')).toContainText('Invalid reset link');
    await expect(page.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/auth?mode=login');
  });
});

test.describe('requesting a link', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('that fails says so inline and as a toast', { tag: '@faults' }, async ({ page }) => {
    const open = page.getByRole('button', { name: 'Forgot your password?' });
    const send = page.getByRole('button', { name: 'Send reset link' });
    await page.route('**/api/forgot-password', (route) => route.abort());
    await page.goto('/auth');
    await open.click();
    await send.click();
    // The message appears once, because the login form behind the dialog wasn't submitted with it.
    await expect(page.getByText('Please enter a valid email address')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(newPerson().email);
    await send.click();
    const sentence = 'Something went wrong. Please try again later.';
    await expect(page.locator('.toast')).toContainText(`Error${sentence}`);
    await expect(page.getByRole('dialog').getByText(sentence)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  });

  test('that fails without a message says what to do', { tag: '@faults' }, async ({ page }) => {
    await page.route('**/api/forgot-password', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(newPerson().email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    const sentence = 'Failed to send password reset link. Please try again later.';
    await expect(page.locator('.toast')).toContainText(`Error${sentence}`);
    await expect(page.getByRole('dialog').getByText(sentence)).toBeVisible();
  });

  test("a new password that can't be saved is reported inline and as a toast, and stays", {
    tag: '@faults',
  }, async ({ page }) => {
    const message = 'The database takes no changes.';
    await page.route('**/api/reset-password/*', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { message: 'This link works.' } })
        : route.fulfill({ status: 503, json: { message, code: 'database_unavailable', requestId: 'x' } }),
    );
    await page.goto('/reset-password/a-token');
    const password = page.getByRole('textbox', { name: 'New Password', exact: true });
    await password.fill(NEW_PASSWORD);
    await page.getByRole('textbox', { name: 'Confirm New Password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.locator('.toast')).toContainText(`Something went wrong${message}`);
    await expect(page.getByRole('main').getByText('Something went wrong')).toBeVisible();
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
    await expect(password).toHaveValue(NEW_PASSWORD);
  });
});
