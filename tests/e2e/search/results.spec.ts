import type { Page } from '@playwright/test';
import { PRODUCT } from '../../../contract/limits.ts';
import { expect, test } from '../../harness/browser.ts';
import {
  asMother,
  box,
  cards,
  countSearches,
  listRequest,
  openResults,
  resultsFor,
  searchFor,
  settled,
  titles,
} from '../../harness/pages/results-page.ts';
import { layoutShiftOf, recordLayoutShifts } from '../../harness/screens/layout/layout-shifts.ts';

test.describe('the address', () => {
  test('holds words, type, order and category: reload and a copied link show the same', async ({ page, member: _ }) => {
    await openResults(page);
    await searchFor(page, 'help for veterans');
    await page.getByRole('radio', { name: 'Assistance' }).check({ force: true });
    await expect(page).toHaveURL(/type=assistance/);
    await settled(page);
    await page.getByLabel('Sort by').selectOption('newest');
    await page.getByLabel('Filter by category').selectOption('Veterans');
    const url = new URL(page.url());
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: 'help for veterans',
      type: 'assistance',
      sort: 'newest',
      show: 'Veterans',
    });
    await expect(cards(page).nth(1)).toBeVisible();
    const before = await titles(page);

    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    expect(await titles(page)).toEqual(before);

    const other = await page.context().newPage();
    await other.goto(url.href);
    await expect(cards(other).first()).toBeVisible();
    expect(await titles(other)).toEqual(before);
    await expect(box(other)).toHaveValue('help for veterans');
    await expect(other.getByRole('radio', { name: 'Assistance' })).toBeChecked();
    await expect(other.getByLabel('Sort by')).toHaveValue('newest');
    await expect(other.getByLabel('Filter by category')).toHaveValue('Veterans');
    await other.close();
  });

  test('Back undoes one step at a time without another request', async ({ page, member: _ }) => {
    await openResults(page);
    const byProfile = await titles(page);
    await searchFor(page, 'heating bill');
    const heating = await titles(page);
    await page.getByLabel('Sort by').selectOption('newest');
    await page.getByRole('tab', { name: 'Saved Grants' }).click();
    await expect(page).toHaveURL(/q=heating\+bill&sort=newest&tab=saved$/);
    const searches = countSearches(page);

    await page.goBack();
    await expect(page.getByRole('tab', { name: 'All Grants' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page.getByLabel('Sort by')).toHaveValue('best');
    expect(await titles(page)).toEqual(heating);
    await page.goBack();
    await expect(box(page)).toHaveValue('');
    await expect.poll(() => titles(page)).toEqual(byProfile);
    await page.goForward();
    await expect(resultsFor(page, 'heating bill')).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(heating);
    expect(searches()).toBe(0);
  });

  test('reveals nothing of the member: a profile search leaves it empty', async ({ page, member }) => {
    await openResults(page);
    await expect(page).toHaveURL(/\/search-results$/);
    await page.getByRole('button', { name: 'Refine' }).click();
    await page.getByRole('combobox', { name: 'Location' }).fill(member.location ?? '');
    await page.getByRole('button', { name: 'Show programs' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/search-results$/);
  });
});

test.describe('the automatic search', () => {
  test('runs only on the first visit; later the page shows stored results', async ({ page, member: _ }) => {
    const searches = countSearches(page);
    await openResults(page);
    const flag = () => page.evaluate((key) => sessionStorage.getItem(key), `${PRODUCT}_autoSearchPerformed`);
    await expect.poll(flag).toBe('true');
    const found = await titles(page);
    // Not the home page, which requests the member's own list for its greeting.
    await page.goto('/about');
    await page.goto('/search-results');
    await expect(cards(page).first()).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(found);
    await expect(page).toHaveURL(/\/search-results$/);
    expect(searches()).toBe(1);
  });

  test('runs again when the address requests it, and leaves the address', async ({ page, member: _ }) => {
    await openResults(page);
    await searchFor(page, 'heating bill');
    const searches = countSearches(page);
    await page.goto('/search-results?autoSearch=true');
    await expect(page).toHaveURL(/\/search-results$/);
    await expect(box(page)).toHaveValue('');
    await expect(cards(page).first()).toBeVisible();
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    expect(searches()).toBe(1);
  });
});

test.describe('the own list', () => {
  const backLink = (page: Page) => page.getByRole('link', { name: /^Back to my (\d+ )?programs?$/ });
  const ownList = (page: Page) => page.getByRole('heading', { level: 2, name: /worth a look|look right for you/ });
  const openMenu = async (page: Page) => {
    await page.getByRole('navigation').first().getByRole('link', { name: 'Browse Grants' }).click();
  };

  test('opens from the menu after a search, and a program leads back to its search', async ({ page, member: _ }) => {
    await openResults(page);
    // The programs to start with appear first, and the rest a moment later.
    await expect.poll(() => cards(page).count()).toBeGreaterThan(3);
    const own = await titles(page);
    await searchFor(page, 'food');
    await cards(page).first().getByRole('link').first().click();
    await page.getByRole('link', { name: /Back to/ }).click();
    await expect(resultsFor(page, 'food')).toBeVisible();
    await expect(page).toHaveURL(/\?q=food$/);

    await openMenu(page);
    await expect(ownList(page)).toBeVisible();
    await expect(page).toHaveURL(/\/search-results$/);
    await expect.poll(() => titles(page)).toEqual(own);
    await expect(box(page)).toHaveValue('');

    await page.goBack();
    await expect(resultsFor(page, 'food')).toBeVisible();
    await page.reload();
    await expect(resultsFor(page, 'food')).toBeVisible();
    await page.goForward();
    await expect(ownList(page)).toBeVisible();
  });

  test('opens after a search without results, with the programs it had', async ({ page, member: _ }) => {
    await openResults(page);
    // The programs to start with appear first, and the rest a moment later.
    await expect.poll(() => cards(page).count()).toBeGreaterThan(3);
    const own = await titles(page);
    await box(page).fill('zzzzqq');
    await page.keyboard.press('Enter');
    const empty = page.getByRole('heading', { name: 'No grants found' });
    await expect(empty).toBeVisible();
    await openMenu(page);
    await expect(ownList(page)).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(own);

    await page.goBack();
    await expect(empty).toBeVisible();
    await backLink(page).click();
    await expect(ownList(page)).toBeVisible();
    await expect(page).toHaveURL(/\/search-results$/);
    await expect.poll(() => titles(page)).toEqual(own);
  });

  test('is one link away from a search, without another request, and Back returns', async ({ page, member: _ }) => {
    await asMother(page);
    await openResults(page);
    // The programs to start with appear first, and the rest a moment later.
    await expect.poll(() => cards(page).count()).toBeGreaterThan(3);
    const own = await titles(page);
    const [count] = (await ownList(page).textContent())?.match(/\d+/) ?? [];
    await expect(backLink(page)).toHaveCount(0);
    await searchFor(page, 'food');
    const searches = countSearches(page);
    await expect(backLink(page)).toHaveText(`← Back to my ${count} programs`);
    await backLink(page).click();
    await expect(ownList(page)).toBeFocused();
    await expect(page).toHaveURL(/\/search-results$/);
    await expect(box(page)).toHaveValue('');
    await expect.poll(() => titles(page)).toEqual(own);
    await expect(backLink(page)).toHaveCount(0);
    await page.goBack();
    await expect(resultsFor(page, 'food')).toBeVisible();
    expect(searches()).toBe(0);
    await page.reload();
    await expect(backLink(page)).toHaveText('← Back to my programs');
    await backLink(page).click();
    await expect.poll(() => titles(page)).toEqual(own);
  });
});

test('place and category filters, with suggestions by keyboard, and removing them', async ({ page, member: _ }) => {
  await openResults(page);
  await searchFor(page, 'housing');
  const refine = page.getByRole('button', { name: /^Refine/ });
  await refine.focus();
  await page.keyboard.press('Enter');
  const place = page.getByRole('combobox', { name: 'Location' });
  await expect(place).toBeFocused();
  await expect(place).toHaveAttribute('placeholder', 'City, State');
  await expect(page.getByLabel('Category', { exact: true }).getByRole('option')).toHaveText([
    'Any Category',
    'Education',
    'Small Business',
    'Research',
    'Arts & Culture',
    'Healthcare',
    'Technology',
    'Veterans',
    'Community Development',
  ]);

  await place.fill('nowhere at all');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Write the state too, such as “Columbus, OH”.')).toBeVisible();
  await expect(place).toBeFocused();
  await place.fill('sacr');
  await expect(page.getByRole('option', { name: 'Sacramento, CA' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue('Sacramento, CA');
  await page.getByLabel('Category', { exact: true }).selectOption('Community Development');
  const request = listRequest(page);
  await page.getByRole('button', { name: 'Show programs' }).click();
  expect((await request).postDataJSON()).toEqual({
    searchTerm: 'housing',
    programType: 'all',
    category: 'Community Development',
    location: 'Sacramento, CA',
  });
  await expect(page).toHaveURL(/category=Community\+Development&place=Sacramento%2C\+CA$/);
  await expect(refine).toBeFocused();
  await expect(refine).toHaveText('Refine (2)');

  await page.getByRole('button', { name: 'Remove Near Sacramento, CA' }).click();
  await expect(page).toHaveURL(/\?q=housing&category=Community\+Development$/);
  await expect(page.getByRole('button', { name: 'Remove Community Development' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Community Development' }).click();
  await expect(page).toHaveURL(/\?q=housing$/);
  await expect(box(page)).toBeFocused();
});

test('the category filter comes from the results and is cleared by its button', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  await openResults(page);
  // A page has twenty programs, plus any others that look right.
  const shown = await cards(page).count();
  expect(shown).toBeGreaterThanOrEqual(20);
  await expect(page.getByText(new RegExp(`^${shown} programs shown\\.`))).toBeVisible();
  const filter = page.getByLabel('Filter by category');
  const options = await filter.getByRole('option').allTextContents();
  expect(options[0]).toBe('All Categories');
  const [, name = '', count = ''] = /^(.*) \((\d+)\)$/.exec(options[1] ?? '') ?? [];
  await filter.selectOption(name);
  await expect(cards(page)).toHaveCount(Number(count));
  await expect(
    page.getByRole('status').filter({ hasText: `${count} of ${shown} programs shown: only ${name}.` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear category' }).click();
  await expect(cards(page)).toHaveCount(shown);
  await expect(filter).toBeFocused();
  await expect(filter).toHaveValue('');
});

test('a member who comes back from a program finds the whole list at the same place', async ({ page, member: _ }) => {
  await openResults(page);
  await page.getByRole('button', { name: 'Load More Grants' }).click();
  await expect(page.getByText(/^Found \d+ additional grants!/)).toBeVisible();
  const count = await cards(page).count();
  const link = cards(page).nth(30).getByRole('link').first();
  // Loading more must not scroll a member back up.
  await page.mouse.wheel(0, 200);
  // Records the scroll position when the page is left.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('left_at', String(scrollY)), { capture: true }),
  );
  await link.click();
  await expect(page).toHaveURL(/apply$/);
  const top = Number(await page.evaluate(() => sessionStorage.getItem('left_at')));
  expect(top).toBeGreaterThan(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect(link).toBeFocused();
  await link.click();
  await page.getByRole('link', { name: 'Back to the search results' }).click();
  await expect(cards(page)).toHaveCount(count);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('the program type switches by the arrow keys, and the saved tab by its own', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  await openResults(page);
  await page.getByRole('radio', { name: 'All', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?type=grant$/);
  await expect(page.getByRole('radio', { name: 'Grants' })).toBeFocused();
  await page.getByRole('tab', { name: 'All Grants' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /Saved Grants/ })).toBeFocused();
  await expect(page).toHaveURL(/tab=saved$/);
  await expect(page.getByRole('heading', { name: 'No saved grants' })).toBeVisible();
  // The saved tab has no search.
  await expect(box(page)).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'All Grants' })).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toBeVisible();
});

test('nothing shifts while the first results load, however soon', async ({ page, member: _ }) => {
  await recordLayoutShifts(page);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/search-results');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Results are estimates, not decisions.')).toBeAttached();
  expect(await layoutShiftOf(page)).toBeLessThan(0.01);
});
