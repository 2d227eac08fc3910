import { expect, expectAccessible, test } from '../harness/browser.ts';

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

for (const viewport of [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]) {
  test(`nothing scrolls sideways at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of ['/', '/auth', '/auth?mode=signup']) {
      await page.goto(path);
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect([path, content]).toEqual([path, window]);
    }
  });
}

test.describe('an address that is not there', () => {
  test.use({ expectedErrors: [/404/] });

  test('says so and helps on', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText(/router/)).toBeVisible();
    await expectAccessible(page);
  });
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
