import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser.ts';

const question = (page: Page) => page.getByRole('region', { name: 'One quick question' });

/** Matches the message about an answer's effect on the list. */
const DID = /programs? (is|are) now decided|one less thing to check/;

/** Opens results with several programs that depend on the household's income and size. */
async function searchForHeating(page: Page): Promise<void> {
  await page.goto('/search-results?autoSearch=true');
  // The very first page load takes longer on a busy machine.
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
  await page.getByPlaceholder(/Tell us/).fill('heating bill');
  // The previous list may have a question too, so this waits for the new list.
  const answer = page.waitForResponse('**/api/grants/search');
  await page.keyboard.press('Enter');
  await answer;
  await expect(page.locator('[aria-labelledby="results"]')).toHaveAttribute('aria-busy', 'false');
  await expect(question(page)).toBeVisible();
}

/** Returns the current profile. */
const profileOf = (page: Page) => page.evaluate(async () => (await fetch('/api/user')).json());

test('an answer is saved to the profile, updates the list in place, shows its effect', async ({ page, member }) => {
  await searchForHeating(page);
  const box = question(page);
  await expect(box).toContainText(/^One quick question\d+ of these programs ask for it/);

  await test.step('an invalid answer is reported at its field', async () => {
    await box.getByRole('button', { name: 'Save my answer' }).click();
    await expect(box.getByText('Please give an answer, or skip the question.')).toBeVisible();
    await expect(box.getByLabel('Yearly household income')).toBeFocused();
  });

  await test.step('an answer from another tab is not lost', async () => {
    await page.evaluate(async () => {
      const user = await (await fetch('/api/user')).json();
      const body = JSON.stringify({ ...user, education: 'Associate degree' });
      await fetch('/api/user/profile', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
    });
    await box.getByLabel('Yearly household income').fill('$48,000');
    // Records whether the list is ever empty while the new one loads.
    await page.evaluate(() => {
      const list = document.querySelector('article')?.closest('ul');
      const seen = () =>
        document.querySelectorAll('article').length === 0 && document.body.setAttribute('data-emptied', '');
      if (list) new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
    });
    await box.getByRole('button', { name: 'Save my answer' }).click();
    await expect(box.getByRole('status')).toBeFocused();
    await expect(box.getByRole('status')).toHaveText(DID);
    expect(await page.locator('body').getAttribute('data-emptied')).toBeNull();
    const stored = { householdIncome: 48_000, education: 'Associate degree', age: member.age };
    expect(await profileOf(page)).toMatchObject(stored);
  });

  await test.step('the next question asks the other half of the limits and settles more programs', async () => {
    await page.evaluate(() => scrollTo(0, 120));
    const before = await page.evaluate(() => scrollY);
    await box.getByLabel('People in your household').fill('3');
    await page.keyboard.press('Enter');
    await expect(page.getByText(DID)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await profileOf(page)).toMatchObject({ householdSize: 3, householdIncome: 48_000 });
  });
});

test("a skipped question isn't asked again in this session, even after a reload", {
  tag: '@screens',
}, async ({ page, member: _ }) => {
  await searchForHeating(page);
  const income = page.getByLabel('Yearly household income');
  await expect(income).toBeVisible();
  await question(page).getByRole('button', { name: 'Skip' }).click();
  await expect(income).toHaveCount(0);
  await expect(question(page).getByRole('status')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(income).toHaveCount(0);
});

test.describe("when it can't be saved", { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the answer stays as typed and can be sent again', async ({ page, member: _ }) => {
    await searchForHeating(page);
    await page.route('**/api/user/profile/answer', (route) => route.abort());
    const income = page.getByLabel('Yearly household income');
    await income.fill('18000');
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('alert')).toContainText('Your answer couldn’t be saved');
    await expect(income).toHaveValue('18000');
    await page.unroute('**/api/user/profile/answer');
    await question(page).getByRole('button', { name: 'Save my answer' }).click();
    await expect(income).toHaveCount(0);
  });
});
