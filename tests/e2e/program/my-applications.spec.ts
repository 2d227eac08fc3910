import type { Page } from '@playwright/test';
import { postApplication } from '../../../contract/saved/applications.ts';
import { postSavedGrant } from '../../../contract/saved/saved.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { Client } from '../../harness/client.ts';

/** Returns a client for the member in this browser. */
async function clientOf(page: Page): Promise<Client> {
  const base = new URL(process.env['PRODUCT_URL'] ?? '').origin;
  const client = new Client(base);
  for (const { name, value } of await page.context().cookies(base)) client.cookies.set(name, value);
  return client;
}

async function withApplications(page: Page, ...ids: string[]) {
  const client = await clientOf(page);
  for (const grantId of ids) await client.ok(postApplication, { body: { grantId } });
}

const panel = (page: Page) => page.getByRole('region', { name: 'My applications' });
const itemOf = (page: Page, title: string) => panel(page).getByRole('listitem').filter({ hasText: title });
const PELL = 'Federal Pell Grant Program';
const open = (page: Page) => page.goto('/profile#my-applications');

test('nothing loads until the tab is opened, and an address leads to it', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/applications')) asked += 1;
  });
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
  expect(asked).toBe(0);
  await page.getByRole('tab', { name: 'Applications' }).click();
  await expect(panel(page).getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  await page.goto('/');
  await open(page);
  await expect(panel(page).getByRole('heading', { name: 'No applications yet' })).toBeInViewport();
});

test('an empty list starts with a program of the plan, and shows the next step by status', async ({
  page,
  member: _,
}) => {
  await (await clientOf(page)).ok(postSavedGrant, { body: { grantId: 'liheap' } });
  await open(page);
  await expect(panel(page).getByText(/tap “Track this application”/)).toBeVisible();
  const plan = panel(page).getByRole('list', { name: 'Start with one from your plan:' });
  await plan.getByRole('link').click();
  await expect(page).toHaveURL(/\/grants\/liheap\/apply$/);
  await expect(page.getByRole('button', { name: 'Track this application' })).toBeAttached();
  await page.goBack();
  await plan.getByRole('button', { name: /^Track this/ }).click();
  const item = panel(page).getByRole('listitem').filter({ hasText: 'Next step: Check off what you need' });
  await expect(item.getByRole('link', { name: /^Open the checklist/ })).toHaveAttribute(
    'href',
    '/grants/liheap/apply#documents',
  );
  await item.getByLabel('Status').selectOption('Submitted');
  await expect(panel(page).getByText('Keep your confirmation.')).toBeVisible();
  await expect(panel(page).getByRole('link', { name: /^Open the checklist/ })).toHaveCount(0);
});

test('a newcomer without a profile has no panel yet', { tag: '@screens' }, async ({ page, newcomer: _ }) => {
  await open(page);
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Applications' })).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
});

test('status and notes are saved, with the keyboard too', async ({ page, member: _ }) => {
  await withApplications(page, 'pell-grant', 'liheap');
  await open(page);
  const item = itemOf(page, PELL);
  await expect(item.getByText('One application for each school year')).toBeVisible();
  await expect(item.getByLabel('Status')).toHaveValue('draft');
  await item.getByLabel('Status').selectOption('Submitted');
  await expect(item.getByRole('status').filter({ hasText: 'Saved: Submitted.' })).toBeVisible();

  await item.getByRole('button', { name: /Add notes/ }).press('Enter');
  const notes = item.getByLabel('My notes');
  await expect(notes).toBeFocused();
  await notes.fill('Sent on Monday.\nAsk again in June.');
  await notes.press('Control+Enter');
  await expect(item.getByText('Notes saved.')).toBeVisible();
  await expect(item.getByRole('button', { name: /Edit the notes/ })).toBeFocused();
  await page.reload();
  await expect(item.getByLabel('Status')).toHaveValue('submitted');
  await expect(item.getByText('Ask again in June.')).toBeVisible();
  await item.getByRole('link', { name: PELL }).click();
  await expect(page.getByRole('heading', { level: 1, name: PELL })).toBeVisible();
});

