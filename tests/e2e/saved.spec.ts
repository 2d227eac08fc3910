import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { postRegister } from '../../contract/account.ts';
import { COMPARED_GRANTS, FREE_SAVED_GRANTS } from '../../contract/limits.ts';
import { postSavedGrant } from '../../contract/saved.ts';
import { putProfile } from '../../contract/user.ts';
import { newPerson, newProfile } from '../factories/people.ts';
import { expect, expectAccessible, test } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';

const FAILURE = 'There was an error updating your saved grants.';
const PROGRAMS = ['liheap', 'pell-grant', 'charge-ready-ny', 'va-health-care', 'va-home-loan'] as const;
const SAVE = '**/api/grants/save';

/** Saves programs without a click, as the member whose browser it is. */
async function withSaved(page: Page, ids: readonly string[]): Promise<void> {
  const base = new URL(process.env['PRODUCT_URL'] ?? '').origin;
  const client = new Client(base);
  for (const { name, value } of await page.context().cookies(base)) client.cookies.set(name, value);
  for (const grantId of ids) await client.ok(postSavedGrant, { body: { grantId } });
}

/** Says that the member's plan is a paid one: there is no way to buy one here. */
async function asPremium(page: Page): Promise<void> {
  await page.route('**/api/grants/saved', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), plan: { limit: null, compare: true, csv: true } },
    });
  });
}

async function openSaved(page: Page): Promise<Locator> {
  await page.goto('/search-results');
  await page.getByRole('tab', { name: /Saved Grants/ }).click();
  return page.getByRole('tabpanel', { name: /Saved Grants/ });
}

const results = (page: Page) => page.getByRole('tabpanel', { name: /All Grants/ });
const badge = (page: Page) => page.getByRole('tab', { name: /Saved Grants/ });
const cardOf = (panel: Locator, title: string) => panel.getByRole('listitem').filter({ hasText: title });
const LIHEAP = 'Low-Income Home Energy Assistance';
const PELL = 'Federal Pell Grant Program';
const CHARGE = 'Charge Ready NY 2.0';

test('a program is saved and removed with one button, which says what it is and keeps the focus', async ({
  page,
  member: _,
}) => {
  await page.goto('/search-results');
  const button = results(page)
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Saved? / });
  await expect(badge(page)).toHaveText('Saved Grants0');
  await button.focus();
  let answered = false;
  await page.route(SAVE, async (route) => {
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toBeDisabled();
    answered = true;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Grant saved' })).toBeVisible();
  expect(answered).toBe(true);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName(/^Saved /);
  await expect(badge(page)).toHaveText('Saved Grants1');
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Grant removed' })).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(badge(page)).toHaveText('Saved Grants0');
});

test('the page of a program saves it too', async ({ page, member: _ }) => {
  await page.goto('/grants/liheap/apply');
  await page.getByRole('button', { name: `Save ${LIHEAP}` }).click();
  await expect(page.getByRole('button', { name: `Saved ${LIHEAP}` })).toBeEnabled();
  const panel = await openSaved(page);
  await expect(panel.getByRole('heading', { name: LIHEAP })).toBeVisible();
});

