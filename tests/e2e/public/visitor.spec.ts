import { expect, test } from '../../harness/browser.ts';
import { doubleText } from '../../harness/screens/layout/layout.ts';

test('a visitor reads the home page without a single call to the API', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('87%')).toBeVisible();
  expect(calls).toEqual([]);
});

test('pages carry the headers that keep others out', async ({ request, baseURL }) => {
  for (const path of ['/', '/auth', '/search-results', '/grants/some-program/apply']) {
    const response = await request.get(`${baseURL}${path}`);
    expect([path, response.status()]).toEqual([path, 200]);
    const headers = response.headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(await response.text()).toContain('http-equiv="content-security-policy"');
  }
});

test.describe('a missing address', () => {
  test.use({ expectedErrors: [/404/] });

  test('explains why and links to other pages', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText(/router/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Get free help' })).toHaveAttribute(
      'href',
      '/get-help',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Housing' })).toHaveAttribute(
      'href',
      '/programs/need/rent',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/contact');
    await page.getByRole('searchbox', { name: 'What do you need help with?' }).fill('rent');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/programs?q=rent');
  });
});

test('the short address of the help page leads there', async ({ page }) => {
  await page.goto('/help');
  await expect(page).toHaveURL('/get-help');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read, and its buttons lead to sign-up', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find Grants Now' }).first()).toHaveAttribute(
      'href',
      '/auth?mode=signup',
    );
  });
});

test('a narrow phone with doubled text never scrolls sideways', { tag: '@screens' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [
    '/',
    '/blog',
    '/blog/start-a-business-without-debt',
    '/programs',
    '/programs/liheap',
    '/programs/state/texas',
    '/faqs',
    '/privacy',
  ]) {
    await page.goto(path);
    await doubleText(page);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, path).toBeLessThanOrEqual(320);
  }
});
