import { TASTE } from '../../site/src/features/taste/texts.ts';
import { expect, expectAccessible, test } from '../harness/browser.ts';
import { openProfile } from '../harness/profile-form.ts';
import { asMother } from '../harness/results-page.ts';

test('a list shows its total, with what that counts and leaves out', async ({ page, member: _ }) => {
  await asMother(page);
  await page.goto('/search-results?autoSearch=true');
  const total = page.getByRole('region', {
    name: /^About \$[\d,]+ to \$[\d,]+ a year, if you aren’t getting any of it yet$/,
  });
  await expect(total).toBeVisible({ timeout: 20_000 });
  await expect(total).toContainText(/That’s \$[\d,]+ to \$[\d,]+ every month, and \$[\d,]+ to \$[\d,]+ once a year\./);
  await expect(total).not.toContainText('$0 to');
  await total.getByText('What this counts and leaves out').click();
  await expect(total.getByRole('link', { name: 'Earned Income Tax Credit' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Earned Income Tax Credit' }).first()).toContainText(
    /About \$[\d,]+ a year for you/,
  );
  await expectAccessible(page);
});

test('a program without a sum shows the result of its estimate in plain view', async ({ page, member: _ }) => {
  await asMother(page, [3, 8]);
  await page.goto('/grants/child-care-assistance/apply');
  const reckoned = page.getByRole('region', { name: 'What it is worth to you' });
  await expect(reckoned.getByText('You would pay no copayment.')).toBeVisible();
});

test('after an edit the list says what moved, in this browser only, until closed', async ({ page, member: _ }) => {
  await asMother(page);
  await page.goto('/search-results?autoSearch=true');
  await expect(page.getByRole('region', { name: /^About \$/ })).toBeVisible({ timeout: 20_000 });
  await openProfile(page);
  await page.getByLabel('Yearly household income').fill('30000');
  const saved = page.waitForRequest('**/api/user/profile');
  await page.getByRole('button', { name: 'Save profile' }).click();
  expect(Object.keys((await saved).postDataJSON())).not.toContain('results');
  const changed = page.getByRole('region', { name: 'You changed: Yearly household income' });
  await expect(changed).toBeVisible({ timeout: 20_000 });
  await expect(changed.getByRole('listitem').filter({ hasText: 'Earned Income Tax Credit' })).toHaveText(
    /: \$[\d,]+ →before, now \$[\d,]+ a year$/,
  );
  await expect(changed.getByRole('heading')).toHaveText('You changed: Yearly household income ($24,000 → $30,000)');
  await expect(changed).toContainText(/All together: \$[\d,]+ to \$[\d,]+ →before, now \$[\d,]+ to \$[\d,]+ a year/);
  await expectAccessible(page);
  await changed.getByRole('button', { name: 'Close' }).click();
  await expect(changed).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /programs? looks? right for you/ })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(changed).toHaveCount(0);
});

test("the header counts the whole list's programs, as the profile's questions do", async ({ page, member: _ }) => {
  await asMother(page);
  const answer = page.waitForResponse('**/api/grants/search');
  await page.goto('/search-results?autoSearch=true');
  const { fits, grants, hasMore } = await (await answer).json();
  const shown = grants.filter(({ match }: { match: { likelihood: string } }) =>
    /^(qualify|very-likely)$/.test(match.likelihood),
  );
  expect(fits).toBeGreaterThanOrEqual(shown.length);
  expect(hasMore).toBe(true);
  await expect(page.getByRole('heading', { level: 2, name: `${fits} programs look right for you` })).toBeVisible();
});

test('a program shows its worth step by step, with the dates of its figures', async ({ page, member: _ }) => {
  await asMother(page);
  await page.goto('/grants/snap/apply');
  const reckoned = page.getByRole('region', { name: 'What it is worth to you' });
  await expect(reckoned).toContainText(/About \$[\d,]+ to \$[\d,]+ a month for you/);
  await reckoned.getByText('How we figured this').click();
  await expect(reckoned.getByRole('listitem').filter({ hasText: 'maximum for 3 people' })).toBeVisible();
  await expect(reckoned).toContainText('The result depends on your rent and utility bills.');
  await expect(reckoned).toContainText(/in force since \w+ \d+, \d{4}/);
  await expectAccessible(page);
});

test('a state without its own programs has a page with limits and amounts', async ({ page }) => {
  await page.goto('/programs/state/wyoming');
  const table = page.getByRole('region', { name: 'Limits and amounts' }).first();
  await expect(
    table.getByRole('row', { name: /^Earned Income Tax Credit \(EITC\) \$[\d,]+ \$[\d,]+ a year$/ }),
  ).toBeVisible();
  await table.getByRole('link', { name: 'Earned Income Tax Credit (EITC)' }).click();
  await expect(page).toHaveURL(/\/programs\/earned-income-tax-credit$/);
  await expectAccessible(page);
});

test('the result of the three questions shows dollar amounts for the state', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(TASTE.place).selectOption('OH');
  await page.getByLabel(TASTE.who).selectOption('family');
  await page.getByLabel(TASTE.need).selectOption('food');
  await page.getByRole('button', { name: TASTE.show }).click();
  const snap = page.getByRole('listitem').filter({ has: page.locator('a[href="/programs/ohio-food-assistance"]') });
  await expect(snap).toContainText(/Up to \$8\d\d a month for a family of three/);
});
