import type { Page } from '@playwright/test';
import { putProfile } from '../../../contract/account/user.ts';
import { ANSWERS, TASTE } from '../../../site/src/features/home/taste/texts.ts';
import { newPerson, newProfile, PASSWORD } from '../../factories/people.ts';
import { expect, test } from '../../harness/browser.ts';
import { Client } from '../../harness/client.ts';
import { nextScreen, openAllParts, openProfile } from '../../harness/pages/profile-form.ts';

const unsaved = 'We kept the answers you hadn’t saved yet. They’re filled in below.';
const draft = (page: Page) => page.evaluate(() => localStorage.getItem('grantlight_profileDraft'));

async function logIn(page: Page, email: string): Promise<void> {
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('textbox', { name: 'Email' }).fill(email);
  await panel.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await panel.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/^[^?]*\/profile$/);
}

/** Returns a client for the member in this browser, as if from another tab or device. */
async function elsewhere(page: Page, baseURL: string | undefined): Promise<Client> {
  const client = new Client(baseURL ?? '');
  for (const { name, value } of await page.context().cookies()) client.cookies.set(name, value);
  return client;
}

async function signUp(page: Page): Promise<void> {
  const form = page.getByRole('tabpanel');
  const person = newPerson();
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByLabel('Email').fill(person.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await form.getByLabel(/I agree/).check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/profile$/);
}

test.describe(() => {
  test.use({ expectedErrors: [/401/] });

  test('answers survive an ended session, for the same member', async ({ page, member, baseURL }) => {
    await openProfile(page);
    await page.getByLabel('Occupation').fill('Beekeeper');
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByRole('group', { name: 'Person 1' }).getByLabel('Age').fill('4');
    await page.getByLabel('Food', { exact: true }).check();
    await (await elsewhere(page, baseURL)).send('POST', '/api/logout');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fprofile$/);
    await expect(page.getByText('Log in to see your profile. The answers you haven’t saved are kept')).toBeVisible();

    await logIn(page, member.email);
    await expect(page.getByText(unsaved)).toBeVisible();
    await openAllParts(page);
    await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');
    await expect(page.getByLabel('Food', { exact: true })).toBeChecked();
    await expect(page.getByRole('group', { name: 'Person 1' }).getByLabel('Age')).toHaveValue('4');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page).toHaveURL(/\/search-results/);
    expect(await draft(page)).toBeNull();
  });
});

test('kept answers can be removed, and are gone for another member and after logout', async ({
  page,
  member,
  baseURL,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openProfile(page);
  await page.getByLabel('Occupation').fill('Beekeeper');
  await page.reload();
  await expect(page.getByText(unsaved)).toBeVisible();
  await page.getByRole('button', { name: 'Remove these answers' }).click();
  await expect(page.getByText(unsaved)).toBeHidden();
  await openAllParts(page);
  await expect(page.getByLabel('Occupation')).toHaveValue('Retired');
  expect(await draft(page)).toBeNull();

  await page.getByLabel('Occupation').fill('Beekeeper');
  expect(await draft(page)).toContain('Beekeeper');
  const other = new Client(baseURL ?? '');
  const person = newPerson();
  await other.send('POST', '/api/register', { body: person });
  await other.ok(putProfile, { body: newProfile({ occupation: 'Baker' }) });
  await page.context().clearCookies();
  await page.goto('/auth?redirect=/profile');
  await logIn(page, person.email);
  await openAllParts(page);
  await expect(page.getByLabel('Occupation')).toHaveValue('Baker');
  expect(await draft(page)).toBeNull();

  await page.getByLabel('Occupation').fill('Beekeeper');
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await draft(page)).toBeNull();
  expect(member.id).toBeGreaterThan(0);
});

test('a newcomer who undoes everything leaves nothing behind', { tag: '@screens' }, async ({ page, newcomer: _ }) => {
  await page.goto('/profile');
  for (const name of ['Age', 'Location', 'Occupation']) {
    const field = page.getByRole('textbox', { name, exact: true });
    await field.fill('43');
    await expect.poll(() => draft(page)).toContain('43');
    await field.fill('');
    await expect.poll(() => draft(page)).toBeNull();
  }
});

