import { TASTE } from '../../site/src/features/taste/texts.ts';
import { expect, expectAccessible, test } from '../harness/browser.ts';
import { asMother } from '../harness/results-page.ts';

test('a list says what it comes to together, with what that counts and leaves out', async ({ page, member: _ }) => {
  await asMother(page);
  await page.goto('/search-results?autoSearch=true');
  const total = page.getByRole('region', { name: /^About \$.* a month, and \$.* a year/ });
  await expect(total).toBeVisible({ timeout: 20_000 });
  await total.getByText('What this counts and leaves out').click();
  await expect(total.getByRole('link', { name: 'Earned Income Tax Credit' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Earned Income Tax Credit' }).first()).toContainText(
    /About \$[\d,]+ a year for you/,
  );
  await expectAccessible(page);
});

test('a program says what it is worth, step by step, with the days of its figures', async ({ page, member: _ }) => {
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

test('a state without programs of its own has a page with limits and amounts', async ({ page }) => {
  await page.goto('/programs/state/wyoming');
  const table = page.getByRole('region', { name: 'Limits and amounts' }).first();
  await expect(
    table.getByRole('row', { name: /^Earned Income Tax Credit \(EITC\) \$[\d,]+ a year \$[\d,]+ a year$/ }),
  ).toBeVisible();
  await table.getByRole('link', { name: 'Earned Income Tax Credit (EITC)' }).click();
  await expect(page).toHaveURL(/\/programs\/earned-income-tax-credit$/);
  await expectAccessible(page);
});

test('the answer to the three questions names dollars of the state', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(TASTE.place).selectOption('OH');
  await page.getByLabel(TASTE.who).selectOption('family');
  await page.getByLabel(TASTE.need).selectOption('food');
  await page.getByRole('button', { name: TASTE.show }).click();
  const snap = page.getByRole('listitem').filter({ has: page.locator('a[href="/programs/ohio-food-assistance"]') });
  await expect(snap).toContainText(/Up to \$8\d\d a month for a family of three/);
});
