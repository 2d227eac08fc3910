import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser.ts';
import { answerWhatIsNeeded, nextScreen } from '../../harness/pages/profile-form.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first();
/** Goes past the fields for the children's ages, which appear after the first click. */
async function nextScreenTwice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await nextScreen(page, name);
}
const count = (page: Page) => page.getByRole('tabpanel').getByRole('status');

test('a newcomer fills in the profile by keyboard, skips parts, and saves at any step', async ({
  page,
  newcomer: _,
}) => {
  await page.goto('/profile');
  await expect(heading(page)).toHaveText('Three things we need');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  // There's no meter or recommended section until something is answered.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(count(page)).toHaveText('Your age and place tell us which programs fit.');

  await answerWhatIsNeeded(page);
  await expect(count(page)).toContainText(/\d+ programs (could fit|fit so far)/);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('What do you need help with?');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/\?step=needs$/);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(heading(page)).toHaveText('Your household');
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(heading(page)).toHaveText('What do you need help with?');
  await page.getByLabel('Food', { exact: true }).check();
  await page.goBack();
  await expect(page.getByLabel('Occupation')).toHaveValue('Retired machinist');
  await page.goForward();
  await expect(page.getByLabel('Food', { exact: true })).toBeChecked();

  const saved = page.waitForRequest('**/api/user/profile');
  await page.getByRole('button', { name: 'Save profile' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ age: 71, location: 'Columbus, OH', needs: ['food'] });
  await expect(page).toHaveURL(/\/search-results/);
});

test('on a phone, a newcomer sees the three questions almost at once', async ({ page, newcomer: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile');
  await expect(page.getByLabel('Age', { exact: true })).toBeInViewport();
  const last = await page.getByLabel('Occupation').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(740);
});

test('the count follows the answers, and makes no call while they say too little', async ({ page, newcomer: _ }) => {
  const asked: unknown[] = [];
  await page.route('**/api/grants/fitting', async (route) => {
    asked.push(route.request().postDataJSON());
    const isVeteran = route.request().postDataJSON().isVeteran === true;
    await route.fulfill({ json: isVeteran ? { fit: 12, possible: 12 } : { fit: 1, possible: 41 } });
  });
  await page.goto('/profile');
  await page.getByLabel('Age', { exact: true }).fill('abc');
  await page.getByLabel('Location').fill('Columbus, OH');
  await page.getByLabel('Occupation').fill('Nurse');
  await expect(page.getByText('Enter your age as a number')).toBeVisible();
  await expect(count(page)).toHaveText('Your age and place tell us which programs fit.');
  expect(asked).toEqual([]);
  await page.getByLabel('Age', { exact: true }).fill('45');
  // One sure program says little this early, so all that could fit come first.
  await expect(count(page)).toContainText('41 programs could fit');
  await expect(count(page)).toContainText('1 looks right already');
  expect(asked.at(-1)).toMatchObject({ age: 45, location: 'Columbus, OH' });
  await nextScreen(page, 'What do you need help with?');
  await nextScreen(page, 'Your household');
  await nextScreen(page, 'Does any of this apply?');
  await page.getByLabel('I am a veteran').check();
  await expect(count(page)).toContainText('12 programs fit so far');
  await expect(page.getByText('Step 4 of 7')).toBeVisible();
  await nextScreen(page, 'Your service');
});

test("children's ages are asked where children are counted, one box per child", async ({ page, newcomer: _ }) => {
  const asked: { household?: { people: { relation: string; age: number }[] } | null }[] = [];
  await page.route('**/api/grants/fitting', async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({ json: { fit: 14 + (asked.at(-1)?.household?.people.length ?? 0), possible: 41 } });
  });
  await page.goto('/profile');
  await answerWhatIsNeeded(page);
  await nextScreen(page, 'What do you need help with?');
  await nextScreen(page, 'Your household');
  await expect(page.getByLabel('Child 1')).toHaveCount(0);
  await page.getByLabel('Children under 18').fill('3');
  await page.getByLabel('Child 2').fill('8');
  await expect(count(page)).toContainText('15 programs fit');
  await page.getByLabel('Child 1').fill('3 months');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Type an age from 0 to 17')).toBeVisible();
  await expect(page.getByLabel('Child 1')).toBeFocused();
  await page.getByLabel('Child 1').fill('0');
  await expect(page.getByText('Type an age from 0 to 17')).toHaveCount(0);
  await expect(count(page)).toContainText('16 programs fit');
  expect(asked.at(-1)?.household?.people).toMatchObject([
    { relation: 'child', age: 0 },
    { relation: 'child', age: 8 },
  ]);
  // A 71-year-old may be raising grandchildren.
  await page.getByLabel('Who the children are to you').selectOption('My grandchildren');
  await nextScreen(page, 'Does any of this apply?');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Child 2')).toHaveValue('8');

  const saved = page.waitForRequest('**/api/user/profile');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const { household } = (await saved).postDataJSON();
  expect(household.people).toMatchObject([
    { relation: 'grandchild', age: 0 },
    { relation: 'grandchild', age: 8 },
  ]);
});

