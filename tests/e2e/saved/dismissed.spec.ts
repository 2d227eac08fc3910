import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser.ts';
import { asMother, cards, openResults, titles } from '../../harness/pages/results-page.ts';

const CREDIT = 'Earned Income Tax Credit';
const card = (page: Page) => cards(page).filter({ has: page.getByRole('heading', { name: CREDIT }) });
const notForMe = (page: Page) => card(page).getByRole('button', { name: /^Not for me/ });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Returns what the page says about its list: the heading and the total. */
async function said(page: Page) {
  const results = page.locator('[aria-labelledby="results"]');
  return {
    heading: await results.getByRole('heading', { level: 2 }).textContent(),
    sum: await results.getByRole('heading', { level: 3, name: /^About \$/ }).textContent(),
  };
}

test('heading, total and list agree on dismissals: live, reloaded, elsewhere, undone', async ({ page, member: _ }) => {
  await asMother(page);
  await openResults(page);
  await expect(card(page)).toHaveCount(1);
  const before = await said(page);
  const listed = await titles(page);
  const other = await page.context().newPage();
  await openResults(other);
  expect(await said(other)).toEqual(before);

  const kept = page.waitForResponse('**/api/grants/dismissed');
  await notForMe(page).click();
  await expect(undo(page)).toBeFocused();
  const after = await said(page);
  const count = (heading: string | null) => Number(/\d+/.exec(heading ?? '')?.[0]);
  expect(count(after.heading)).toBe(count(before.heading) - 1);
  expect(after.sum).not.toBe(before.sum);
  await (await kept).finished();

  await test.step('another tab follows, and a new one finds the same', async () => {
    await expect(undo(other)).toBeVisible();
    expect(await said(other)).toEqual(after);
    const third = await page.context().newPage();
    await openResults(third);
    expect((await said(third)).sum).toBe(after.sum);
    await third.close();
  });
  await test.step('a reload shows the same', async () => {
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    expect(await said(page)).toEqual(after);
    await expect(card(page)).toHaveCount(0);
  });
  await test.step('bringing it back restores it in this tab and the other', async () => {
    await page.getByRole('button', { name: 'Programs that are not for me' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Bring back ${CREDIT}` })
      .click();
    await expect(page.getByRole('dialog').getByText('Brought back')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(1);
    expect(await titles(page)).toEqual(listed);
    expect(await said(page)).toEqual(before);
    await expect(card(other)).toHaveCount(1);
    expect(await said(other)).toEqual(before);
  });
  await other.close();
});

for (const width of [360, 1280]) {
  test(`the second click of a double click does nothing at ${width} pixels`, async ({ page, member: _ }) => {
    await page.setViewportSize({ width, height: 740 });
    await openResults(page);
    const shown = await titles(page);
    for (const place of [0, 4]) {
      const title = shown[place] ?? '';
      const one = cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      const button = one.getByRole('button', { name: /^Not for me/ });
      await button.scrollIntoViewIfNeeded();
      await button.dblclick();
      await expect(undo(page)).toBeFocused();
      // The gap has closed, and no other program disappeared.
      await expect(one).toHaveCount(0);
      expect((await titles(page)).toSorted()).toEqual(shown.filter((name) => name !== title).toSorted());
      await undo(page).dblclick();
      await expect(button).toBeFocused();
      await expect(page).toHaveURL(/\/search-results/);
      expect(await titles(page)).toEqual(shown);
    }
  });
}

test('benefits already received leave the total and the first programs, and are listed', async ({
  page,
  member: _,
}) => {
  await asMother(page);
  await openResults(page);
  const before = await said(page);
  const [first = '', second = ''] = await titles(page);
  const kept = page.waitForResponse('**/api/grants/dismissed');
  await cards(page)
    .first()
    .getByRole('button', { name: /^I already get this/ })
    .click();
  await (await kept).finished();
  await expect(cards(page).first().getByRole('heading')).toHaveText(second);
  await expect(page.locator('.card-list-starts > li')).toHaveCount(3);
  await expect(undo(page)).toBeFocused();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  expect(await titles(page)).not.toContain(first);
  await page.getByRole('button', { name: 'Programs that are not for me' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'You get these already' })).toBeVisible();
  // The dialog shows the program's national name.
  const nationwide = first.replace(/^Ohio /, '');
  await dialog.getByRole('button', { name: `Bring back ${nationwide}` }).click();
  await expect(dialog.getByText('Brought back')).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(cards(page).filter({ has: page.getByRole('heading', { name: first, exact: true }) })).toHaveCount(1);
  expect(await said(page)).toEqual(before);
});
