import { expect, test } from '../harness/browser.ts';

test('a visitor goes from all programs by topic to one program, by keyboard alone', async ({ page }) => {
  await page.goto('/programs');
  await page.getByRole('link', { name: /^Education \d+$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/programs/category/education');
  await page.getByRole('link', { name: 'Pell Grant', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pell Grant');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Education');
});

test('a program says what it gives, who may have it, what it takes, and by what sources', async ({ page }) => {
  await page.goto('/programs/snap');
  for (const name of ['What it gives', 'Who may have it', 'What to have ready', 'How to apply', 'Sources']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  const rules = page.getByRole('region', { name: 'Who may have it' });
  await expect(rules).toContainText('All of these have to be true:');
  await expect(rules.getByRole('listitem').filter({ hasText: 'One of these is enough:' }).first()).toContainText(
    'You are a U.S. citizen',
  );
  const limits = page.getByRole('region', { name: 'Limits and amounts' }).first();
  await expect(limits.getByRole('row', { name: /^Ohio \$[\d,]+ a year \$[\d,]+ a month$/ })).toBeVisible();
  await expect(rules).toContainText('You apply as a person');
  await expect(page.getByRole('link', { name: 'Official program page' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.fns\.usda\.gov/,
  );
  await expect(page.getByText('not a government agency').first()).toBeVisible();
  await expect(page.getByText('Applying is free.')).toBeVisible();

  await page.getByRole('link', { name: 'Source 3' }).first().click();
  await expect(page.locator('#source-3')).toContainText('as of January 9, 2009');
  await expect(page.locator('#source-3')).toBeInViewport();
});

test('a visitor is led to sign-up and back to the program', async ({ page }) => {
  await page.goto('/programs/liheap');
  const start = page.getByRole('link', { name: 'See if you qualify' }).first();
  await expect(start).toHaveAttribute('href', '/auth?mode=signup&redirect=%2Fgrants%2Fliheap%2Fapply');
  await expect(page.getByRole('link', { name: 'See it with your profile' })).toHaveCount(0);
});

test('a member is led to the program with the own profile', async ({ page, member: _ }) => {
  await page.goto('/programs/liheap');
  await expect(page.getByRole('link', { name: 'See if you qualify' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See it with your profile' }).first().click();
  await expect(page.getByRole('heading', { name: 'Can I get this?' })).toBeVisible({ timeout: 20_000 });
});

test('a page of a state says what is its own and what is open there besides', async ({ page }) => {
  await page.goto('/programs/state/ohio');
  await expect(page.getByText('and the programs for the whole country that people there can have')).toBeVisible();
  const cash = page.locator('section', { has: page.getByRole('heading', { name: 'Cash and tax credits' }) });
  await expect(cash.getByRole('heading', { name: 'Ohio Works First (TANF)' })).toBeVisible();
  // In place of the program that it is the form of.
  await expect(page.getByRole('main').getByRole('link', { name: 'TANF (welfare, cash assistance)' })).toHaveCount(0);
  await cash.getByRole('link', { name: 'All programs: cash and tax credits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cash help and tax credits' })).toBeVisible();
});

test('what a state calls a program has a page that leads to the program, and the other way', async ({ page }) => {
  await page.goto('/programs/ohio-works-first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ohio Works First (TANF)');
  await expect(page.getByText('You live in Ohio')).toBeVisible();
  await page.getByRole('link', { name: 'TANF (welfare, cash assistance)' }).click();
  await expect(page).toHaveURL('/programs/tanf');
  await page.getByRole('link', { name: 'Ohio Works First (TANF)' }).click();
  await expect(page).toHaveURL('/programs/ohio-works-first');
});

test('a long list goes on, on pages of their own', async ({ page }) => {
  await page.goto('/programs/type/assistance');
  const first = await page.getByRole('main').getByRole('heading', { level: 3 }).first().textContent();
  await page.getByRole('navigation', { name: 'Pages of this list' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/programs/type/assistance/2');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '');
});

test('an address of a group without a name leads to all groups, and a trailing slash goes', async ({ page }) => {
  await page.goto('/programs/state');
  await expect(page).toHaveURL('/programs');
  await page.goto('/programs/type/assistance/2/');
  await expect(page).toHaveURL('/programs/type/assistance/2');
});

test('the map of the site lists each public page with its day, and no private one', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.+\/sitemap-index\.xml/);
  const index = await (await request.get('/sitemap-index.xml')).text();
  expect(index).toContain('/sitemap-0.xml');
  const map = await (await request.get('/sitemap-0.xml')).text();
  const entries = map.split('<url>').slice(1);
  const programs = entries.filter((entry) => /\/programs\/[a-z\d-]+<\/loc>/.test(entry));
  expect(programs.length).toBeGreaterThan(250);
  for (const entry of entries) expect(entry).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}/);
  expect(map).toContain('/programs/type/grants</loc>');
  for (const path of ['/profile', '/auth', '/search-results', '/grants/', '/404'])
    expect(map).not.toContain(`${path}</loc>`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, text] of [
    ['/programs', 'Where do you live?'],
    ['/programs/state/california', 'All programs: food'],
    ['/programs/snap', 'Who may have it'],
    ['/about', 'User-Centric'],
    ['/faqs', 'Is Grantlight a government agency?'],
    ['/cookies', 'grantSearchResults'],
  ] as const) {
    test(`${path} is whole`, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(text);
      expect(scripts).toEqual([]);
    });
  }

  test('an answer opens', async ({ page }) => {
    await page.goto('/faqs');
    const answer = page.getByText('The free plan costs nothing');
    await expect(answer).toBeHidden();
    await page.getByText('What does it cost?').click();
    await expect(answer).toBeVisible();
  });
});
