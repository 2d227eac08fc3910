import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { openProfile } from '../../harness/pages/profile-form.ts';

async function saved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/search-results/);
}

test('an impossible number is refused at its field', async ({ page, member: _ }) => {
  await openProfile(page);
  await page.getByLabel('People in your household').fill('many');
  await page.getByLabel('People in your household').blur();
  await expect(page.getByText('Please give a whole number of people')).toBeVisible();
  await page.getByLabel('ZIP code').fill('123');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('A ZIP code has 5 digits')).toBeVisible();
  await expect(page.getByLabel('ZIP code')).toBeFocused();
});

test('a ZIP code outside the chosen state prompts a check and is still saved', async ({ page, member: _ }) => {
  await openProfile(page);
  await page.getByLabel('Location').fill('Columbus, OH');
  const question = page.getByText('87102 is in New Mexico. Is your location right?');
  await page.getByLabel('ZIP code').fill('87102');
  await expect(page.getByRole('status').filter({ has: question })).toBeVisible();
  await expect(page.getByLabel('ZIP code')).not.toHaveAttribute('aria-invalid');
  await expectAccessible(page);
  await page.getByLabel('Location').fill('Albuquerque, NM');
  await expect(question).toHaveCount(0);
  await page.getByLabel('Location').fill('Columbus, OH');
  await expect(question).toBeVisible();
  await saved(page);
});

test('a sum accepts only plain digits, and the field says what to type', async ({ page, member: _ }) => {
  await openProfile(page);
  const income = page.getByLabel('Yearly household income');
  const wrong = page.getByText('Type whole dollars in digits, like 24,000');
  for (const typed of ['1e9', '2.5', '24,00']) {
    await income.fill(typed);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(wrong).toBeVisible();
    await expect(income).toBeFocused();
  }
  await income.fill('$24,000');
  await expect(wrong).toHaveCount(0);
  await saved(page);
  await openProfile(page);
  await expect(income).toHaveValue('24000');
});

test('a low yearly income asks whether it is a month’s', async ({ page, member: _ }) => {
  await openProfile(page);
  const income = page.getByLabel('Yearly household income');
  await income.fill('1900');
  await page.getByRole('button', { name: 'If you get $1,900 a month, use $22,800 a year' }).click();
  await expect(income).toHaveValue('22800');
  await expect(page.getByText('That’s about $1,900 a month.')).toBeVisible();
  await expectAccessible(page);
  await income.fill('1100 a month');
  await expect(page.getByText('That’s $13,200 a year.')).toBeVisible();
  await income.fill('450 a week');
  await saved(page);
  await openProfile(page);
  await expect(income).toHaveValue('23400');
});

test('an age over the limit is refused with one sentence', async ({ page, member: _ }) => {
  await openProfile(page);
  const age = page.getByRole('textbox', { name: 'Age', exact: true });
  await age.fill('121');
  await age.blur();
  await expect(age).toHaveAccessibleDescription(/Age must be less than 120 years/);
  await expect(age).not.toHaveAccessibleDescription(/16 to 120/);
});

test('the town or countryside question has its name', async ({ page, member: _ }) => {
  await openProfile(page);
  await expect(page.getByLabel('City, suburb or countryside')).toHaveText(/Suburb/);
  await expect(page.getByText('Where you live', { exact: true })).toHaveCount(0);
});

test("an invalid answer doesn't block once its question is no longer asked", {
  tag: '@screens',
}, async ({ page, member: _ }) => {
  await openProfile(page);
  await page.getByLabel('VA disability rating').fill('55');
  await page.getByLabel('I am a veteran').uncheck();
  await page.getByLabel('I own a business').check();
  await page.getByLabel('Employees').fill('many');
  await page.getByLabel('I own a business').uncheck();
  await saved(page);
});
