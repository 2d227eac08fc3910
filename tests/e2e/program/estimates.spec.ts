import { findForPerson } from '../../../contract/profile/person-programs.ts';
import { TASTE } from '../../../site/src/features/home/taste/texts.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { openProfile } from '../../harness/pages/profile-form.ts';
import { asMother } from '../../harness/pages/results-page.ts';

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

test('after an edit, the list says what changed until the notice is closed', async ({ page, member: _ }) => {
  await asMother(page);
  await openProfile(page);
  await page.getByLabel('Yearly household income').fill('30000');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const changed = page.getByRole('region', { name: 'You changed: Yearly household income' });
  await expect(changed).toBeVisible({ timeout: 20_000 });
  await expect(changed.getByRole('heading')).toHaveText('You changed: Yearly household income ($24,000 → $30,000)');
  await expect(changed.getByRole('listitem').filter({ hasText: 'Earned Income Tax Credit' })).toHaveText(
    /Before: \$[\d,]+ a yearNow: \$[\d,]+ a year ▼ less$/,
  );
  await expect(changed).toContainText(
    /All togetherBefore: \$[\d,]+ to \$[\d,]+ a yearNow: \$[\d,]+ to \$[\d,]+ a year ▼ less/,
  );
  await expectAccessible(page);
  await changed.getByRole('button', { name: 'Close' }).click();
  await expect(changed).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /programs? looks? right for you/ })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(changed).toHaveCount(0);
});

test('on a phone, amounts before and after an edit are in two unbroken columns', async ({ page, member: _ }) => {
  await asMother(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openProfile(page);
  await page.getByLabel('Yearly household income').fill('30000');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const changed = page.getByRole('region', { name: 'You changed: Yearly household income' });
  await expect(changed).toBeVisible({ timeout: 20_000 });
  const lefts = await changed
    .locator(':is(.change-was, .change-now):visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
  const lines = await changed
    .locator('.change-sum:visible')
    .evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('an edit is saved even if the list from before it never arrives', async ({ page, member: _ }) => {
  await asMother(page);
  await openProfile(page);
  await page.route(`**${findForPerson.path}`, () => undefined);
  await page.getByLabel('Yearly household income').fill('30000');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /programs? looks? right for you/ })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('region', { name: /^You changed/ })).toHaveCount(0);
});

test('an edit that only moves programs says that no amount changed', async ({ page, member: _ }) => {
  await asMother(page);
  await openProfile(page);
  await page.getByRole('checkbox', { name: 'School or college' }).check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  const changed = page.getByRole('region', { name: /^You changed: / });
  await expect(changed).toContainText('Your list is in a new order. No amount changed.', { timeout: 20_000 });
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
  await expect(reckoned.getByRole('listitem').filter({ hasText: /^The (low|high) end of the range:$/ })).toHaveCount(2);
  await expect(reckoned.getByRole('listitem').filter({ hasText: 'maximum for 3 people' })).toHaveCount(2);
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
