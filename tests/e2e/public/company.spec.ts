import { expect, expectAccessible, test } from '../../harness/browser.ts';

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

test('About says who pays, what it doesn’t do and how facts are checked, with what was measured', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByText('no program can pay to be listed')).toBeVisible();
  await expect(page.getByText('It’s not a government agency and can’t see any agency’s files.')).toBeVisible();
  const checked = page.getByRole('region', { name: 'How we check our facts' });
  await expect(checked).toContainText(/362 of 362 clear answers were right/);
  await expect(checked).toContainText(
    /\d+ programs read by us, each with its sources\. \d+% of these sources are official pages/,
  );
  await expect(checked).toContainText('Measured on November 22, 2026.');
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('how matching works begins with an example and ends with a way on', async ({ page }) => {
  await page.goto('/how-matching-works');
  const example = page.getByRole('figure', { name: 'An example: three rules of SNAP' });
  await expect(example.getByRole('row')).toHaveCount(4);
  await expect(example).toContainText('Stays open. It’s never a no');
  const sorted = page.getByText('The ones you’d gain the most from');
  await expect(sorted).toBeHidden();
  await page.getByText('How your list is sorted').click();
  await expect(sorted).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See what you qualify for' }).click();
  await expect(page.locator('#taste-title')).toBeInViewport();
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

test.describe('Contact', () => {
  test('says who to call first, what we can do and what to send, and shows nothing that isn’t set', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
    const urgent = page.getByRole('region', { name: 'Can’t wait?' });
    for (const number of ['911', '988', '211']) {
      await expect(urgent.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
    }
    const cannot = page.getByRole('region', { name: 'We can’t help with' });
    await expect(cannot).toContainText('We’re not a government agency, and we can’t see any agency’s files.');
    await expect(cannot.getByRole('link', { name: 'Find the office that can' })).toHaveAttribute('href', '/get-help');
    await expect(page.getByRole('region', { name: 'Found a wrong fact?' }).getByRole('listitem')).toHaveCount(4);
    const reach = page.getByRole('region', { name: 'How to reach us' });
    await expect(reach).toContainText('Local copy: company details not set');
    expect(await page.content()).not.toMatch(/mailto:|grantlight\.example|555/);
    await expectAccessible(page);
  });

  test('links to answered questions, each of which opens', async ({ page }) => {
    await page.goto('/contact');
    const answers = page.getByRole('region', { name: 'Answered already' }).getByRole('listitem').getByRole('link');
    expect(await answers.count()).toBeGreaterThan(3);
    for (const href of await answers.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      await page.goto(href);
      await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
    }
  });

  test('has structured data of a contact page', async ({ request }) => {
    const html = await (await request.get('/contact')).text();
    expect(html).toContain('"@type":"ContactPage"');
    expect(html).not.toContain('contactPoint');
  });
});
