import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser.ts';
import { nextScreen } from '../../harness/pages/profile-form.ts';

/** Five people's first answers, and what they read at the end. */

async function answerBasics(page: Page, [age, location, occupation]: [string, string, string]): Promise<void> {
  await page.goto('/profile');
  await page.getByLabel('Age', { exact: true }).fill(age);
  await page.getByLabel('Location').fill(location);
  await page.getByLabel('Occupation').fill(occupation);
  await nextScreen(page, 'What do you need help with?');
}

async function saved(page: Page): Promise<Record<string, unknown>> {
  const request = page.waitForRequest('**/api/user/profile');
  await page.getByRole('button', { name: /^Save profile/ }).click();
  return (await request).postDataJSON();
}

const card = (page: Page, name: string | RegExp) => page.getByRole('article').filter({ hasText: name }).first();

test('a permanent resident says who in her family is a citizen, and reads when it is her turn', async ({
  page,
  newcomer: _,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await answerBasics(page, ['36', 'Phoenix, AZ', 'House cleaner']);
  await nextScreen(page, 'Your household');
  await page.getByLabel('People in your household').fill('4');
  await page.getByLabel('Yearly household income').fill('31000');
  await page.getByLabel('Children under 18').fill('2');
  await page.getByLabel('Child 1').fill('4');
  await page.getByLabel('Child 2').fill('8');
  await nextScreen(page, 'Does any of this apply?');
  await nextScreen(page, 'Your home and status');
  await expect(page.getByText('We don’t share this with any agency unless the law makes us')).toBeVisible();
  await page.getByLabel('Citizenship or immigration status').selectOption('permanent-resident');
  await page.getByLabel('Permanent resident since').fill('2023');
  await page.getByLabel('Month of your green card').selectOption('May');
  await nextScreen(page, 'Your family’s status');
  await expect(
    page.getByText('You don’t have to say. We don’t share it with any agency unless the law makes us.'),
  ).toBeVisible();
  await page.getByLabel('Does a husband, wife or partner live with you?').selectOption('My husband or wife');
  await page.getByLabel('Their citizenship or immigration status').selectOption('Another status, or none');
  await page.getByLabel('Your children’s status').selectOption('U.S. citizens');
  expect(await saved(page)).toMatchObject({
    permanentResidentMonth: 5,
    household: {
      people: [
        { relation: 'spouse', citizenshipStatus: 'other' },
        { relation: 'child', age: 4, citizenshipStatus: 'citizen' },
        { relation: 'child', age: 8, citizenshipStatus: 'citizen' },
      ],
    },
  });
  const snap = card(page, 'Nutrition Assistance');
  await expect(snap).toContainText('your children, 4 and 8');
  await expect(snap).toContainText('For yourself, usually not before May 2028');
});

test('a family can skip every question about status', async ({ page, newcomer: _ }) => {
  await answerBasics(page, ['36', 'Phoenix, AZ', 'House cleaner']);
  await nextScreen(page, 'Your household');
  await page.getByLabel('People in your household').fill('3');
  await nextScreen(page, 'Does any of this apply?');
  await nextScreen(page, 'Your home and status');
  await page.getByLabel('Citizenship or immigration status').selectOption('other');
  await nextScreen(page, 'Your family’s status');
  await expect(page.getByLabel('Does a husband, wife or partner live with you?')).toHaveValue('');
  await nextScreen(page, 'Work and school');
  expect(await saved(page)).toMatchObject({ household: null });
});

test('a farmer who wants to buy land finds the land loan among the first five', async ({ page, newcomer: _ }) => {
  await answerBasics(page, ['34', 'Twin Falls, ID', 'Farmer']);
  await page.getByLabel('Farming and land').check();
  await page.getByLabel('What does your farm need first?').selectOption('To buy land or a farm');
  expect(await saved(page)).toMatchObject({ needs: ['land'], farmPlan: 'buy-land' });
  await expect(card(page, 'Farm Ownership Loans')).toBeVisible();
  const titles = await page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
  expect(titles.findIndex((title) => title.startsWith('Farm Ownership Loans'))).toBeLessThan(5);
});

test('someone who runs a pantry is asked what the organization does', async ({ page, newcomer: _ }) => {
  await answerBasics(page, ['58', 'Norton, KS', 'I run a food pantry']);
  await nextScreen(page, 'Business or nonprofit');
  await expect(page.getByLabel('What does your organization mainly do?')).toHaveCount(0);
  await page.getByLabel('Nonprofit status').selectOption('501(c)(3) charity');
  await page.getByLabel('What does your organization mainly do?').selectOption('Food, such as a pantry or meals');
  expect(await saved(page)).toMatchObject({ nonprofitStatus: '501c3', mainWork: 'food' });
  await expect(card(page, 'USDA Foods for food pantries')).toBeVisible();
});

test('someone who lost a job is asked for the kind of income and the rent, someone with enough is not', async ({
  page,
  newcomer: _,
}) => {
  await answerBasics(page, ['34', 'Augusta, GA', 'between jobs']);
  await nextScreen(page, 'Your household');
  await page.getByLabel('People in your household').fill('3');
  await page.getByLabel('Yearly household income').fill('90000');
  await expect(page.getByText('Step 3 of 6')).toBeVisible();
  await page.getByLabel('Yearly household income').fill('18000');
  await expect(page.getByText('Step 3 of 7')).toBeVisible();
  await page.goto('/profile?step=money');
  // In a household of three, nobody said whose a benefit is, so only pay from work is listed.
  const kind = page.getByLabel('What kind of income is most of it?');
  await expect(kind.getByRole('option', { name: 'Unemployment benefits' })).toHaveCount(0);
  await kind.selectOption('Wages and salaries');
  await page.getByLabel('Monthly rent or mortgage').fill('850');
  await page.getByLabel('Do you pay for heating').selectOption('Yes');
  // The only income follows the total that it was taken from, also if that is deleted and typed anew.
  await page.goto('/profile?step=household');
  await page.getByLabel('Yearly household income').fill('');
  await page.getByLabel('Yearly household income').fill('19200');
  expect(await saved(page)).toMatchObject({
    householdIncome: 19_200,
    household: {
      incomes: [{ kind: 'wages', yearly: 19_200 }],
      housingCost: 850,
      paysHeating: true,
    },
  });
});