test('the first Next leads to new boxes for ages, the second continues', async ({ page, newcomer: _ }) => {
  await page.goto('/profile');
  await answerWhatIsNeeded(page);
  await nextScreen(page, 'What do you need help with?');
  await nextScreen(page, 'Your household');
  await page.getByLabel('Children under 18').fill('2');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Child 1')).toBeFocused();
  const note = page.getByText('Add the ages, or tap Next again.');
  await expect(note).toBeInViewport();
  await expect(note).toHaveAttribute('aria-live', 'polite');
  await nextScreen(page, 'Does any of this apply?');
  await expect(note).toHaveCount(0);
});

test('no one without children is asked if they raise them alone', async ({ page, newcomer: _ }) => {
  await page.goto('/profile');
  await answerWhatIsNeeded(page);
  await nextScreen(page, 'What do you need help with?');
  await nextScreen(page, 'Your household');
  await page.getByLabel('Children under 18').fill('1');
  await nextScreenTwice(page, 'Does any of this apply?');
  await page.getByLabel('I am a single parent').check();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Children under 18').fill('0');
  await nextScreen(page, 'Does any of this apply?');
  await expect(page.getByLabel('I am a veteran')).toBeVisible();
  await expect(page.getByLabel('I am a single parent')).toHaveCount(0);
  const saved = page.waitForRequest('**/api/user/profile');
  await page.getByRole('button', { name: 'Save profile' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ numberOfChildren: 0, isSingleParent: false });
});

test('the count stays, and says what the last answers changed', async ({ page, newcomer: _ }) => {
  await page.route('**/api/grants/fitting', async (route) => {
    const answers = route.request().postDataJSON();
    const fit = answers.isVeteran ? 14 : 12;
    await route.fulfill({ json: { fit, possible: answers.needs?.length > 0 ? 70 : 80 } });
  });
  await page.goto('/profile');
  await answerWhatIsNeeded(page);
  await expect(count(page)).toHaveText('12 programs fit so far68 more could fit. Each answer makes this clearer.');
  await nextScreen(page, 'What do you need help with?');
  await expect(count(page)).toHaveText('12 programs fit so far68 more could fit. Each answer makes this clearer.');
  const space = await count(page).boundingBox();
  await page.getByLabel('Food', { exact: true }).check();
  await expect(count(page)).toHaveText('12 programs fit so farYour last answers ruled out 10 others.');
  expect(await count(page).boundingBox()).toEqual(space);
  await nextScreen(page, 'Your household');
  await expect(count(page)).toHaveText('12 programs fit so far58 more could fit. Each answer makes this clearer.');
  await nextScreen(page, 'Does any of this apply?');
  await page.getByLabel('I am a veteran').check();
  await expect(count(page)).toHaveText('14 programs fit so far2 more with your last answers.');
});

test('what the occupation says about work is filled in and can be changed', async ({ page, newcomer: _ }) => {
  await page.goto('/profile');
  await answerWhatIsNeeded(page);
  const screens = ['What do you need help with?', 'Your household', 'Does any of this apply?', 'Your home and status'];
  for (const name of screens) await nextScreen(page, name);
  // At 71, without children counted.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('I am a veteran')).toBeVisible();
  await expect(page.getByLabel('I am a single parent')).toHaveCount(0);
  await nextScreen(page, 'Your home and status');
  await nextScreen(page, 'Work and school');
  const work = page.getByLabel('Your work now');
  await expect(work).toHaveValue('retired');
  await expect(page.getByText('Step 6 of 6')).toBeVisible();
  await work.selectOption('Prefer not to say');
  await page.getByRole('button', { name: 'Back' }).click();
  await nextScreen(page, 'Work and school');
  await expect(work).toHaveValue('not_specified');
  await page.getByRole('button', { name: 'Answer questions about it' }).click();
  await expect(heading(page)).toHaveText('Business or nonprofit');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('Step 7 of 7')).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('Business or nonprofit');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page)).toHaveText('Work and school');
});

