import { newPerson } from '../../factories/people.ts';
import { expect, test } from '../../harness/browser.ts';
import { answerWhatIsNeeded, nextScreen } from '../../harness/pages/profile-form.ts';

test('a new member signs up, fills the profile, opens a program and logs out', async ({ page }) => {
  test.slow();
  const person = newPerson({ firstName: 'Walter' });

  await test.step('home leads a visitor to sign-up', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Grantlight/);
    await page.getByRole('link', { name: 'Find Grants Now' }).first().click();
    await expect(page).toHaveURL(/\/auth\?mode=signup/);
  });

  await test.step('sign-up reports errors at the field, then creates the account', async () => {
    const form = page.getByRole('tabpanel');
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('First name is required')).toBeVisible();
    await expect(page.getByText('You must agree to the terms and privacy policy')).toBeVisible();
    await expect(form.getByLabel('First name')).toBeFocused();
    await form.getByLabel('First name').fill(person.firstName);
    await form.getByLabel('Last name').fill(person.lastName);
    await form.getByLabel('Email').fill(person.email);
    await form.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await form.getByLabel(/I agree/).check();
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  });

  await test.step('an incomplete profile leads back to the profile from everywhere', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Walter!');
    await page.goto('/search-results');
    await expect(page).toHaveURL(/\/profile$/);
  });

  await test.step('the profile is saved and leads to the results', async () => {
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Age must be at least 16 years')).toBeVisible();
    await answerWhatIsNeeded(page);
    await nextScreen(page, 'What do you need help with?');
    await nextScreen(page, 'Your household');
    await nextScreen(page, 'Does any of this apply?');
    await page.getByLabel('I am a veteran').check();
    await nextScreen(page, 'Your service');
    await nextScreen(page, 'Your home and status');
    await page.getByLabel('Your home').selectOption('own');
    await page.getByLabel('Citizenship or immigration status').selectOption('citizen');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page).toHaveURL(/\/search-results/);
  });

  await test.step('results fit the profile and say why', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grant Search');
    await expect(page.getByRole('article').first()).toBeVisible();
    // The automatic search ran, because its flag is gone from the URL.
    await expect(page).toHaveURL(/\/search-results$/);
    await page.getByPlaceholder("Tell us what you're looking for...").fill('help with my heating bill');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').first()).toContainText(/Energy|Weatherization/);
  });

  await test.step('a program opens with its reasons and sources, also after a reload', async () => {
    const title = await page.getByRole('article').first().getByRole('heading').textContent();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/grants\/[\w-]+\/apply$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
  });

  await test.step('logging out forgets everything and leads home', async () => {
    // A pending call from this page would be rejected, which the console reports. A text page makes no calls.
    await page.goto('/about');
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'toast'))).toEqual([]);
    await page.goto('/search-results');
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fsearch-results/);
  });

  await test.step('logging in leads to the page that was requested', async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/search-results/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