test("the home page's answers start the profile of a member who then signs up", async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.getByLabel(TASTE.place).selectOption('OH');
  await page.getByLabel(TASTE.who).selectOption('veteran');
  await page.getByLabel(TASTE.need).selectOption('food');
  await page.getByRole('button', { name: TASTE.show }).click();
  await page.getByRole('link', { name: ANSWERS.signUp }).click();
  await signUp(page);
  await expect(page.getByText('We filled in what you told us on the home page.')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Ohio');
  await page.getByLabel('Age', { exact: true }).fill('50');
  await page.getByLabel('Occupation').fill('Welder');
  await nextScreen(page, 'What do you need help with?');
  await expect(page.getByText('We filled in what you told us on the home page.')).toHaveCount(0);
  const saved = page.waitForRequest('**/api/user/profile');
  await page.getByRole('button', { name: 'Save profile' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ location: 'Ohio', isVeteran: true, needs: ['food'], age: 50 });
  await expect(page).toHaveURL(/\/search-results/);
});

test('the program that led to sign-up comes first in the results', async ({ page }) => {
  test.slow();
  await page.goto('/programs/liheap');
  await page.getByRole('link', { name: 'See if you qualify' }).first().click();
  await expect(page.getByText('Sign up to see if you qualify for this program.')).toBeVisible();
  await signUp(page);
  await page.getByLabel('Age', { exact: true }).fill('50');
  await page.getByLabel('Location').fill('Columbus, OH');
  await page.getByLabel('Occupation').fill('Welder');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const cameFor = page.getByRole('region', { name: /^You came for .*Energy Assistance/ });
  await expect(cameFor).toBeVisible();
  await cameFor.getByRole('link', { name: 'See if you qualify' }).click();
  await expect(page).toHaveURL(/\/grants\/liheap\/apply$/);
  await page.goto('/search-results');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(cameFor).toHaveCount(0);
});

test('a member with half a profile returns to the opened program after saving', { tag: '@screens' }, async ({
  page,
  newcomer: _,
}) => {
  await page.goto('/grants/liheap/apply');
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByLabel('Age', { exact: true }).fill('50');
  await page.getByLabel('Location').fill('Columbus, OH');
  await page.getByLabel('Occupation').fill('Welder');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const cameFor = page.getByRole('region', { name: /^You came for/ });
  await expect(cameFor).toBeVisible();
  await cameFor.getByRole('button', { name: 'Hide this program' }).click();
  await expect(cameFor).toHaveCount(0);
});

test.describe('a profile that another tab saved in the meantime', () => {
  test.use({ expectedErrors: [/409/] });

  test("is noticed, and this tab's changes overwrite it", async ({ page, member: _, baseURL }) => {
    await openProfile(page);
    await page.getByLabel('Occupation').fill('Beekeeper');
    const other = await elsewhere(page, baseURL);
    await other.ok(putProfile, { body: newProfile({ age: 44, occupation: 'Baker' }) });
    await page.getByRole('button', { name: 'Save profile' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Your profile was changed somewhere else' });
    await expect(notice).toContainText('Changed there: Age, Occupation.');
    await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');
    const saved = page.waitForRequest('**/api/user/profile');
    await notice.getByRole('button', { name: 'Add my changes and save' }).click();
    expect((await saved).postDataJSON()).toMatchObject({ age: 44, occupation: 'Beekeeper' });
    await expect(page).toHaveURL(/\/search-results/);
  });

  test('can replace what was typed here', async ({ page, member: _, baseURL }) => {
    await openProfile(page);
    await page.getByLabel('Occupation').fill('Beekeeper');
    await (await elsewhere(page, baseURL)).ok(putProfile, { body: newProfile({ occupation: 'Baker' }) });
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('button', { name: 'Show the newer answers' }).click();
    await expect(page.getByText('Your profile was changed somewhere else')).toBeHidden();
    await expect(page.getByLabel('Occupation')).toHaveValue('Baker');
    await page.getByLabel('Age', { exact: true }).fill('45');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page).toHaveURL(/\/search-results/);
  });
});
