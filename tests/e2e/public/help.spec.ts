import type { Page } from '@playwright/test';
import { helpFile, helpOfPlace } from '../../../contract/profile/help-of-place.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { PROGRAM_PATH, withApplications, withProgram } from '../../harness/pages/program-page.ts';
import { openResults, searchFor } from '../../harness/pages/results-page.ts';

test.describe('who helps for free', () => {
  test('is chosen by need, and by state without another page', async ({ page }) => {
    await page.goto('/get-help');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get free help from a person');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await page.getByRole('link', { name: 'Bills', exact: true }).click();
    await expect(page).toHaveURL('/get-help?need=bills');
    await expect(page.getByRole('heading', { name: 'Energy assistance office' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'SCORE' })).toBeHidden();

    await page.getByLabel('Your state').selectOption('Ohio');
    await page.getByRole('button', { name: 'Show its offices' }).click();
    await expect(page).toHaveURL('/get-help/ohio?need=bills');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/Ohio/);
    const energy = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^Energy assistance/ }) });
    await expect(energy).toContainText('Ohio Department of Development');
    await expect(energy.getByRole('link', { name: 'Call 800-282-0880' })).toHaveAttribute('href', 'tel:+18002820880');
    await expect(energy.locator('.helper-say')).toContainText('What to say:');
    await expect(page.getByRole('link', { name: 'Bills', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { name: 'SCORE' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-same-page'))).toBe(true);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Everything', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'SCORE' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get free help from a person');
    await expect(page.getByRole('heading', { name: 'SCORE' })).toBeHidden();
  });

  test('on a phone, choosing a need scrolls its helpers into view', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/get-help/ohio');
    const list = page.getByRole('heading', { level: 2, name: /\d+ (more )?helpers? in Ohio/ });
    await expect(list).not.toBeInViewport();
    await page.getByRole('link', { name: 'Children', exact: true }).click();
    await expect(page.getByRole('heading', { name: /Child care assistance/ })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Veterans service officer' })).toBeHidden();
  });

  test('what to say is there with a number to call or an office to find, and only then', async ({ page }) => {
    await page.goto('/get-help/ohio');
    await expect(page.getByRole('heading', { name: /\d+ (more )?helpers in Ohio/ })).toBeVisible();
    for (const helper of await page.locator('.helpers > li:visible').all()) {
      const ways = await helper.getByRole('link', { name: /^(Call|National line:|Find the office near you)/ }).count();
      await expect(helper.locator('.helper-say')).toHaveCount(Math.min(ways, 1));
    }
    const helper = page.locator('.helpers > li').filter({ has: page.getByRole('heading', { name: 'Legal aid' }) });
    await expect(helper.getByText('What to say:')).toBeHidden();
    await helper.getByText('What to say, and our source').click();
    await expect(helper.getByText('What to say:')).toBeVisible();
  });

  test('a ZIP code leads to the offices near it, one tap away', async ({ page }) => {
    await page.goto('/get-help');
    await page.getByLabel('ZIP code').fill('30307');
    await expect(page).toHaveURL('/get-help/georgia');
    await expect(page.getByLabel('ZIP code')).toHaveValue('30307');
    await expect(page.getByLabel('Your state').locator('option:checked')).toHaveText('Georgia');
    const nearbyOf = (name: string) =>
      page
        .locator('.helpers > li:visible')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .getByRole('link', { name: /^Find the office near/ });
    await expect(nearbyOf('Community health center')).toHaveAttribute('href', /findahealthcenter.*zip=30307/);
    await expect(nearbyOf('Housing counselor')).toHaveText('Find the office near 30307');
    // The state has a list of its own offices; others take the state in their address.
    for (const name of ["Your state's benefits office", 'Medicaid and health coverage office']) {
      await expect(nearbyOf(name)).toHaveAttribute('href', 'https://dfcs.georgia.gov/locations');
    }
    await expect(nearbyOf('SHIP Medicare counselor')).toHaveAttribute(
      'href',
      'https://www.shiphelp.org/ships/georgia/',
    );
    await expect(page.getByText('My ZIP code is 30307').first()).toBeAttached();
    await expectAccessible(page);

    await page.getByLabel('ZIP code').fill('00000');
    const unknown = page.getByText('We have no list for that ZIP code. Choose a state.');
    await expect(unknown).toBeVisible();
    await page.getByLabel('ZIP code').fill('30307');
    await expect(unknown).toBeHidden();
    await page.getByLabel('Your state').selectOption('Ohio');
    await page.getByRole('button', { name: 'Show its offices' }).click();
    await expect(page).toHaveURL('/get-help/ohio');
    await expect(nearbyOf('Housing counselor')).not.toHaveText(/30307/);
    await expect(nearbyOf('Community health center')).not.toHaveAttribute('href', /30307/);
  });

  test('has a number, page or office in every state, with its source', async ({ page }) => {
    await page.goto('/get-help/wyoming');
    const helpers = page.locator('.helpers > li:visible');
    expect(await helpers.count()).toBeGreaterThan(15);
    for (const helper of await helpers.all()) {
      await expect(helper.locator('.helper-ways').getByRole('link').first()).toHaveAttribute('href', /^(tel:|https:)/);
      await expect(helper.locator('.helper-source')).toHaveText(
        /\(((checked |copy of )?\w+ \d{1,2}, \d{4}(, from a copy)?|in force)\)$/,
      );
    }
  });

  test('starts with who can help, depending on the reader', async ({ page, member: _ }) => {
    await page.route('**/api/user', async (route) => {
      const response = await route.fetch();
      const older = {
        age: 71,
        needs: ['bills'],
        isVeteran: false,
        ownsBusinesss: false,
        nonprofitStatus: 'not_applicable',
        employmentStatus: 'retired',
        householdSize: 1,
      };
      await route.fulfill({ response, json: { ...(await response.json()), ...older } });
    });
    await page.goto('/get-help/pennsylvania');
    const picks = page.getByRole('region', { name: 'Who can help you' });
    await expect(picks.getByRole('heading', { level: 3 }).first()).toHaveText('SHIP Medicare counselor');
    await expect(picks.getByRole('heading', { name: 'Community action agency' })).toBeVisible();
    expect(await picks.getByRole('listitem').count()).toBeLessThanOrEqual(3);
    // The list below starts with 211 and the state's office. It leaves out offices for parents and people out of work.
    const order = await page.locator('details .helpers > li > h3').allTextContents();
    for (const other of [
      'WIC office',
      'Unemployment office',
      'American Job Center',
      'Educational Opportunity Center',
    ]) {
      await expect(page.getByRole('heading', { name: other })).toBeHidden();
    }
    expect(order.slice(0, 2)).toEqual(['211', "Your state's benefits office"]);
    await expectAccessible(page);
  });

  const asRosa = {
    ...{ age: 27, location: 'Albuquerque, NM', zipCode: null, householdSize: 3, needs: ['food', 'rent', 'bills'] },
    ...{ isVeteran: false, hasDisability: false, isStudent: 'no', ownsBusinesss: false, homeownershipStatus: 'rent' },
  };
  const asMember = (page: Page, answers: object) =>
    page.route('**/api/user', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...answers } });
    });

  test('lists each helper once for a member, and only those for people like them', async ({ page, member: _ }) => {
    await asMember(page, { ...asRosa, nonprofitStatus: 'not_applicable' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/get-help');
    // A visitor with several needs sees all offices.
    await expect(page).toHaveURL('/get-help/new-mexico');
    await expect(page.getByRole('link', { name: 'Everything', exact: true })).toHaveAttribute('aria-current', 'true');
    const names = page.locator('.helpers > li:visible > h3');
    await expect(names.first()).toBeInViewport({ ratio: 1 });
    await expect(names.filter({ hasText: 'Community action agency' })).toHaveCount(1);
    const shown = await names.allTextContents();
    expect(new Set(shown).size).toBe(shown.length);
    for (const other of ['Veterans service officer', 'Eldercare Locator', 'Grants.gov support']) {
      expect(shown).not.toContain(other);
    }
    // The page doesn't list city offices, so it tells the visitor what to ask.
    await expect(page.getByText('“I live in Albuquerque. Which office is mine?”')).toBeVisible();
    await expect(page.getByText('I live in Albuquerque, and I need help with food')).toBeVisible();
    const energy = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Energy assistance office' }) });
    await expect(energy.getByRole('link', { name: 'national line: 866-674-6327' })).toHaveAttribute(
      'href',
      'tel:+18666746327',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show all helpers' }).click();
    await expect(page.getByRole('heading', { name: 'Veterans service officer' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show all helpers' })).toBeHidden();
  });

  test('shows a nonprofit the helpers of organizations', async ({ page, member: _ }) => {
    const noHousehold = { householdSize: null, householdIncome: null, numberOfChildren: null };
    const asPantry = { ...asRosa, ...noHousehold, location: 'Oberlin, KS', nonprofitStatus: '501c3' };
    await asMember(page, { ...asPantry, needs: ['community'] });
    await page.goto('/get-help');
    await expect(page).toHaveURL('/get-help/kansas?need=community');
    for (const name of ['Grants.gov support', 'Federal Service Desk', 'USDA Rural Development office']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Food', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Everything', exact: true }).click();
    await expect(page.getByRole('heading', { name: '211' })).toBeHidden();
  });

  test('the needs are one row on a phone, with the first helper below it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/get-help/ohio');
    const row = page.getByRole('navigation', { name: 'What do you need help with?' }).getByRole('list');
    expect((await row.boundingBox())?.height).toBeLessThan(70);
    await expect(page.locator('.helpers > li > h3').first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.goto('/get-help/ohio?need=disaster');
    await expect(page.getByRole('link', { name: 'After a disaster' })).toBeInViewport({ ratio: 1 });
  });

  test("is linked in the footer and in a phone's menu", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Get free help' });
    await expect(footer).toHaveAttribute('href', '/get-help');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Get free help' }).click();
    await expect(page).toHaveURL('/get-help');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('every state is a link', async ({ page }) => {
      await page.goto('/get-help');
      await page.getByRole('link', { name: 'Ohio', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get free help in Ohio');
    });
  });
});

test.describe('a public program page', () => {
  test('names free help for it and what to say, also in print', async ({ page }) => {
    await page.goto('/programs/medicaid');
    const help = page.getByRole('region', { name: 'Get free help' });
    await expect(help.getByText('I want to apply for Medicaid.')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(help.getByText('What to say:').first()).toBeVisible();
  });

  test('of Medicare says what to say to its office and to a counselor', async ({ page }) => {
    await page.goto('/programs/medicare');
    const help = page.getByRole('region', { name: 'Get free help' });
    await expect(help.getByRole('heading', { level: 3 }).first()).toHaveText('Social Security');
    await expect(help.getByRole('link', { name: 'Call 800-772-1213' })).toBeVisible();
    await expect(help).toContainText('Can a counselor help me lower what I pay, and choose a plan?');
    await expect(help).not.toContainText('if I can get Medicare');
    await expect(help).not.toContainText('Medicaid and health coverage office');
  });

  test('of one state links to its own office and list', async ({ page }) => {
    await page.goto('/programs/ohio-heap');
    const help = page.getByRole('region', { name: 'Get free help' });
    await expect(help.getByRole('link', { name: 'Call 800-282-0880' })).toBeVisible();
    await help.getByRole('link', { name: /in Ohio/ }).click();
    await expect(page).toHaveURL('/get-help/ohio');
  });
});

test.describe('a member’s program page', () => {
  test.beforeEach(async ({ page }) => withApplications(page));

  test('names up to three local helpers, with the program in their words', async ({ page, member: _ }) => {
    await page.goto(PROGRAM_PATH);
    const help = page.getByRole('region', { name: 'Get free help' });
    await expect(help.getByText('Ohio Department of Development')).toBeVisible();
    await help.locator('summary').click();
    await expect(help.getByRole('link', { name: 'Call 211' })).toHaveAttribute('href', 'tel:211');
    await expect(help.getByText(/Is Ohio Home Energy Assistance Program \(HEAP\) open now/)).toBeVisible();
    expect(await help.locator('.helpers > li').count()).toBeLessThanOrEqual(3);
    await expect(help.getByRole('link', { name: /More people who help in Ohio/ })).toHaveAttribute(
      'href',
      '/get-help/ohio',
    );
    await page.emulateMedia({ media: 'print' });
    await expect(help.getByText('What to say:').first()).toBeVisible();
  });

  test("of another state names that state's helpers", async ({ page, member: _ }) => {
    await withProgram(page, { states: ['PA'] });
    await page.goto(PROGRAM_PATH);
    const help = page.getByRole('region', { name: 'Get free help' });
    await expect(help.getByText('Pennsylvania Department of Human Services')).toBeVisible();
  });

  test('says nothing when no helper is known', async ({ page, member: _ }) => {
    await page.route(`**${helpFile('OH')}`, async (route) => {
      const help = helpOfPlace.parse(await (await route.fetch()).json());
      await route.fulfill({ json: { ...help, best: [] } });
    });
    const answer = page.waitForResponse(`**${helpFile('OH')}`);
    await page.goto(PROGRAM_PATH);
    await answer;
    await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Get free help' })).toBeHidden();
  });

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test("links to the list when the helpers can't be loaded", async ({ page, member: _ }) => {
      await page.route(`**${helpFile('OH')}`, (route) => route.abort());
      await page.goto(PROGRAM_PATH);
      const help = page.getByRole('region', { name: 'Get free help' });
      await expect(help).toContainText('We couldn’t load the helpers for your state.');
      await expect(help.getByRole('link')).toHaveAttribute('href', '/get-help/ohio');
    });
  });
});

test.describe('the search results', () => {
  const line = { name: 'See who helps for free in Ohio' };

  test('link to the people who help, below the first programs', async ({ page, member: _ }) => {
    await openResults(page);
    const starts = await page.getByRole('heading', { name: 'Start with these' }).boundingBox();
    const place = await page.getByRole('link', line).boundingBox();
    expect(place?.y).toBeGreaterThan(starts?.y ?? Number.POSITIVE_INFINITY);
    await page.getByRole('link', line).click();
    await expect(page).toHaveURL('/get-help/ohio');
  });

  test('for words link there too', async ({ page, member: _ }) => {
    await openResults(page);
    await searchFor(page, 'heating bill');
    await expect(page.getByRole('link', line)).toBeVisible();
  });

  test('without a program link there', async ({ page, member: _ }) => {
    await page.route('**/api/grants/search', async (route) => {
      const json = await (await route.fetch()).json();
      await route.fulfill({ json: { ...json, grants: [], hasMore: false } });
    });
    await page.goto('/search-results');
    await expect(page.getByRole('heading', { name: 'No grants found' })).toBeVisible();
    await expect(page.getByRole('link', line)).toBeVisible();
  });
});
