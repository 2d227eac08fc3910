import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { postRegister } from '../../../contract/account/account.ts';
import { getUser, putProfile } from '../../../contract/account/user.ts';
import { findForPerson } from '../../../contract/profile/person-programs.ts';
import { searchResults } from '../../../contract/search/search.ts';
import { newPerson, newProfile, PASSWORD } from '../../factories/people.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { Client } from '../../harness/client.ts';
import { addPerson, helped, keptPeople, withPeople } from '../../harness/pages/people-page.ts';

const LIST = '/people';
const person = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const programs = (page: Page) => page.getByRole('main').getByRole('article');

async function logIn(page: Page, email: string): Promise<void> {
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('textbox', { name: 'Email' }).fill(email);
  await panel.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await panel.getByRole('button', { name: 'Log in' }).click();
}

async function askToLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

test('a member keeps two people with their own programs, also after a reload', async ({ page, member }) => {
  test.slow();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Keep a list for each of them' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible();
  await expect(page.getByText('Answers are kept in this browser and nowhere else.')).toBeVisible();
  await expect(page.getByText(/^They go when you log out/)).toBeHidden();
  await page.getByText('How this works').click();
  await expect(page.getByText(/^They go when you log out/)).toBeVisible();

  const asked = page.waitForRequest(`**${findForPerson.path}`);
  await addPerson(page, 'M.K.', { age: 19, location: 'Fresno, CA', occupation: 'Farm worker' });
  expect((await asked).postDataJSON()).toMatchObject({ answers: { age: 19, location: 'Fresno, CA' } });
  await expect(page.getByText('For M.K., not for you')).toBeVisible();
  await expect(programs(page).first()).toBeVisible();
  await expect(programs(page).filter({ hasText: 'California' }).first()).toBeVisible();
  // The member's own actions aren't offered for another person.
  await expect(page.getByRole('main').getByRole('button', { name: /Save|Not for me|Track/ })).toHaveCount(0);
  const theirs = await programs(page).getByRole('heading', { level: 3 }).allTextContents();

  await addPerson(page, 'Grandpa', { age: 81, location: 'Columbus, OH', occupation: 'Retired' });
  await expect(page.getByText('For Grandpa, not for you')).toBeVisible();
  await expect(programs(page).filter({ hasText: 'Ohio' }).first()).toBeVisible();
  expect(await programs(page).getByRole('heading', { level: 3 }).allTextContents()).not.toEqual(theirs);

  await page.goto(LIST);
  await page.reload();
  await expect(person(page, 'M.K.')).toContainText('Age 19 · Fresno, CA');
  await person(page, 'Grandpa').getByRole('link', { name: 'See programs for Grandpa' }).click();
  await expect(page.getByText('For Grandpa, not for you')).toBeVisible();
  await page.getByRole('link', { name: 'Your own list' }).click();
  await expect(page).toHaveURL(/\/search-results$/);
  await expect(page.getByText('not for you')).toHaveCount(0);

  const own = getUser.response.parse(await (await page.request.get(getUser.path)).json());
  expect(own).toEqual(member);
});

test('answers are changed and people removed by keyboard', async ({ page, member: _ }) => {
  await page.goto(LIST);
  await addPerson(page, 'M.K.');
  await page.getByRole('link', { name: 'Change answers' }).click();
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.getByLabel('Occupation')).toHaveValue('Coal miner');
  await page.getByLabel('Age', { exact: true }).fill('45');
  await page.getByRole('button', { name: 'Add a person' }).click();
  const child = page.getByRole('group', { name: 'Person 1' });
  await child.getByLabel('How this person is related to you').selectOption('child');
  await child.getByLabel('Age').fill('4');
  await page.getByLabel('Nickname or initials').fill('M.K. 2');
  await page.getByLabel('Nickname or initials').press('Enter');
  await expect(page.getByText('What you told us: Age 45 · Columbus, OH · My child, 4')).toBeVisible();

  await page.goto(LIST);
  await page.getByRole('button', { name: 'Remove M.K. 2' }).press('Enter');
  await expect(page.getByText('Remove M.K. 2 and all their answers from this device?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We removed M.K. 2 from this device.')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible();
  expect(await keptPeople(page)).toBeNull();
});

test('the answers of another person are called theirs', async ({ page, member: _ }) => {
  await page.goto('/people?new');
  await expect(page.getByRole('progressbar', { name: 'Their answers' })).toBeVisible();
  await page.getByLabel('Nickname or initials').fill('M.K.');
  await expect(page.getByRole('progressbar', { name: 'M.K.’s answers' })).toBeVisible();
});

