import { eq } from 'drizzle-orm';
import { users } from '../../../worker/db/schema/index.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { linkInMail } from '../../harness/pages/mail-page.ts';
import { answerWhatIsNeeded } from '../../harness/pages/profile-form.ts';

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

test('a newcomer is asked only on the last screen, and no button is covered', async ({ page, database, newcomer }) => {
  await database.update(users).set({ confirmationDismissedAt: null }).where(eq(users.id, newcomer.id));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile');
  await answerWhatIsNeeded(page);
  await expect(page.getByText(QUESTION)).toHaveCount(0);
  await page.goto('/profile?tab=subscription');
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  await expect(page.getByText(QUESTION)).toBeHidden();
  await page.goto('/profile?step=organization');
  await expect(page.getByText('Step 7 of 7')).toBeVisible();
  const box = page.locator('.alert', { hasText: QUESTION });
  await expect(box).toBeVisible();
  const [save, back, asked] = await Promise.all(
    [page.getByRole('button', { name: 'Save profile' }), page.getByRole('button', { name: 'Back' }), box].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(save?.width).toBe(320);
  expect((asked?.y ?? 0) - (back?.y ?? 0) - (back?.height ?? 0)).toBeGreaterThanOrEqual(16);
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
