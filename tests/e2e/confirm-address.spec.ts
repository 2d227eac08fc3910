import { eq } from 'drizzle-orm';
import { users } from '../../worker/db/schema/index.ts';
import { expect, expectAccessible, test } from '../harness/browser.ts';
import { linkInMail } from '../harness/mail-page.ts';

test.beforeEach(async ({ database, member }) => {
  await database.update(users).set({ confirmationDismissedAt: null }).where(eq(users.id, member.id));
});

const QUESTION = 'Can we reach you by email?';

test('a member is asked to confirm the address, and the mailed link does it', async ({ page, member, request }) => {
  await page.goto('/profile');
  await expect(page.getByText(QUESTION)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: `We emailed a link to ${member.email}` })).toBeVisible();
  await page.goto(await linkInMail(request, member.email, 'confirm-email'));
  await expect(page.getByText('confirmed').first()).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(page.getByText(QUESTION)).toBeHidden();
});

test("a member who dismisses the question doesn't see it again", async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(QUESTION)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(page.getByText(QUESTION)).toBeHidden();
});
