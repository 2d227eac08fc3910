import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { asMother } from '../../harness/pages/results-page.ts';
import { withSaved } from '../../harness/pages/saved-page.ts';

const picture = (page: Page) => page.getByRole('region', { name: 'If your income changes' });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a program shows where it ends as income rises: picture, sentences and table', async ({ page, member: _ }) => {
  await asMother(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/grants/snap/apply');
  await page.getByRole('heading', { name: 'What it is worth to you' }).scrollIntoViewIfNeeded();
  await expect(picture(page)).toContainText(/With your \$2,000 a month, you’d get/);
  const image = picture(page).getByRole('img', { name: /Above about \$[\d,]+ a month it ends\./ });
  await expect(image).toBeVisible();
  await expect(image).toContainText('You: $2,000');
  const left = await image.evaluate((one) => one.getBoundingClientRect().left);
  const label = await image
    .getByText(/^\$[\d,]+$/)
    .first()
    .boundingBox();
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThan(left);
  await picture(page).getByText('The numbers as a table').click();
  const table = picture(page).getByRole('table', { name: 'If your income changes' });
  await expect(table.getByRole('row', { name: /^\$2,000 \(you\) / })).toBeVisible();
  await expect(table.getByRole('row').last()).toContainText('$0');
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
  const said = await image.getAttribute('aria-label');
  await page.reload();
  await page.getByRole('heading', { name: 'What it is worth to you' }).scrollIntoViewIfNeeded();
  await expect(picture(page).getByRole('img')).toHaveAttribute('aria-label', said ?? '');
});

test("a program that doesn't depend on income has no such picture", async ({ page, member: _ }) => {
  await asMother(page);
  await page.goto('/grants/earned-income-tax-credit/apply');
  await expect(picture(page)).toBeVisible();
  await page.goto('/grants/csfp/apply');
  await expect(page.getByRole('heading', { name: 'How to apply' })).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
});

test('the list shows all help by income, and where earning more costs more', async ({ page, member: _ }) => {
  await asMother(page);
  await page.goto('/search-results?autoSearch=true');
  const total = page.getByRole('region', { name: /^About \$.* a year, if you aren’t getting any of it yet$/ });
  await total.getByText('What if your income changes?').click();
  await expect(total.getByRole('img', { name: /^With your \$2,000 a month, this help is worth about/ })).toBeVisible();
  await expect(total).toContainText(/earning \$100 more a month (would cost about|costs more than)/);
  await total.locator('summary', { hasText: 'Each program is sure up to this income' }).click();
  const ends = total.getByRole('table', { name: 'Each program is sure up to this income' });
  await expect(ends.getByRole('row', { name: /Ohio Food Assistance \(SNAP\) up to \$[\d,]+/ })).toBeVisible();
  await expectAccessible(page);
});

test('the plan shows in which months the money comes, as a picture and a table', async ({ page, member: _ }) => {
  await asMother(page);
  await withSaved(page, ['earned-income-tax-credit', 'child-tax-credit', 'school-meals']);
  await page.goto('/search-results?tab=saved');
  await page.getByRole('tab', { name: 'Dates' }).click();
  const money = page.getByRole('region', { name: 'When the money comes' });
  await expect(money.getByRole('img', { name: /Once, in February to April: about \$[\d,]+/ })).toBeVisible();
  const row = money.getByRole('row', { name: /^Earned Income Tax Credit/ });
  await expect(row).toContainText('Once, with your tax return: February to April, if you file on time');
  // The children's ages aren't known.
  await expect(money).toContainText('1 program isn’t counted');
  await expectAccessible(page);
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the picture says so and can be retried', async ({ page, member: _ }) => {
    await asMother(page);
    await page.route('**/by-income', (route) => route.abort());
    await page.goto('/grants/snap/apply');
    await page.getByRole('heading', { name: 'What it is worth to you' }).scrollIntoViewIfNeeded();
    const failed = page.getByText('The picture couldn’t be loaded');
    await expect(failed).toBeVisible();
    await page.unroute('**/by-income');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(picture(page).getByRole('img')).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
});
