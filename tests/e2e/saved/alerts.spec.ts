import type { Page } from '@playwright/test';
import { postSavedSearch } from '../../../contract/saved/alerts.ts';
import { expect, test } from '../../harness/browser.ts';
import { linkInMail } from '../../harness/pages/mail-page.ts';
import { box } from '../../harness/pages/results-page.ts';

const searchFor = async (page: Page, words: string) => {
  await page.goto('/search-results');
  await box(page).fill(words);
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-labelledby="results"]')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('article').first()).toBeVisible();
};
const openSearches = async (page: Page) => {
  await page.goto('/profile#saved-searches');
  await expect(page.getByRole('list', { name: 'Your saved searches' })).toBeVisible();
};

test('a search saved next to its results can be run, edited and deleted in the profile', async ({ page, member }) => {
  await searchFor(page, 'heating bill');
  const open = page.getByRole('button', { name: 'Save this search' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('heating bill');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'Once a week' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /Every day/ })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog.getByText('Please give the search a name')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Help with heating');
  await page.keyboard.press('Enter');

  const done = page.getByRole('dialog', { name: 'Search saved' });
  await expect(done).toContainText('“Help with heating” is in your profile.');
  await expect(done).toContainText(`We won’t email ${member.email} until`);
  await done.getByRole('button', { name: 'Done' }).click();
  await expect(open).toBeFocused();

  await openSearches(page);
  const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Run Help with heating' }) });
  await expect(item.last()).toContainText('Email once a week');
  await page.getByRole('button', { name: 'Change Help with heating' }).click();
  await page.getByRole('radio', { name: 'Not at all' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('We saved your changes to “Help with heating”.')).toBeVisible();
  await expect(item.last()).toContainText('No email');

  await expect(page.getByRole('link', { name: 'Run Help with heating' })).toHaveAttribute(
    'href',
    '/search-results?q=heating+bill',
  );
  await page.getByRole('button', { name: 'Delete Help with heating' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText('We deleted “Help with heating”.')).toBeVisible();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
});

test('the free plan shows which search gets emails, and saves another without them', { tag: '@screens' }, async ({
  page,
  member,
  baseURL,
}) => {
  expect(member.email).toBeTruthy();
  const body = { name: 'First', frequency: 'weekly', criteria: { searchTerm: 'rent' } };
  const saved = await page.request.post(`${baseURL}${postSavedSearch.path}`, {
    data: body,
    headers: { origin: baseURL ?? '' },
  });
  expect(saved.ok()).toBe(true);
  await searchFor(page, 'heating bill');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByRole('radio', { name: /Once a week/ })).toBeDisabled();
  await expect(
    dialog.getByText('The Free plan emails you about one search, and another one is using it').first(),
  ).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Not at all' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByRole('dialog', { name: 'Search saved' })).toBeVisible();
});

test('an address is confirmed by the link in an email', async ({ page, member }) => {
  await page.goto('/profile#deadline-reminders');
  await expect(page.getByText('Your email address isn’t confirmed yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText(`We emailed a link to ${member.email}.`, { exact: false })).toBeVisible();
  await page.goto(await linkInMail(page.request, member.email, 'confirm-email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed');
  await page.getByRole('link', { name: 'See what we email you' }).click();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  await expect(page.getByText('Your email address isn’t confirmed yet')).toBeHidden();
});

test('a member chooses when to be reminded, or never', { tag: '@screens' }, async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.goto('/profile?tab=account');
  await page.getByRole('button', { name: 'Change your deadline reminders' }).click();
  await expect(page.getByRole('checkbox', { name: '14 days before' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: '3 days before' })).toBeChecked();
  await page.getByRole('checkbox', { name: '14 days before' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('We’ll email you 3 days before a deadline.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Change your deadline reminders' }).click();
  await expect(page.getByRole('checkbox', { name: '14 days before' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: '3 days before' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('No reminders.')).toBeVisible();
});

test('a member turns mail about changes to saved programs off and on', async ({ page, member: _ }) => {
  const choice = page.getByRole('checkbox', { name: 'Email me about changes to programs I saved' });
  await page.goto('/profile#program-changes');
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('No emails about changes.')).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('We’ll email you when a program you saved changes')).toBeVisible();
});

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("opening an email's link stops nothing; its button does", async ({ page }) => {
    let posts = 0;
    const link = { about: 'search', name: 'Help with heating', isOn: true };
    await page.route('**/api/unsubscribe/*', (route) => {
      if (route.request().method() === 'POST') posts += 1;
      return route.fulfill({ json: { ...link, isOn: posts === 0 } });
    });
    await page.goto('/unsubscribe/a-token');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop emails for this search?');
    expect(posts).toBe(0);
    await page.getByRole('button', { name: 'Stop this email' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We stopped this email');
    await expect(page.getByRole('link', { name: 'Log in to turn it on again' })).toHaveAttribute(
      'href',
      '/profile#saved-searches',
    );
  });

  test("a link that doesn't work says so, and where to go", async ({ page }) => {
    await page.goto('/unsubscribe/no-such-token');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
    await expect(page.getByRole('link', { name: 'Log in to your settings' })).toBeVisible();
  });

  test("a list that can't be loaded can be retried", { tag: '@faults' }, async ({ page, member }) => {
    expect(member.email).toBeTruthy();
    await page.route('**/api/alerts', (route) => route.abort());
    await page.goto('/profile#saved-searches');
    await expect(page.getByText('Your saved searches couldn’t be loaded')).toBeVisible();
    await page.unroute('**/api/alerts');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No saved searches yet')).toBeVisible();
  });
});

test('running a saved search shows new results in the default order', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  await page.goto('/search-results?q=heating+bill');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByLabel('Sort by').selectOption('deadline');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const searched = page.waitForRequest('**/api/grants/search');
  await page.goto('/search-results?q=heating+bill');
  await searched;
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('best');
});
