import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { COMPARED_GRANTS } from '../../../contract/limits.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { Client } from '../../harness/client.ts';
import {
  asPremium,
  CHARGE,
  cardOf,
  LIHEAP,
  openSavedPrograms,
  PELL,
  PROGRAMS,
  withSaved,
} from '../../harness/pages/saved-page.ts';

test('several programs are compared by keyboard: what differs, and the rest on demand', async ({ page, member: _ }) => {
  await asPremium(page);
  await withSaved(page, PROGRAMS);
  const panel = await openSavedPrograms(page);
  await expect(panel.getByRole('checkbox', { name: /^Select / })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Compare or export' }).click();
  const compare = panel.getByRole('button', { name: 'Compare' });
  await panel.getByRole('checkbox', { name: `Select ${LIHEAP}` }).check();
  await compare.click();
  await expect(panel.getByText(`Select ${COMPARED_GRANTS.least} to ${COMPARED_GRANTS.most} programs`)).toBeVisible();
  await panel.getByRole('checkbox', { name: `Select ${CHARGE}` }).check();
  await compare.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Compare programs' });
  await expect(dialog.getByRole('columnheader')).toHaveText([CHARGE, LIHEAP]);
  for (const name of ['Which first', 'Amount', 'Deadline', 'Type'])
    await expect(dialog.getByRole('rowheader', { name, exact: true })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'First', exact: true })).toHaveCount(1);
  await dialog.getByRole('rowheader').last().scrollIntoViewIfNeeded();
  for (const name of [CHARGE, LIHEAP])
    await expect(dialog.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  const rows = await dialog.getByRole('rowheader').count();
  await dialog.getByLabel('Show what’s the same too').check();
  expect(await dialog.getByRole('rowheader').count()).toBeGreaterThanOrEqual(rows);
  await expectAccessible(page);
  await test.step('on a phone, each criterion names both programs, without scrolling sideways', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const amount = dialog.getByRole('region', { name: 'Amount' });
    await amount.scrollIntoViewIfNeeded();
    for (const name of [CHARGE, LIHEAP]) await expect(amount.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    const wide = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(wide).toBe(0);
    await expectAccessible(page);
  });
  await page.keyboard.press('Escape');
  await expect(compare).toBeFocused();
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel.getByRole('checkbox', { name: /^Select / })).toHaveCount(0);
});

test('a free member sees that comparing and the table are in the paid plan', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  await withSaved(page, ['liheap', 'pell-grant']);
  const panel = await openSavedPrograms(page);
  await panel.getByRole('button', { name: 'Compare or export' }).click();
  for (const name of [/^Compare/, /^CSV file/]) {
    await panel.getByRole('button', { name }).click();
    await expect(panel.getByRole('status').filter({ hasText: 'part of the Premium plan' })).toBeVisible();
    await expect(page.locator('.toast')).toContainText('Premium');
  }
  await expectAccessible(page);
});

test('the table of selected programs is saved as a file', async ({ page, member: _ }) => {
  await asPremium(page);
  const asked: unknown[] = [];
  await page.route('**/api/grants/saved.csv', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ body: '\uFEFF"Title"\r\n', contentType: 'text/csv; charset=utf-8' });
  });
  await withSaved(page, ['liheap', 'pell-grant']);
  const panel = await openSavedPrograms(page);
  await panel.getByRole('button', { name: 'Compare or export' }).click();
  await panel.getByRole('checkbox', { name: `Select ${PELL}` }).check();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'CSV file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('grantlight-saved-programs.csv');
  expect([...(await readFile(await file.path())).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(asked).toEqual([{ ids: ['pell-grant'] }]);
  await expect(panel.getByText('The file is in your downloads.')).toBeVisible();
});

test('the selection is printed, with its website', { tag: '@screens' }, async ({ page, member: _ }) => {
  await withSaved(page, ['liheap', 'pell-grant']);
  const panel = await openSavedPrograms(page);
  await panel.getByRole('button', { name: 'Compare or export' }).click();
  await panel.getByRole('checkbox', { name: `Select ${LIHEAP}` }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved programs');
  await expect(panel.getByRole('heading', { name: LIHEAP })).toBeVisible();
  await expect(cardOf(panel, LIHEAP).getByText(/^Official website: https:/)).toBeVisible();
  await expect(panel.getByRole('heading', { name: PELL })).toBeHidden();
  await expect(cardOf(panel, LIHEAP).getByText(/^Documents: /)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Why this?' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(panel.locator('.my-plan').first()).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('deadlines go to the calendar: one as a file, all as a private address', async ({ page, baseURL, member: _ }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await withSaved(page, ['charge-ready-ny', 'liheap']);
  const panel = await openSavedPrograms(page);
  const link = panel.getByRole('link', { name: /Add the deadline to my calendar/ });
  await expect(link).toHaveCount(1);
  const download = page.waitForEvent('download');
  await link.click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')).toHaveLength(1);

  await panel.getByRole('button', { name: 'Calendar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your deadlines in your calendar' });
  await dialog.getByRole('button', { name: 'Make my address' }).click();
  const address = await dialog.getByLabel('Your calendar address').inputValue();
  await dialog.getByRole('button', { name: 'Copy the address' }).click();
  await expect(dialog.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const read = () => new Client(baseURL ?? '').send('GET', new URL(address).pathname);
  expect((await read()).text).toContain('UID:deadline-charge-ready-ny@grantlight');

  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Calendar', exact: true }).click();
  await expect(dialog.getByText(/We showed it once/)).toBeVisible();
  await expect(dialog.getByLabel('Your calendar address')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText('The address is turned off and no longer works.')).toBeVisible();
  expect((await read()).status).toBe(404);
});
