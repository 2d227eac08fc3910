import { expect, test } from '../../harness/browser.ts';
import {
  box,
  cards,
  listRequest,
  openResults,
  resultsFor,
  searchFor,
  settled,
} from '../../harness/pages/results-page.ts';

const suggestions = 'Suggestions';

test.describe('words that signal danger', () => {
  test.use({ expectedErrors: [/weather\.gov/] });

  test('get immediate help at once and are stored nowhere', async ({ page, member: _ }) => {
    await page.route('https://www.weather.gov/', (route) => route.fulfill({ body: 'Sunny' }));
    await openResults(page);
    await searchFor(page, 'my husband beats me');
    const help = page.getByRole('region', { name: 'Help right now' });
    await expect(help.getByRole('link', { name: '1-800-799-7233' })).toHaveAttribute('href', 'tel:18007997233');
    await expect(help.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
    const [above, first] = await Promise.all([help.boundingBox(), cards(page).first().boundingBox()]);
    expect(above?.y).toBeLessThan(first?.y ?? 0);
    await expect(page.getByText('Understood as')).toHaveCount(0);
    await expect(page).toHaveURL(/\/search-results$/);
    await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('beats');
    await page.getByLabel('Sort by').selectOption({ label: 'Deadline' });
    await expect(page).toHaveURL(/\/search-results\?sort=deadline$/);

    await help.getByRole('button', { name: 'Leave this page now' }).click();
    await expect(page.getByText('Sunny')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('beats')).toHaveCount(0);
  });

  test('in a link get help and are removed from the address', async ({ page, member: _ }) => {
    await page.goto('/search-results?q=nowhere+to+sleep+tonight');
    const help = page.getByRole('region', { name: 'Help right now' });
    await expect(help.getByRole('link', { name: '211' })).toBeVisible();
    await expect(help.getByRole('button', { name: 'Leave this page now' })).toHaveCount(0);
    await expect(page).toHaveURL(/\/search-results$/);
  });

  test('from people who run a shelter are a normal search', async ({ page, member: _ }) => {
    await openResults(page);
    await searchFor(page, 'grants for a domestic violence shelter');
    await expect(page.getByRole('region', { name: 'Help right now' })).toHaveCount(0);
    await expect(page).toHaveURL(/q=grants\+for/);
  });
});

test('a typo is corrected, and the typed words are one click away', async ({ page, member: _ }) => {
  await openResults(page);
  await searchFor(page, 'heatng bill');
  await expect(page.getByText('Understood as heating bill.')).toBeVisible();
  const request = listRequest(page);
  await page.getByRole('button', { name: 'Search for “heatng bill” instead' }).click();
  expect((await request).postDataJSON()).toMatchObject({ searchTerm: 'heatng bill', asTyped: true });
  await settled(page);
  await expect(page).toHaveURL(/q=heatng\+bill&exact=true$/);
  await expect(page.getByText('Understood as')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Understood as heating bill.')).toBeVisible();
});

test('excluded programs are left out, the page says so, and one click undoes it', async ({ page, member: _ }) => {
  await openResults(page);
  await searchFor(page, 'fix my roof without a loan');
  await expect(page.getByText('Left out because of your words: loans.')).toBeVisible();
  const request = listRequest(page);
  await page.getByRole('button', { name: 'Show them too' }).click();
  expect((await request).postDataJSON()).toMatchObject({ searchTerm: 'fix my roof without a loan', asTyped: true });
  await settled(page);
  await expect(page.getByText('Left out')).toHaveCount(0);
});

test('"no Medicaid" shows coverage, the page says so, and one click leaves it out', async ({ page, member: _ }) => {
  await openResults(page);
  await searchFor(page, 'no medicaid');
  await expect(page.getByText('Understood as: you don’t have Medicaid.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave out Medicaid instead' }).click();
  await expect(page.getByText('Left out because of your words: Medicaid.')).toBeVisible();
});

test('when nothing fits well, the page says so and gives a contact', async ({ page, member: _ }) => {
  await openResults(page);
  await searchFor(page, 'super bowl tickets for me and my brother');
  await expect(page.getByText('Nothing here fits your words well')).toBeVisible();
  await expect(page.getByText(/call 211/)).toBeVisible();
});

test('programs the profile excludes are separate, with reasons, and can be hidden', async ({ page, member: _ }) => {
  await openResults(page);
  await searchFor(page, 'cal grant');
  const ruledOut = page.getByRole('region', { name: 'Ruled out by your profile' });
  await expect(ruledOut.getByRole('link', { name: 'Cal Grant' })).toBeVisible();
  await expect(ruledOut.getByText('For another state').first()).toBeVisible();
  await ruledOut.getByRole('checkbox').uncheck();
  await expect(ruledOut).toHaveCount(0);
  await page.reload();
  await expect(resultsFor(page, 'cal grant')).toBeVisible();
  const choice = page.getByRole('checkbox', { name: 'Also show what my profile rules out' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expect(ruledOut.getByRole('link', { name: 'Cal Grant' })).toBeVisible();
});

test('suggestions come while typing, by keyboard, and past searches can be deleted', async ({ page, member: _ }) => {
  await openResults(page);
  await searchFor(page, 'heating bill');
  await box(page).fill('');
  await box(page).pressSequentially('food st');
  const options = page.getByRole('listbox', { name: suggestions }).getByRole('option');
  await expect(options.filter({ hasText: /food stamps/i }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = (await options.first().textContent())?.trim() ?? '';
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue(chosen);
  await expect(resultsFor(page, chosen)).toBeVisible();

  await page.locator('h1').click();
  await box(page).fill('');
  await box(page).blur();
  await box(page).focus();
  await expect(options.filter({ hasText: 'heating bill' })).toBeVisible();
  await options.filter({ hasText: 'Delete my recent searches' }).click();
  await expect(options).toHaveCount(0);
  await page.reload();
  await box(page).focus();
  await expect(options).toHaveCount(0);
});

test('suggestions also come if someone types before their code is loaded', async ({ page, member: _ }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/suggestions[^/]*\.js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await openResults(page);
  await box(page).pressSequentially('foot st');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowLeft');
  code.resolve();
  await expect(box(page)).toHaveRole('combobox');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('d');
  await expect(box(page)).toHaveValue('food st');
  const options = page.getByRole('listbox', { name: suggestions }).getByRole('option');
  await expect(options.filter({ hasText: /food stamps/i }).first()).toBeVisible();
});

test('Escape closes the suggestions and keeps what was typed', async ({ page, member: _ }) => {
  await openResults(page);
  await box(page).pressSequentially('heat');
  const list = page.getByRole('listbox', { name: suggestions });
  await expect(list.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box(page)).toHaveValue('heat');
});