test.describe('of two tabs with the same notes', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the second sees what the first wrote and loses nothing', async ({ page, context, member: _ }) => {
    await withApplications(page, 'pell-grant');
    await open(page);
    const item = itemOf(page, PELL);
    await item.getByRole('button', { name: /Add notes/ }).click();
    await item.getByLabel('My notes').fill('written in the second tab');
    const other = await context.newPage();
    await open(other);
    const first = itemOf(other, PELL);
    await first.getByRole('button', { name: /Add notes/ }).click();
    await first.getByLabel('My notes').fill('written in the first tab');
    await first.getByRole('button', { name: 'Save notes' }).click();
    await expect(first.getByText('Notes saved.')).toBeVisible();

    await item.getByRole('button', { name: 'Save notes' }).click();
    await expect(item.getByText('This was changed somewhere else')).toBeVisible();
    await expect(item.getByText('written in the first tab')).toBeVisible();
    await expect(item.getByLabel('My notes')).toHaveValue('written in the second tab');
    await page.bringToFront();
    await expectAccessible(page);
    await item.getByRole('button', { name: 'Replace it with mine' }).click();
    await expect(item.getByText('Notes saved.')).toBeVisible();
    await other.reload();
    await expect(itemOf(other, PELL).getByText('written in the second tab')).toBeVisible();
  });
});

test('notes in a right-to-left script are written and read in that direction', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  await withApplications(page, 'pell-grant');
  await open(page);
  const item = itemOf(page, PELL);
  await item.getByRole('button', { name: /Add notes/ }).click();
  await item.getByLabel('My notes').fill('שלום עולם! אני צריך עזרה (דחוף).');
  await expect(item.getByLabel('My notes')).toHaveCSS('direction', 'rtl');
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(item.getByText(/שלום עולם/)).toHaveCSS('direction', 'rtl');
});

test('an application is removed after a confirmation, and the list says so', async ({ page, member: _ }) => {
  await withApplications(page, 'pell-grant');
  await open(page);
  await itemOf(page, PELL)
    .getByRole('button', { name: `Remove ${PELL}` })
    .click();
  await expect(page.getByText(/We’ll delete its status and notes/)).toBeFocused();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await itemOf(page, PELL)
    .getByRole('button', { name: `Remove ${PELL}` })
    .click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(panel(page).getByText(/^We removed .* from your applications/)).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'No applications yet' })).toBeVisible();
});

test.describe('when a call fails', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the old status returns and the notes stay typed, each with a toast and a message', async ({
    page,
    member: _,
  }) => {
    await withApplications(page, 'pell-grant');
    await open(page);
    const item = itemOf(page, PELL);
    await page.route('**/api/applications/*/*', (route) =>
      route.fulfill({ status: 500, json: { message: 'The server sleeps.' } }),
    );
    await item.getByLabel('Status').selectOption('Awarded');
    await expect(page.locator('.toast')).toContainText('Failed to update application status');
    await expect(item.getByText('Failed to update application status. The server sleeps.')).toBeVisible();
    await expect(item.getByLabel('Status')).toHaveValue('draft');

    await item.getByRole('button', { name: /Add notes/ }).click();
    await item.getByLabel('My notes').fill('Not to be lost');
    await item.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.locator('.toast')).toContainText('Failed to save application notes');
    await expect(item.getByRole('alert')).toContainText('Failed to save application notesThe server sleeps.');
    await expect(item.getByLabel('My notes')).toHaveValue('Not to be lost');
    await expectAccessible(page);
    await page.unroute('**/api/applications/*/*');
    await item.getByRole('button', { name: 'Save notes' }).click();
    await expect(item.getByText('Not to be lost')).toBeVisible();
  });

  test("a list that doesn't load says so and can be retried", async ({ page, member: _ }) => {
    await withApplications(page, 'pell-grant');
    await page.route('**/api/applications', (route) => route.abort());
    await open(page);
    await expect(panel(page).getByText('Your applications couldn’t be loaded')).toBeVisible();
    await page.unroute('**/api/applications');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(itemOf(page, PELL)).toBeVisible();
  });
});

test('documents of all programs are listed once, checked for each, and printed alone', async ({ page, member: _ }) => {
  await withApplications(page, 'pell-grant');
  await (await clientOf(page)).ok(postSavedGrant, { body: { grantId: 'charge-ready-ny' } });
  await open(page);
  await panel(page).getByRole('button', { name: 'Show the documents' }).click();
  await expect(panel(page).getByText('0 of 3 done')).toBeVisible();
  const box = panel(page).getByRole('checkbox', { name: 'Tax returns' });
  await box.check();
  await expect(panel(page).getByText('1 of 3 done')).toBeVisible();
  await page.goto('/grants/pell-grant/apply');
  await expect(page.getByRole('checkbox', { name: 'Tax returns' })).toBeChecked();

  await open(page);
  await panel(page).getByRole('button', { name: 'Show the documents' }).click();
  await expect(box).toBeChecked();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await panel(page).getByRole('button', { name: 'Print the documents' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(box).toBeVisible();
  await expect(page.getByText('Documents for all your programs').last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My applications' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('heading', { name: 'My applications' })).toBeVisible();
});