test('what was not shown is not saved', async ({ page, newcomer: _ }) => {
  await page.goto('/profile');
  await answerWhatIsNeeded(page);
  const saved = page.waitForRequest('**/api/user/profile');
  await page.getByRole('button', { name: 'Save profile' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ employmentStatus: 'not_specified' });
});

test('an amount shows its dollar sign, and education is picked from a list', async ({ page, newcomer: _ }) => {
  await page.goto('/profile');
  await answerWhatIsNeeded(page);
  await nextScreen(page, 'What do you need help with?');
  await nextScreen(page, 'Your household');
  await expect(page.locator('.dollars').getByLabel('Yearly household income')).toBeVisible();
  await nextScreen(page, 'Does any of this apply?');
  await nextScreen(page, 'Your home and status');
  await nextScreen(page, 'Work and school');
  await page.getByLabel('Education').selectOption('Some college');
  const saved = page.waitForRequest('**/api/user/profile');
  await page.getByRole('button', { name: 'Save profile' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ education: 'Some college' });
});

test('where no program looks right yet, the count says how many could', async ({ page, newcomer: _ }) => {
  await page.route('**/api/grants/fitting', (route) => route.fulfill({ json: { fit: 0, possible: 87 } }));
  await page.goto('/profile');
  await answerWhatIsNeeded(page);
  await expect(count(page)).toHaveText('87 programs could fit' + 'Each answer makes this clearer.');
});

test("a nonprofit's member is asked about it, and the home page said so before", async ({ page, newcomer: _ }) => {
  await page.goto('/profile');
  await answerWhatIsNeeded(page);
  await nextScreen(page, 'What do you need help with?');
  await page.getByLabel('A project for others').check();
  await nextScreen(page, 'Business or nonprofit');
  await page.getByLabel('Nonprofit status').selectOption('501(c)(3) charity');
  await expect(page.getByText('Step 3 of 5')).toBeVisible();
  await nextScreen(page, 'Name and place');
  await page.getByLabel('Name of your business or organization').fill('Norton Food Pantry');
  await nextScreen(page, 'What your organization does and how big it is');
  await page.getByLabel('Yearly revenue').fill('60000');
  const saved = page.waitForRequest('**/api/user/profile');
  await page.getByRole('button', { name: 'Save profile and see my programs' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ nonprofitStatus: '501c3', annualRevenue: 60_000 });
  await expect(page.getByRole('heading', { name: /looks? right for your organization|worth a look/ })).toBeVisible();
  await expect(page.getByText('How much could you be missing?')).toHaveCount(0);
  await expect(page.getByText('Yearly household income')).toHaveCount(0);
});

test('an untouched empty field shows no error; what is missing is shown on Next', async ({ page, newcomer: _ }) => {
  await page.goto('/profile');
  await page.getByLabel('Age', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save profile' }).focus();
  await expect(page.locator('.field-error')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Age must be at least 16 years')).toBeVisible();
  await expect(page.getByText('Location must be at least 2 characters')).toBeVisible();
  await expect(page.getByText('Occupation must be at least 2 characters')).toBeVisible();
  await expect(page.getByLabel('Age', { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/profile$/);
});

test('an error on another screen is shown there when the profile is saved', async ({ page, newcomer: _ }) => {
  await page.goto('/profile');
  await answerWhatIsNeeded(page);
  await nextScreen(page, 'What do you need help with?');
  await nextScreen(page, 'Your household');
  await page.getByLabel('People in your household').fill('many');
  await page.goBack();
  await expect(heading(page)).toHaveText('What do you need help with?');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Please give a whole number of people')).toBeVisible();
  await expect(page.getByLabel('People in your household')).toBeFocused();
});

test('on a phone, the first save is within two screens', { tag: '@screens' }, async ({ page, newcomer: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile');
  const save = await page.getByRole('button', { name: 'Save profile' }).boundingBox();
  expect((save?.y ?? Number.POSITIVE_INFINITY) + (save?.height ?? 0)).toBeLessThan(2 * 740);
});

test('the first screen requires its mandatory answers', { tag: '@screens' }, async ({ page, newcomer: _ }) => {
  await page.goto('/profile?step=work');
  await expect(heading(page)).toHaveText('Three things we need');
});
