import { expect, test } from '../harness/browser.ts';

test('the home page says what it is, for whom and for how much', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.locator('section')).toHaveCount(6);
  for (const claim of ['$132 billion', '12,845+', '87%', '10,000', '2025']) {
    await expect(main.getByText(claim, { exact: true })).toBeVisible();
  }
  for (const value of ['AI-powered matching', 'Smart eligibility pre-screening', 'Grant Agents']) {
    await expect(main.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(main.getByText('MOST POPULAR')).toBeVisible();
  for (const price of ['$0', '$9.99', '$99.99']) await expect(main.getByText(price, { exact: true })).toBeVisible();
  for (const feature of [
    'Save up to 5 grants',
    'Unlimited saved grants',
    'Application tracking',
    'Early access to new grants',
  ]) {
    await expect(main.getByText(feature)).toBeVisible();
  }
  await expect(main.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  await expect(main.getByRole('link', { name: 'Explore All Articles' })).toHaveAttribute('href', '/blog');
});

const CALLS = ['Find Grants Now', 'Get Started', 'Subscribe Now', 'Start Searching Now'];

test.describe('the calls to action lead', () => {
  test('a visitor to sign-up', async ({ page }) => {
    await page.goto('/');
    for (const name of CALLS) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/auth?mode=signup');
    }
  });

  test('somebody without a complete profile to the profile', async ({ page, newcomer: _ }) => {
    await page.goto('/');
    for (const name of CALLS) await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/profile');
  });

  test('a member to the results', async ({ page, member: _ }) => {
    await page.goto('/');
    for (const name of CALLS) await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/search-results');
  });
});
