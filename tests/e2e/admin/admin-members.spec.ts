import { getUser } from '../../../contract/account/user.ts';
import { SESSION_KEYS } from '../../../site/src/features/account/session/storage.ts';
import { signIn, storedAccount, storedAdmin, storedAdminToken } from '../../factories/accounts.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { Client } from '../../harness/client.ts';
import { DASHBOARD, toast, withOverview, withStatus } from '../../harness/members/admin.ts';
import { IDLE } from '../../harness/screens/admin-answers.ts';

test.use({ expectedErrors: [/status of 40\d/] });

test('an admin signs a member out everywhere', { tag: '@security' }, async ({ page, database, baseURL }) => {
  const { id, email } = await storedAccount(database, { hasQuickHash: true });
  const member = new Client(baseURL ?? '');
  await signIn(database, member, id);
  const token = await storedAdminToken(database, (await storedAdmin(database, 20)).id);
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    SESSION_KEYS.adminToken,
    token,
  ] as const);
  await withStatus(page, IDLE);
  await withOverview(page);
  await page.goto(DASHBOARD);
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await expect(page).toHaveURL(/view=members$/);
  const field = page.getByRole('textbox', { name: 'Member’s email or ID' });
  for (const [typed, told] of [
    ['Maria', 'Please enter the member’s email address or ID'],
    ['nobody@example.org', 'No member has this email address or ID.'],
  ] as const) {
    await field.fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.locator('.field-error')).toHaveText(told);
    await expect(field).toBeFocused();
  }
  await expectAccessible(page);
  await member.ok(getUser);
  await field.fill(email);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(toast(page)).toContainText(`Member ${id} is signed out everywhere.`);
  await expect(field).toHaveValue('');
  expect((await member.fails(getUser)).status).toBe(401);
});