test('a name is required and unique, and a second click adds no one', async ({ page, member: _ }) => {
  await page.goto(LIST);
  await addPerson(page, 'M.K.');
  await page.goto('/people?new');
  const [name, save] = [
    page.getByLabel('Nickname or initials'),
    page.getByRole('button', { name: 'Save and see programs' }),
  ];
  await save.click();
  await expect(page.getByText('Enter a nickname or initials')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('m.k.');
  await expect(page.getByText('You already have someone by this name.')).toBeVisible();
  await name.fill('A.B.');
  await save.click();
  await expect(page.getByLabel('Age', { exact: true })).toBeFocused();
  await page.getByLabel('Age', { exact: true }).fill('30');
  await page.getByLabel('Location').fill('Springfield');
  await page.getByLabel('Occupation').fill('Cook');
  await save.click();
  await expect(page.getByText('Several states have a place with this name.')).toBeVisible();
  await page.getByLabel('Location').fill('Springfield, IL');
  await save.dblclick();
  await expect(page.getByRole('heading', { name: 'Programs for A.B.' })).toBeVisible();
  await page.goto(LIST);
  await expect(page.getByRole('list', { name: 'The people you help' }).getByRole('listitem')).toHaveCount(2);
});

test('a summary is printed alone, with who helps', async ({ page, member: _ }) => {
  await withPeople(page, [helped('a', 'M.K.', { householdSize: 3, householdIncome: 24_000, numberOfChildren: 2 })]);
  await page.goto('/people?person=a');
  await expect(programs(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print a summary' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article').filter({ hasText: 'Not a decision; each office decides.' });
  await expect(sheet.getByRole('heading', { level: 1, name: 'Programs for M.K.' })).toBeVisible();
  await expect(sheet).toContainText('What we were told: Age 44 · Columbus, OH · 3 people · $24,000 a year');
  await expect(sheet.getByRole('heading', { name: 'These fit what we were told' })).toBeVisible();
  const food = sheet.getByRole('listitem').filter({ hasText: 'Ohio Food Assistance' });
  await expect(food).toContainText(/About \$\d+.* a month/);
  await expect(food).toContainText('Apply: Ohio Department of Job and Family Services, benefits.ohio.gov');
  await expect(food).toContainText('Bring: ');
  await expect(sheet.getByRole('heading', { name: 'Who helps for free' })).toBeVisible();
  await expect(page.getByText('For M.K., not for you')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await sheets(page)).toBeLessThanOrEqual(2);
});

/** Returns the number of sheets it takes to print the page. */
async function sheets(page: Page): Promise<number> {
  const side = '0.4in';
  const margin = { top: side, bottom: side, left: side, right: side };
  const file = (await page.pdf({ format: 'Letter', margin })).toString('latin1');
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('the summary of programs with the longest texts has two sheets', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  const long = (words: number) => 'Somewhat longish wording '.repeat(words).trim();
  const papers = Array.from({ length: 12 }, (_, index) => `${index} ${long(4)}`).join('\n');
  await page.route(`**${findForPerson.path}`, async (route) => {
    const { grants, ...rest } = searchResults.parse(await (await route.fetch()).json());
    const [first] = grants;
    if (!first) throw new Error('A list has programs');
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...{
        ...first,
        id: grants[index]?.id ?? `p${index}`,
        title: long(8),
        amount: long(20),
        requirements: papers,
        provider: long(9),
      },
      match: { ...first.match, likelihood: index < 20 ? 'qualify' : 'worth-checking', estimate: undefined },
      ...{ sourceType: 'curated', deadlineKind: 'fixed', deadlineAt: '2031-03-01T05:00:00.000Z', deadline: long(10) },
    }));
    await route.fulfill({ json: { ...rest, grants: many } });
  });
  const texts = { occupation: long(8), tribalAffiliation: long(8), education: long(8), organizationName: long(8) };
  await withPeople(page, [helped('a', 'W'.repeat(40), { ...texts, ownsBusinesss: true })]);
  await page.goto('/people?person=a');
  await expect(programs(page)).toHaveCount(40);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Who helps for free' })).toBeVisible();
  expect(await sheets(page)).toBe(2);
});

