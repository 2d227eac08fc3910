import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, expectAccessible, test } from '../../harness/browser.ts';

const PREPARATION = '**/api/grants/*/preparation';
const CHARGE = '/grants/charge-ready-ny/apply';
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const FIRST_STEP = /Read the rules on NYSERDA's funding page/;
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Your checklist' });

test('documents and steps can be read before their checks and the plan load', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PREPARATION, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(CHARGE);
  await expect(page.getByRole('heading', { name: 'How to apply' })).toBeVisible();
  await expect(page.getByText(FIRST_STEP)).toBeVisible();
  await expect(box(page, FIRST_STEP)).toHaveCount(0);
  release();
  await expect(box(page, FIRST_STEP)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your next steps' })).toBeVisible();
  await expectAccessible(page);
});

test('a check mark is saved, with the keyboard too, and the plan follows', async ({ page, member: _ }) => {
  await page.goto(CHARGE);
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '0 of 5 done');
  await box(page, FIRST_STEP).focus();
  await page.keyboard.press('Space');
  await expect(box(page, FIRST_STEP)).toBeChecked();
  await expect(box(page, FIRST_STEP)).toBeFocused();
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '1 of 5 done');
  const gather = page.getByText('Gather your documents');
  await expect(gather).toBeVisible();
  await box(page, /Papers that show/).check();
  await expect(gather).toBeHidden();
  await page.reload();
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '2 of 5 done');
  await box(page, /Papers that show/).uncheck();
  await expect(gather).toBeVisible();
});

test('an item checked in one tab shows in another', { tag: '@screens' }, async ({ page, context, member: _ }) => {
  await page.goto(CHARGE);
  await box(page, FIRST_STEP).check();
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '1 of 5 done');
  const other = await context.newPage();
  await other.goto(CHARGE);
  await expect(box(other, FIRST_STEP)).toBeChecked();
  await box(other, FIRST_STEP).uncheck();
  await expect(progress(other)).toHaveAttribute('aria-valuetext', '0 of 5 done');
  // This tab hasn't been updated yet. Checking an item that's already checked changes nothing, and unchecking an
  // unchecked one isn't an error.
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await box(page, FIRST_STEP).uncheck();
  expect((await answered).status()).toBe(200);
  await expect(box(page, FIRST_STEP)).not.toBeChecked();
});

test('a deadline with a day gives days, also as a calendar file', { tag: '@screens' }, async ({ page, member: _ }) => {
  await page.goto('/grants/new-york-flextech/apply');
  const steps = page.getByRole('region', { name: 'Your next steps' }).getByRole('listitem');
  await expect(steps.last()).toContainText('Deadline');
  const days = await steps.getByRole('time').evaluateAll((all) => all.map((day) => day.getAttribute('datetime')));
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add these steps to my calendar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('plan-new-york-flextech.ics');
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
  const starts = calendar
    .getAllSubcomponents('vevent')
    .map((event) => event.getFirstPropertyValue('dtstart')?.toString());
  expect(starts).toEqual(days);
});

test('registrations show why, how long and the source; without a day no dates show', async ({ page, member: _ }) => {
  await page.goto('/grants/assistance-to-firefighters/apply');
  const accounts = page.getByRole('region', { name: 'Accounts you need first' });
  await expect(accounts.getByRole('checkbox', { name: /Register your organization in SAM.gov/ })).toBeVisible();
  await expect(accounts.getByText(/The program says: “Register with SAM.gov/)).toBeVisible();
  await expect(accounts.getByText(/10 business days/)).toBeVisible();
  await expect(accounts.getByRole('link', { name: /Go to the official page/ })).toHaveAttribute(
    'href',
    'https://sam.gov/entity-registration',
  );
  const plan = page.getByRole('region', { name: 'Your next steps' });
  await expect(plan.getByText(/The closing date changes by round or place/)).toBeVisible();
  await expect(plan.getByRole('time')).toHaveCount(0);
  await expect(plan.getByRole('link', { name: 'Add these steps to my calendar' })).toHaveCount(0);
  await expectAccessible(page);
});

test('the print has the boxes and the plan, and no buttons', { tag: '@screens' }, async ({ page, member: _ }) => {
  await page.goto(CHARGE);
  await box(page, FIRST_STEP).check();
  await page.emulateMedia({ media: 'print' });
  await expect(box(page, FIRST_STEP)).toBeVisible();
  expect(await box(page, FIRST_STEP).evaluate((input) => getComputedStyle(input).appearance)).toBe('auto');
  await expect(page.getByText('Send it', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print checklist and steps' })).toBeHidden();
});

test.describe('when a call fails', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("a check mark that isn't saved reverts and says so in place", async ({ page, member: _ }) => {
    await page.goto(CHARGE);
    await expect(progress(page)).toBeVisible();
    await page.route(PREPARATION, (route) => route.fulfill({ status: 500, json: { message: 'The server sleeps.' } }));
    await box(page, FIRST_STEP).click();
    await expect(page.getByText('We couldn’t save this. The server sleeps.')).toBeVisible();
    await expect(box(page, FIRST_STEP)).not.toBeChecked();
    await expectAccessible(page);
    await page.unroute(PREPARATION);
    await box(page, FIRST_STEP).check();
    await expect(page.getByText(/We couldn’t save this/)).toHaveCount(0);
    await expect(progress(page)).toHaveAttribute('aria-valuetext', '1 of 5 done');
  });

  test('without an answer, the lists stay, and it can be retried', async ({ page, member: _ }) => {
    await page.route(PREPARATION, (route) => route.abort());
    await page.goto(CHARGE);
    await expect(page.getByText('Your checklist and next steps couldn’t be loaded')).toBeVisible();
    await expect(page.getByText(FIRST_STEP)).toBeVisible();
    await page.unroute(PREPARATION);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(box(page, FIRST_STEP)).toBeVisible();
  });
});

test("an owner sees documents for owners; the public page lists everyone's", async ({ page, member: _ }) => {
  const documents = page.getByRole('region', { name: /ready$/ });
  await page.goto('/grants/wisconsin-homestead-credit/apply');
  await expect(box(page, /^Your property tax bill$/)).toBeVisible();
  await expect(documents).not.toContainText(/If you|rent certificate/);
  await page.goto('/programs/wisconsin-homestead-credit');
  await expect(documents).toContainText('If you own your home: your property tax bill');
  await expect(documents).toContainText('If you rent: a rent certificate from your landlord');
});

test('an option has no checkbox, and a program says once when it closes', async ({ page, member: _ }) => {
  await page.goto('/grants/nonprofit-security-grant/apply');
  const how = page.getByRole('region', { name: 'How to apply' });
  await expect(how.getByRole('checkbox')).toHaveCount(2);
  await expect(how.getByText(/^You can apply for more than one site/)).toBeVisible();
  await expect(progress(page)).toHaveAttribute('aria-valuetext', /^0 of \d+ done$/);
  await expect(page.locator('.key-facts')).toContainText('Once a year; each state sets its own deadline');
  await expect(page.getByText(/more than once a year/)).toHaveCount(0);
});
