import { readFile } from 'node:fs/promises';
import { subscriptions } from '../../../worker/db/schema/index.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { PROGRAM_PATH } from '../../harness/pages/program-page.ts';

test('a subscriber opens a draft, edits, saves, and downloads it as a Word file', {
  tag: '@screens',
}, async ({ page, member, database }) => {
  await database.insert(subscriptions).values({ userId: member.id, tier: 'premium', status: 'active' });
  await page.goto(PROGRAM_PATH);
  await page.getByRole('button', { name: 'Open the drafts' }).click();
  await expect(page.getByRole('tab', { name: 'Phone call' })).toBeVisible();
  const say = page.getByLabel('What to say');
  await expect(say).toHaveValue(/my name is/);
  await expect(page.getByText(/blanks in brackets are left|blank in brackets is left/).first()).toBeVisible();
  await expectAccessible(page);

  await say.fill('Hello. May I ask about my heating bill?');
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save draft' }).first().click();
  expect((await kept).status()).toBe(200);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Open the drafts' }).click();
  await expect(say).toHaveValue('Hello. May I ask about my heating bill?');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download for Word' }).first().click();
  const file = await readFile(await (await download).path());
  expect((await download).suggestedFilename()).toBe('grantlight-phone-liheap.docx');
  // A Word file is a ZIP archive.
  expect(file.subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Start over' }).first().click();
  await expect(page.getByText('Throw away what you wrote in this draft?')).toBeFocused();
  await page.getByRole('button', { name: 'Start over' }).first().click();
  await expect(say).toHaveValue(/my name is/);
});

// A rejected save also logs a console error.
test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("an application's budget adds up; invalid amounts and other tabs' work are safe", async ({
    page,
    member,
    database,
  }) => {
    await database.insert(subscriptions).values({ userId: member.id, tier: 'premium', status: 'active' });
    await page.goto('/grants/community-facilities-loans-and-grants/apply');
    await page.getByRole('button', { name: 'Open the drafts' }).click();
    const budget = page.getByRole('group', { name: 'Budget' });
    const amount = budget.getByLabel('Dollars').first();
    await amount.fill('$1,200');
    await expect(budget).toContainText('Total: $1,200');
    await amount.fill('$5 000');
    await expect(budget).toContainText('Total: $5,000');
    await amount.fill('');
    // A comma before cents must not make the amount a hundred times larger, and a half-typed thousands group isn't an
    // error yet.
    await amount.pressSequentially('12,50');
    await expect(budget).not.toContainText('Enter whole dollars');
    await expect(budget).not.toContainText('Total: $1,250');
    await amount.blur();
    await expect(budget).toContainText('Enter whole dollars, without cents.');
    await amount.fill('12.50');
    await expect(budget).toContainText('Enter whole dollars, without cents.');
    let saved = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/drafts/')) saved += 1;
    });
    await page.getByRole('button', { name: 'Save draft' }).first().click();
    await expect(amount).toBeFocused();
    expect(saved).toBe(0);
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    await budget.getByLabel('Item').first().focus();
    await page.getByRole('button', { name: 'Download for Word' }).first().click();
    await expect(amount).toBeFocused();
    expect(downloads).toBe(0);
    await amount.fill('900');
    await budget.getByRole('button', { name: /^Remove Travel/ }).click();
    await expect(budget.getByRole('button', { name: 'Add a line' })).toBeFocused();

    await test.step('another tab was faster', async () => {
      const body = { texts: { who: 'From the other tab' }, budget: null, revision: 0 };
      await page.evaluate(async (given) => {
        const path = '/api/grants/community-facilities-loans-and-grants/drafts/application';
        const headers = { 'content-type': 'application/json' };
        await fetch(path, { method: 'PUT', headers, body: JSON.stringify(given) });
      }, body);
      await page.getByRole('button', { name: 'Save draft' }).first().click();
      await expect(page.getByRole('alert').filter({ hasText: 'This draft was changed somewhere else' })).toBeVisible();
      await expect(amount).toHaveValue('900');
      await page.getByRole('button', { name: 'Save draft' }).first().click();
      await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    });
    await page.getByRole('button', { name: 'Start over' }).first().click();
    await page.getByRole('button', { name: 'Start over' }).first().click();
    await expect(amount).toHaveValue('');
    await expect(budget.getByLabel('Item')).toHaveCount(4);
  });
});
