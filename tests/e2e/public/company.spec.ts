import { expect, test } from '../../harness/browser.ts';

test('About has mission, story and values, and no leader unless one was entered', async ({ page }) => {
  await page.goto('/about');
  for (const name of ['Our mission', 'Our story', 'What we stand for']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.locator('dt')).toHaveText(['Integrity', 'User-Centric', 'Excellence', 'Innovation']);
  await expect(page.getByRole('heading', { name: 'Leadership' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('Local copy: company details not set');
  await expect(page.getByRole('contentinfo')).not.toContainText('Example');
});

test("About's figures form one row, or one column on a phone", async ({ page }) => {
  const rows = () =>
    page
      .locator('.about-figures > li')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/about');
  expect(await rows()).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await rows()).toBe(5);
});

test('each claim on the home page and About is a single piece of plain text', async ({ request }) => {
  for (const path of ['/', '/about']) {
    const html = await (await request.get(path)).text();
    for (const claim of [
      'Over $132 billion in funding',
      '12,845+ active grants',
      '87% match success rate',
      'Over 10,000 grants indexed',
      'Founded in 2025',
    ]) {
      expect(html, path).toContain(`>${claim}<`);
    }
  }
});

test('legal pages show their effective date and the responsible company', async ({ page }) => {
  for (const path of ['/terms', '/privacy', '/cookies', '/refunds', '/accessibility', '/ai-notice']) {
    await page.goto(path);
    await expect(page.getByText(/^In effect since [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'The company' })).toContainText('hello@grantlight.example');
  }
});

test('a visitor who only reads gets no cookie and stores nothing', async ({ page, context }) => {
  for (const path of ['/', '/programs/snap', '/cookies', '/faqs']) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('the cookie policy names each member cookie and storage entry', {
  tag: '@screens',
}, async ({ page, context, member: _ }) => {
  await page.goto('/search-results?autoSearch=true');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible({ timeout: 20_000 });
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(kept.length).toBeGreaterThan(2);
  expect(cookies).toHaveLength(2);
  await page.goto('/cookies');
  for (const name of [...kept, ...cookies]) await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
});

test('questions and answers have structured data', async ({ request }) => {
  const html = await (await request.get('/faqs')).text();
  expect(html).toContain('"@type":"FAQPage"');
  expect(html).toContain('"name":"Is Grantlight a government agency?"');
});

test('the measured quality is shown with its date, next to plain search', { tag: '@screens' }, async ({ page }) => {
  await page.goto('/how-matching-works');
  await expect(page.getByText(/Measured on November 22, 2026/)).toBeVisible();
  await expect(page.getByRole('row', { name: /The right program comes first 89% 67%/ })).toBeVisible();
});