test.describe('when saving fails', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the button goes back, and says so where it is and as a toast', async ({ page, member: _ }) => {
    await page.goto('/search-results');
    await expect(badge(page)).toHaveText('Saved Grants0');
    await page.route(SAVE, (route) => route.fulfill({ status: 500, json: { message: 'The server sleeps.' } }));
    const card = results(page).getByRole('article').first();
    await card.getByRole('button', { name: /^Save / }).click();
    await expect(page.locator('.toast')).toContainText(FAILURE);
    await expect(card.getByText(`${FAILURE} The server sleeps.`)).toBeVisible();
    await expect(card.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'false');
    await expect(badge(page)).toHaveText('Saved Grants0');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card.getByText(FAILURE)).toHaveCount(0);
  });

  test('a program that could not be removed is there again, with the focus on its button', async ({
    page,
    member: _,
  }) => {
    await withSaved(page, ['liheap']);
    const panel = await openSaved(page);
    await page.route('**/api/grants/saved/liheap', (route) => route.abort());
    await panel.getByRole('button', { name: `Saved ${LIHEAP}` }).click();
    await expect(panel.getByText(FAILURE)).toBeVisible();
    await expect(panel.getByRole('heading', { name: LIHEAP })).toBeVisible();
    await expect(panel.getByRole('button', { name: `Saved ${LIHEAP}` })).toBeFocused();
  });

  test('the sixth program of a free member leads to the paid plan, in a toast of six seconds', async ({
    page,
    member: _,
  }) => {
    await withSaved(page, PROGRAMS);
    await page.goto('/search-results');
    await expect(badge(page)).toHaveText(`Saved Grants${FREE_SAVED_GRANTS}`);
    const card = results(page)
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Save / }) })
      .first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: /^Save / }).click();
    const toast = page.locator('.toast');
    await expect(toast).toContainText('Upgrade to save more');
    const shownAt = Date.now();
    const same = results(page).getByRole('article').filter({ hasText: title }).first();
    await expect(same.getByText(/The Free plan keeps 5 programs/)).toBeVisible();
    await expect(same.getByRole('link', { name: 'See the Premium plan' })).toHaveAttribute(
      'href',
      '/subscription?tier=premium',
    );
    await expect(same.getByRole('button', { name: `Save ${title}` })).toHaveAttribute('aria-pressed', 'false');
    await expect(badge(page)).toHaveText(`Saved Grants${FREE_SAVED_GRANTS}`);
    await expect(toast).toHaveAttribute('data-leaving', '', { timeout: 8000 });
    expect(Date.now() - shownAt).toBeGreaterThan(5000);
  });

  test('a list that does not load says so and is asked for again', async ({ page, member: _ }) => {
    await withSaved(page, ['liheap']);
    await page.route('**/api/grants/saved', (route) => route.abort());
    const panel = await openSaved(page);
    await expect(panel.getByText('Your saved programs could not be loaded')).toBeVisible();
    await page.unroute('**/api/grants/saved');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('heading', { name: LIHEAP })).toBeVisible();
  });

  test('of two tabs with the same note the second sees what the first wrote, and loses nothing', async ({
    page,
    member: _,
  }) => {
    await withSaved(page, ['liheap']);
    const panel = await openSaved(page);
    await panel.getByRole('button', { name: 'Add a note' }).click();
    await panel.getByLabel('My note').fill('written in the second tab');
    const other = await page.context().newPage();
    const first = await openSaved(other);
    await first.getByRole('button', { name: 'Add a note' }).click();
    await first.getByLabel('My note').fill('written in the first tab');
    await first.getByRole('button', { name: 'Save the note' }).click();
    await expect(first.getByText('Note saved.')).toBeVisible();

    await panel.getByRole('button', { name: 'Save the note' }).click();
    await expect(panel.getByText('This note was changed somewhere else in the meantime')).toBeVisible();
    await expect(panel.getByText('written in the first tab')).toBeVisible();
    await expect(panel.getByLabel('My note')).toHaveValue('written in the second tab');
    // A tab in the background is not painted anew in other colors.
    await page.bringToFront();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Replace it with mine' }).click();
    await expect(panel.getByText('Note saved.')).toBeVisible();
    await expect(first.getByText('written in the second tab')).toBeVisible();
  });
});

test('without anything saved the tab says what it is for and leads on', async ({ page, member: _ }) => {
  const panel = await openSaved(page);
  await expect(panel.getByRole('heading', { name: 'No saved grants' })).toBeVisible();
  await panel.getByRole('button', { name: 'Find programs' }).click();
  await expect(results(page).getByRole('article').first()).toBeVisible();
});

test('what is saved stands by deadline, and what is removed can be taken back with its note', async ({
  page,
  member: _,
}) => {
  await withSaved(page, ['charge-ready-ny', 'liheap', 'pell-grant']);
  const panel = await openSaved(page);
  await expect(panel.getByText(`3 of ${FREE_SAVED_GRANTS} programs saved.`)).toBeVisible();
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([CHARGE, PELL, LIHEAP]);
  const card = cardOf(panel, LIHEAP);
  await card.getByRole('button', { name: 'Add a note' }).click();
  await expect(card.getByLabel('My note')).toBeFocused();
  await page.keyboard.type('Ask for the form');
  await page.keyboard.press('Control+Enter');
  await expect(card.getByRole('button', { name: 'Edit the note' })).toBeFocused();
  await expect(card.getByText('Ask for the form')).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: `Saved ${LIHEAP}` }).click();
  const undo = panel.getByRole('button', { name: `Undo ${LIHEAP}` });
  await expect(undo).toBeFocused();
  await expect(panel.getByText(`2 of ${FREE_SAVED_GRANTS} programs saved.`)).toBeVisible();
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(card.getByRole('button', { name: `Saved ${LIHEAP}` })).toBeFocused();
  await expect(card.getByText('Ask for the form')).toBeVisible();
  await page.reload();
  await badge(page).click();
  await expect(card.getByText('Ask for the form')).toBeVisible();
});

test('another tab of the same member shows what this one saves', async ({ page, member: _ }) => {
  await page.goto('/search-results');
  await expect(badge(page)).toHaveText('Saved Grants0');
  const other = await page.context().newPage();
  await other.goto('/grants/liheap/apply');
  await other.getByRole('button', { name: `Save ${LIHEAP}` }).click();
  await expect(badge(page)).toHaveText('Saved Grants1');
});

