import { expect, test } from '../../harness/browser.ts';

test('a visitor goes by keyboard from all programs via a topic to one program', async ({ page }) => {
  await page.goto('/programs');
  await page.getByRole('link', { name: /^Education \d+$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/programs/category/education');
  await page.getByRole('link', { name: 'Pell Grant', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pell Grant');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('School');
});

test('a program says what it gives, who can get it, what it takes, and its sources', async ({ page }) => {
  await page.goto('/programs/snap');
  for (const name of ['What it gives', 'Who can get it', 'Deadline', 'How to apply', 'What to have ready', 'Sources']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  const rules = page.getByRole('region', { name: 'Who can get it' });
  await expect(rules).toContainText('All of these have to be true:');
  // A few lines show who qualifies. Exceptions, the law on immigration status and quotes are collapsed below them.
  await expect(rules.getByText("Your household's income is below your state's SNAP limits")).toBeVisible();
  await expect(rules.getByText('You are a U.S. citizen, or have an immigration status that counts')).toBeVisible();
  await expect(rules.getByRole('listitem').filter({ visible: true })).toHaveCount(5);
  const permanent = rules.getByText('You have been a permanent resident for 5 years or more').first();
  await expect(permanent).toBeHidden();
  await rules.getByText('Special cases', { exact: true }).click();
  await expect(permanent).toBeVisible();
  await expect(rules.getByText('so the rule for students doesn’t apply').first()).toBeVisible();
  const limits = page.getByRole('region', { name: 'Limits and amounts' }).first();
  await limits.getByLabel('Your state').selectOption('Ohio');
  await expect(limits.getByRole('status')).toHaveText(
    /^Highest income a year: \$[\d,]+\. The most you can get a month: \$/,
  );
  await limits.getByText('All states in a table').click();
  await expect(limits.getByRole('row', { name: /^Ohio \$[\d,]+ \$[\d,]+$/ })).toBeVisible();
  await expect(rules).toContainText('You apply as a person');
  await expect(page.getByRole('link', { name: 'Official program page' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.fns\.usda\.gov/,
  );
  await expect(page.getByText('not a government agency').first()).toBeVisible();
  await expect(page.getByText('Applying is free.')).toBeVisible();

  // Finds the source number by the law, because it changes as conditions and their sources are added before it.
  const law = page.getByRole('listitem').filter({ hasText: 'copy of January 9, 2009' });
  const number = (await law.getAttribute('id'))?.replace('source-', '');
  await page
    .getByRole('link', { name: `Source ${number}`, exact: true })
    .first()
    .click();
  await expect(law).toBeInViewport();
});

test("a phone's first screen shows a program's worth, who it's for, its deadline and how to get it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/programs/snap');
  const facts = page.getByRole('complementary', { name: 'At a glance' });
  const parts = [
    facts.getByText('What it’s worth'),
    facts.getByText(/^At most \$\d/),
    facts.getByText('Individuals, families, seniors'),
    facts.getByText('Deadline'),
    facts.getByRole('link', { name: 'See if you qualify' }),
    facts.getByRole('link', { name: 'See how at fns.usda.gov' }),
    facts.getByRole('link', { name: 'Find the office near you' }),
  ];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(facts).toContainText(
    /\d+ official sources?(, \d+ others?)?\s· Last checked: [A-Z][a-z]+ \d{1,2}, \d{4}/,
  );
});

test('who to call is next to the way to apply: the number, or where to find the office', async ({ page }) => {
  const facts = page.getByRole('complementary', { name: 'At a glance' });
  for (const [id, name, href] of [
    ['ohio-heap', 'Call 800-282-0880', 'tel:+18002820880'],
    ['georgia-snap', 'Call 877-423-4746', 'tel:+18774234746'],
    ['tefap', 'Find the office near you', 'https://www.feedingamerica.org/find-your-local-foodbank'],
  ] as const) {
    await page.goto(`/programs/${id}`);
    await expect(facts.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await facts.getByText('More facts').click();
  await expect(facts.getByText('Run by')).toBeVisible();
  await facts.getByRole('link', { name: 'How to apply' }).click();
  await expect(page.getByRole('heading', { name: 'How to apply' })).toBeInViewport();
});

test("with any length of name and facts, a phone's first screen has the way to apply", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const id of [
    'health-professions-student-loans',
    'nhsaves-rebates',
    'maine-heap',
    'new-mexico-premium-assistance',
  ]) {
    await page.goto(`/programs/${id}`);
    const facts = page.getByRole('complementary', { name: 'At a glance' });
    await expect(facts.getByRole('link', { name: /^(Apply|See how) at / })).toBeInViewport({ ratio: 1 });
  }
});

test.describe('the search of all programs', () => {
  test("shows the address's search, with kind, place and amount", async ({ page }) => {
    await page.goto('/programs?q=rent');
    await expect(page.getByRole('searchbox')).toHaveValue('rent');
    const found = page.getByRole('region', { name: 'What the search found' });
    await expect(found.getByRole('status')).toHaveText(/^\d+ programs for “rent”/);
    const first = found.getByRole('listitem').first();
    await expect(first.getByRole('link', { name: 'Section 8', exact: true })).toHaveAttribute(
      'href',
      '/programs/housing-choice-voucher',
    );
    await expect(found.getByText('Conservation Reserve')).toHaveCount(0);
    await expect(found.getByRole('link', { name: 'Sign up to see which of these fit you' })).toHaveAttribute(
      'href',
      '/auth?mode=signup&redirect=%2Fsearch-results%3Fq%3Drent',
    );
  });

  test('searches while typing, keeps the words in the address, and says if none match', async ({ page }) => {
    await page.goto('/programs');
    await page.getByRole('searchbox').pressSequentially('food stamps');
    const found = page.getByRole('region', { name: 'What the search found' });
    await expect(found.getByRole('link', { name: 'SNAP (food stamps)', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/programs?q=food+stamps');
    await page.getByRole('searchbox').fill('zebra');
    await expect(found.getByRole('status')).toHaveText(/^We found no program for “zebra”/);
    await expect(found.getByRole('listitem')).toHaveCount(0);
    await expect(found.getByRole('link', { name: '211' })).toHaveAttribute('href', 'tel:211');
    await expect(found.getByRole('link', { name: 'get free help' })).toHaveAttribute('href', '/get-help');
    await page.getByRole('searchbox').fill('');
    await expect(found).toBeHidden();
  });

  for (const [words, first] of [
    ['heating bill', 'Low-Income Home Energy Assistance (LIHEAP)'],
    ['I lost my job and can not pay my rent', 'Unemployment benefits'],
    ['diapers', 'WIC Special Supplemental Nutrition Program for Women, Infants, and Children'],
    ['I am being evicted next week', 'Coordinated entry (help when you are homeless)'],
  ] as const) {
    test(`finds ${first} first for “${words}”`, async ({ page }) => {
      await page.goto(`/programs?${new URLSearchParams({ q: words })}`);
      const found = page.getByRole('region', { name: 'What the search found' });
      await expect(found.getByRole('listitem').first().getByRole('heading')).toHaveText(first);
    });
  }

  test('says when programs are only close, and gives a contact', async ({ page }) => {
    await page.goto('/programs?q=diapers');
    const found = page.getByRole('region', { name: 'What the search found' });
    await expect(found.getByRole('status')).toHaveText('No program fits all of “diapers”. These come close:');
    await expect(found.getByRole('link', { name: '211' })).toBeVisible();
  });

  test("shows a chosen state's programs first, and keeps it in the address", async ({ page }) => {
    await page.goto('/programs?q=heating+bill');
    const found = page.getByRole('region', { name: 'What the search found' });
    await expect(found.getByRole('link', { name: /Michigan/ })).toHaveCount(1);
    await page.getByLabel('Search in').selectOption('Pennsylvania');
    await expect(page).toHaveURL('/programs?q=heating+bill&in=PA');
    await expect(found.getByRole('status')).toHaveText(/^\d+ programs for “heating bill” in Pennsylvania/);
    await expect(found.getByRole('listitem').first()).toContainText('Pennsylvania Low-Income Home Energy Assistance');
    await expect(found.getByRole('link', { name: /Michigan/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Search in')).toHaveValue('PA');
    await expect(found.getByRole('status')).toHaveText(/in Pennsylvania/);
  });

  test('leads a member to their own search', async ({ page, member: _ }) => {
    await page.goto('/programs');
    await page.getByRole('searchbox').fill('rent');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search-results\?q=rent$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test("says so when the list can't be loaded, and retries", async ({ page }) => {
      await page.route('**/content/program-names.json', (route) => route.abort());
      await page.goto('/programs?q=rent');
      await expect(page.getByText(/^The list of programs couldn’t be loaded/)).toBeVisible();
      await page.unroute('**/content/program-names.json');
      await page.getByRole('searchbox').press('Enter');
      await expect(page.getByText(/^\d+ programs for “rent”/)).toBeVisible();
    });
  });
});

test('needs are tiles with names and amounts, and a state can be chosen', async ({ page }) => {
  await page.goto('/programs');
  const food = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Food', exact: true }) });
  await expect(food).toContainText('SNAP (food stamps)');
  await expect(food).toContainText('a month for a family of three');
  await expect(food.getByRole('link', { name: 'Food', exact: true })).toHaveAttribute('href', '/programs/need/food');
  await page.getByLabel('Your state').selectOption('Ohio');
  await page.getByRole('button', { name: 'Show its programs' }).click();
  await expect(page).toHaveURL('/programs/state/ohio');
});

test('a visitor goes to sign-up and back to the program', async ({ page }) => {
  await page.goto('/programs/liheap');
  const start = page.getByRole('link', { name: 'See if you qualify' }).first();
  await expect(start).toHaveAttribute('href', '/auth?mode=signup&redirect=%2Fgrants%2Fliheap%2Fapply');
  await expect(page.getByRole('link', { name: 'See it with your profile' })).toHaveCount(0);
});

test('a member goes to the program with their profile', async ({ page, member: _ }) => {
  await page.goto('/programs/liheap');
  await expect(page.getByRole('link', { name: 'See if you qualify' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See it with your profile' }).first().click();
  await expect(page.getByRole('heading', { name: 'Can I get this?' })).toBeVisible({ timeout: 20_000 });
});

test("a state's page shows its own programs and others that are open there", async ({ page }) => {
  await page.goto('/programs/state/ohio');
  await expect(page.getByText('and the nationwide programs people there can get')).toBeVisible();
  const cash = page.locator('section', { has: page.getByRole('heading', { name: 'Cash and tax credits' }) });
  await expect(cash.getByRole('heading', { name: 'Ohio Works First (TANF)' })).toBeVisible();
  // Help for businesses is collapsed below help for people.
  await expect(page.getByRole('heading', { name: 'Business', exact: true })).toBeHidden();
  await page.locator('summary', { hasText: 'For businesses, farms and organizations' }).click();
  await expect(page.getByRole('heading', { name: 'Business', exact: true })).toBeVisible();
  // The state's program replaces the national one.
  await expect(page.getByRole('main').getByRole('link', { name: 'TANF (welfare, cash assistance)' })).toHaveCount(0);
  // Nationwide programs are one tap away, with the most requested ones first.
  const supplement = cash.getByRole('link', { name: 'Supplemental Security Income (SSI)' });
  await expect(supplement).toBeHidden();
  await cash.getByText('more for the whole country').click();
  await expect(supplement).toBeVisible();
  await cash.getByRole('link', { name: 'All programs: cash and tax credits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cash help and tax credits' })).toBeVisible();
});

test("a state's page links to its sections, free help there and a personal answer", async ({ page }) => {
  await page.goto('/programs/state/ohio');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'School and college' })
    .click();
  await expect(page.getByRole('heading', { name: 'School and college', exact: true })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Free help in Ohio' })).toHaveAttribute('href', '/get-help/ohio');
  await page.getByRole('link', { name: 'See what you qualify for' }).click();
  await expect(page.locator('#taste-title')).toBeInViewport();
});

test("a need's page links to that need on a state's page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/programs/need/food');
  const state = page.getByLabel('Your state');
  await expect(state).toBeInViewport();
  // Wide enough to show all of "Choose a state".
  expect((await state.boundingBox())?.width).toBeGreaterThan(190);
  await state.selectOption('Ohio');
  await page.getByRole('button', { name: 'Show its programs' }).click();
  await expect(page).toHaveURL('/programs/state/ohio#food');
  await expect(page.getByRole('heading', { name: 'Food', exact: true })).toBeInViewport();
});

test("a need's page starts with common requests and worth; states are one section", async ({ page }) => {
  await page.goto('/programs/need/bills');
  const programs = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(programs.nth(0)).toHaveText('Low-Income Home Energy Assistance (LIHEAP)');
  await expect(page.getByRole('heading', { name: 'Only in some states' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /^Only in Kansas/ })).toHaveCount(0);
  await page.goto('/programs/need/food');
  await expect(page.getByRole('listitem').filter({ hasText: 'SNAP (food stamps)' }).first()).toContainText('a month');
});

test('a need and a state say how many programs there are and which three to start with', async ({ page }) => {
  await page.goto('/programs/need/food');
  const counted = page.getByText(/^\d+ programs: \d+ for the whole country, \d+ only in some states/);
  const [all = 0, ...parts] = ((await counted.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
  await page.locator('summary', { hasText: 'For businesses, farms and organizations' }).click();
  // Each program is listed once, here or among the three.
  await expect(page.locator('.listed, .starts > li')).toHaveCount(all);
  const starts = page.getByRole('region', { name: 'Start with these three' });
  await expect(starts.getByRole('heading', { level: 3 })).toHaveText([/^SNAP/, /^WIC/, /^Food banks/]);
  await page.goto('/programs/state/georgia');
  await expect(starts.getByRole('listitem').first()).toContainText(
    /\(SNAP\)\s*Up to \$\d+ a month for a family of three/,
  );
  await starts.getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Georgia Medicaid');
});

test("a state's name for a program has a page that links to the program, and back", async ({ page }) => {
  await page.goto('/programs/ohio-works-first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ohio Works First (TANF)');
  await expect(page.getByText('You live in Ohio')).toBeVisible();
  await page.getByRole('link', { name: 'TANF (welfare, cash assistance)' }).click();
  await expect(page).toHaveURL('/programs/tanf');
  await page.getByText(/^All \d+ states and their names$/).click();
  await page.getByRole('link', { name: 'Ohio Works First (TANF)' }).click();
  await expect(page).toHaveURL('/programs/ohio-works-first');
});

test('a long list continues on pages of its own', async ({ page }) => {
  await page.goto('/programs/type/assistance');
  const first = await page.getByRole('main').getByRole('heading', { level: 3 }).first().textContent();
  await page.getByRole('navigation', { name: 'Pages of this list' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/programs/type/assistance/2');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '');
});

test('a group address without a name leads to all groups, without a trailing slash', async ({ page }) => {
  await page.goto('/programs/state');
  await expect(page).toHaveURL('/programs');
  await page.goto('/programs/type/assistance/2/');
  await expect(page).toHaveURL('/programs/type/assistance/2');
});

test('the sitemap lists each public page with its date, and no private one', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.+\/sitemap-index\.xml/);
  const index = await (await request.get('/sitemap-index.xml')).text();
  expect(index).toContain('/sitemap-0.xml');
  const map = await (await request.get('/sitemap-0.xml')).text();
  const entries = map.split('<url>').slice(1);
  const programs = entries.filter((entry) => /\/programs\/[a-z\d-]+<\/loc>/.test(entry));
  expect(programs.length).toBeGreaterThan(250);
  for (const entry of entries) expect(entry).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}/);
  expect(map).toContain('/programs/type/grants</loc>');
  for (const path of ['/profile', '/people', '/ask', '/auth', '/search-results', '/grants/', '/404'])
    expect(map).not.toContain(`${path}</loc>`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, text] of [
    ['/programs', 'Where do you live?'],
    ['/programs/state/california', 'All programs: food'],
    ['/programs/snap', 'Who can get it'],
    ['/about', 'User-Centric'],
    ['/faqs', 'Is Grantlight a government agency?'],
    ['/cookies', 'grantSearchResults'],
  ] as const) {
    test(`${path} is complete`, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(text);
      expect(scripts).toEqual([]);
    });
  }

  test('clicking a question opens its answer', async ({ page }) => {
    await page.goto('/faqs');
    const answer = page.getByText('The free plan costs nothing');
    await expect(answer).toBeHidden();
    await page.getByText('What does it cost?').click();
    await expect(answer).toBeVisible();
  });
});