test('logout asks, offers a file and removes all people; the file restores them', async ({
  page,
  member: _,
  baseURL,
}) => {
  test.slow();
  await page.goto(LIST);
  await addPerson(page, 'M.K.');
  await page.goto('/blog');
  await askToLogOut(page);
  await expect(page.getByRole('heading', { name: 'Log out and remove the people you help?' })).toBeVisible();
  await expect(page.getByText('1 person is kept in this browser and nowhere else.')).toBeVisible();
  await page.getByRole('link', { name: 'Stay logged in' }).click();
  await expect(person(page, 'M.K.')).toBeVisible();
  await askToLogOut(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file first' }).click();
  const path = await (await download).path();
  expect(readFileSync(path, 'utf8')).toContain('Coal miner');
  await page.getByRole('button', { name: 'Log out and remove' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await keptPeople(page)).toBeNull();

  const other = new Client(baseURL ?? '');
  const next = newPerson({ firstName: 'Otto' });
  await other.ok(postRegister, { body: next });
  await other.ok(putProfile, { body: newProfile() });
  await page.goto('/auth?redirect=/people');
  await expect(page.getByText('Log in to see the people you help.')).toBeVisible();
  await logIn(page, next.email);
  await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible();
  const file = page.getByLabel('Add from a file');
  await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"grants":[]}') });
  await expect(alert(page)).toContainText('This file wasn’t saved from this page.');
  await file.setInputFiles(path);
  await expect(page.getByText('1 person added.')).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await file.setInputFiles(path);
  await expect(page.getByText('Everyone in this file is here already.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove everyone' }).click();
  await page.getByRole('button', { name: 'Yes, remove everyone' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible();
});

test.describe('a session that ends by itself', () => {
  // A call can be in progress when the session ends.
  test.use({ expectedErrors: [/status of 401/] });

  test('people outlive a session that ends by itself, for the same member only', async ({ page, member, baseURL }) => {
    test.slow();
    await page.goto(LIST);
    await addPerson(page, 'M.K.');
    // A pending call would lead back to the person's own page.
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    await page.goto('/auth?redirect=/people');
    await logIn(page, member.email);
    await expect(person(page, 'M.K.')).toBeVisible();

    const other = new Client(baseURL ?? '');
    const next = newPerson({ firstName: 'Otto' });
    await other.ok(postRegister, { body: next });
    await other.ok(putProfile, { body: newProfile() });
    await page.context().clearCookies();
    await page.goto('/auth?redirect=/people');
    await logIn(page, next.email);
    await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible();
    expect(await keptPeople(page)).toBeNull();
  });
});

test("another tab sees added people, and changes there don't lose what is typed here", async ({ page, member: _ }) => {
  test.slow();
  await page.goto(LIST);
  const other = await page.context().newPage();
  await addPerson(other, 'M.K.');
  await expect(person(page, 'M.K.')).toBeVisible();
  await person(page, 'M.K.').getByRole('link', { name: 'Change answers for M.K.' }).click();
  await page.getByRole('button', { name: 'Open all' }).click();
  await page.getByLabel('Occupation').fill('Beekeeper');

  await other.getByRole('link', { name: 'Change answers' }).click();
  await other.getByRole('button', { name: 'Open all' }).click();
  await other.getByLabel('Age', { exact: true }).fill('50');
  await other.getByRole('button', { name: 'Save and see programs' }).click();
  await expect(alert(page)).toContainText('M.K. was changed in another tab');
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');
  await page.getByRole('button', { name: 'Show the newer answers' }).click();
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('50');
  await expect(page.getByLabel('Occupation')).toHaveValue('Coal miner');

  await other.goto(LIST);
  await other.getByRole('button', { name: 'Remove M.K.' }).click();
  await other.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(alert(page)).toContainText('M.K. was removed in another tab');
  await page.getByRole('button', { name: 'Save and see programs' }).click();
  await expect(page.getByText('For M.K., not for you')).toBeVisible();
  await expect(person(other, 'M.K.')).toBeVisible();
});

test('a link to the question before logout logs no one out', async ({ page, member: _ }) => {
  await page.goto('/people?leave');
  await expect(page.getByRole('heading', { name: 'Log out?' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Welcome, Maria!' })).toBeVisible();
  await page.goto('/people?leave');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('unreadable data is set aside and can be removed', async ({ page, member: _ }) => {
  await page.goto(LIST);
  await addPerson(page, 'M.K.');
  await page.evaluate((key) => {
    const text = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, text.replace('"people":[', '"people":[{"id":"x","name":"Old"},'));
  }, 'grantlight_people');
  await page.goto(LIST);
  await expect(page.getByText('One entry here can’t be read')).toBeVisible();
  await expect(person(page, 'M.K.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove what can’t be read' }).click();
  await expect(page.getByText('We removed what couldn’t be read.')).toBeFocused();
  expect(await keptPeople(page)).not.toContain('Old');
});

test('a newcomer is asked for their own profile first and sees no other people', async ({ page, newcomer: _ }) => {
  await page.goto('/profile');
  await expect(page.getByLabel('Age', { exact: true })).toBeVisible();
  await expect(page.getByText('Do you help other people apply?')).toHaveCount(0);
  await page.goto(LIST);
  await expect(page).toHaveURL(/\/profile$/);
});

test('members who help others find the way from the public pages', async ({ page }) => {
  await page.goto('/get-help');
  await page.getByRole('link', { name: 'Keep a list for each of them' }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fpeople$/);
  await page.goto('/faqs');
  await page.getByText('I help other people apply. Can I use it for them?').click();
  await expect(page.getByRole('link', { name: 'People you help' })).toBeVisible();
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("a person's programs say so and can be retried", async ({ page, member: _ }) => {
    await withPeople(page, [helped('a', 'M.K.')]);
    await page.route(`**${findForPerson.path}`, (route) => route.abort());
    await page.goto('/people?person=a');
    await expect(page.getByText('The programs couldn’t be loaded')).toBeVisible();
    await page.unroute(`**${findForPerson.path}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(programs(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Load more programs' }).click();
    await expect(page.getByText(/^\d+ programs added\.$/)).toBeVisible();
  });
});