test('nothing that one member saved is seen by the next one in the same browser', { tag: '@security' }, async ({
  page,
  baseURL,
  member: _,
}) => {
  test.slow();
  await withSaved(page, ['liheap']);
  await expect((await openSaved(page)).getByRole('heading', { name: LIHEAP })).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(left).not.toContain('savedAt');
  const client = new Client(baseURL ?? '');
  await client.ok(postRegister, { body: newPerson({ firstName: 'Beta' }) });
  const { body: beta } = await client.ok(putProfile, { body: newProfile() });
  const other = await page.context().newPage();
  await other.goto('/');
  await other.context().addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: client.base })));
  await other.reload();
  await expect(other.getByRole('button', { name: /My Account/ })).toContainText(beta.firstName);
  // The first tab notices by itself who is there now, and loads anew.
  await expect(badge(page)).toHaveText('Saved Grants0', { timeout: 20_000 });
  await badge(page).click();
  await expect(page.getByRole('heading', { name: 'No saved grants' })).toBeVisible();
});

test('several are compared side by side, by keyboard, with what differs marked', async ({ page, member: _ }) => {
  await asPremium(page);
  await withSaved(page, PROGRAMS);
  const panel = await openSaved(page);
  const compare = panel.getByRole('button', { name: 'Compare' });
  await panel.getByRole('checkbox', { name: `Select ${LIHEAP}` }).check();
  await compare.click();
  await expect(panel.getByText(`Select ${COMPARED_GRANTS.least} to ${COMPARED_GRANTS.most} programs`)).toBeVisible();
  await panel.getByRole('checkbox', { name: `Select ${CHARGE}` }).check();
  await compare.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Compare programs' });
  await expect(dialog.getByRole('columnheader')).toHaveText([CHARGE, LIHEAP]);
  await expect(dialog.getByRole('rowheader', { name: 'Type Differs' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const cells = dialog.getByRole('cell');
  for (const cell of [cells.nth(0), cells.nth(1)]) await expect(cell).toBeInViewport({ ratio: 1 });
  const rows = await dialog.getByRole('rowheader').count();
  await dialog.getByLabel('Show only what differs').check();
  expect(await dialog.getByRole('rowheader').count()).toBeLessThanOrEqual(rows);
  await page.keyboard.press('Escape');
  await expect(compare).toBeFocused();
});

test('a free member is told that comparing and the table are part of the paid plan', async ({ page, member: _ }) => {
  await withSaved(page, ['liheap', 'pell-grant']);
  const panel = await openSaved(page);
  for (const name of [/^Compare/, /^CSV file/]) {
    await panel.getByRole('button', { name }).click();
    await expect(panel.getByRole('status').filter({ hasText: 'part of the Premium plan' })).toBeVisible();
    await expect(page.locator('.toast')).toContainText('Premium');
  }
  await expectAccessible(page);
});

test('the table of what is selected is saved as a file', async ({ page, member: _ }) => {
  await asPremium(page);
  const asked: unknown[] = [];
  await page.route('**/api/grants/saved.csv', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ body: '\uFEFF"Title"\r\n', contentType: 'text/csv; charset=utf-8' });
  });
  await withSaved(page, ['liheap', 'pell-grant']);
  const panel = await openSaved(page);
  await panel.getByRole('checkbox', { name: `Select ${PELL}` }).check();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'CSV file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('grantlight-saved-programs.csv');
  expect([...(await readFile(await file.path())).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(asked).toEqual([{ ids: ['pell-grant'] }]);
  await expect(panel.getByText('The file is in your downloads.')).toBeVisible();
});

test('what is selected is what is printed, with its website', async ({ page, member: _ }) => {
  await withSaved(page, ['liheap', 'pell-grant']);
  const panel = await openSaved(page);
  await panel.getByRole('checkbox', { name: `Select ${LIHEAP}` }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByRole('heading', { name: LIHEAP })).toBeVisible();
  await expect(cardOf(panel, LIHEAP).getByText(/^Official website: https:/)).toBeVisible();
  await expect(panel.getByRole('heading', { name: PELL })).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('deadlines go into the calendar: one as a file, all as a private address that can be turned off', async ({
  page,
  baseURL,
  member: _,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await withSaved(page, ['charge-ready-ny', 'liheap']);
  const panel = await openSaved(page);
  const link = panel.getByRole('link', { name: /Add the deadline to my calendar/ });
  await expect(link).toHaveCount(1);
  const download = page.waitForEvent('download');
  await link.click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')).toHaveLength(1);

  await panel.getByRole('button', { name: 'Calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your deadlines in your calendar' });
  await dialog.getByRole('button', { name: 'Make my address' }).click();
  const address = await dialog.getByLabel('Your calendar address').inputValue();
  await dialog.getByRole('button', { name: 'Copy the address' }).click();
  await expect(dialog.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const read = () => new Client(baseURL ?? '').send('GET', new URL(address).pathname);
  expect((await read()).text).toContain('UID:deadline-charge-ready-ny@grantlight');

  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Calendar' }).click();
  await expect(dialog.getByText(/It was shown once/)).toBeVisible();
  await expect(dialog.getByLabel('Your calendar address')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText('The address is turned off.')).toBeVisible();
  expect((await read()).status).toBe(404);
});
