import type { Page } from '@playwright/test';
import { postLogout } from '../../../contract/account/user.ts';
import { expect, test } from '../../harness/browser.ts';
import { Client } from '../../harness/client.ts';
import { openAllParts, openProfile } from '../../harness/pages/profile-form.ts';

async function saved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(/\/search-results/);
}

test('optional answers raise the meter, are saved, and go when cleared', async ({ page, member: _ }) => {
  await page.goto('/profile');
  const meter = page.getByRole('progressbar', { name: 'Your profile' });
  const answered = async () => Number(await meter.getAttribute('aria-valuenow'));
  await expect(meter).toBeVisible();
  const before = await answered();

  const next = page.getByText('Most useful to answer next:').getByRole('button');
  const question = (await next.textContent()) ?? '';
  await next.click();
  await expect(page.getByLabel(question)).toBeFocused();
  await openAllParts(page);
  await page.getByLabel('Children under 18').fill('2');
  await page.getByLabel('People in your household').fill('4');
  await page.getByLabel('Yearly household income').fill('$31,500');
  expect(await answered()).toBeGreaterThan(before);
  await expect(meter).toHaveAttribute('aria-valuetext', /^\d of 8 parts answered$/);
  await page.getByLabel('Your discharge').selectOption('honorable');
  await expect(page.getByLabel('Yearly revenue')).toBeHidden();
  await page.getByLabel('I own a business').check();
  await page.getByLabel('Yearly revenue').fill('90000');
  await saved(page);

  await openProfile(page);
  await expect(page.getByLabel('Yearly household income')).toHaveValue('31500');
  await expect(page.getByLabel('Yearly revenue')).toHaveValue('90000');
  await page.getByLabel('Yearly household income').fill('');
  await page.getByLabel('I am a veteran').uncheck();
  await expect(page.getByLabel('Your discharge')).toBeHidden();
  await saved(page);

  await openProfile(page);
  await expect(page.getByLabel('Yearly household income')).toHaveValue('');
  await page.getByLabel('I am a veteran').check();
  await expect(page.getByLabel('Your discharge')).toHaveValue('not_specified');
});

test('household needs, people and incomes are saved, return, and can be removed', async ({ page, member: _ }) => {
  await openProfile(page);
  await page.getByLabel('Food', { exact: true }).check();
  await page.getByRole('button', { name: 'Add a person' }).click();
  const child = page.getByRole('group', { name: 'Person 1' });
  await child.getByLabel('How this person is related to you').selectOption('child');
  await child.getByLabel('Age').fill('two');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(child.getByText('Please give an age in whole years, 0 to 120')).toBeVisible();
  await child.getByLabel('Age').fill('2');
  await child.getByLabel('Has a disability').check();
  const since = child.getByLabel('Permanent resident since');
  await expect(since).toHaveCount(0);
  await child.getByLabel('Immigration status').selectOption('permanent-resident');
  await since.fill('24');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(child.getByText('Please give a year, such as 2019')).toBeVisible();
  await since.fill('2024');
  await page.getByRole('button', { name: 'Add an income' }).click();
  await page.getByLabel('Dollars per year').fill('$1,750 a month');
  await saved(page);

  await openProfile(page);
  await expect(page.getByLabel('Food', { exact: true })).toBeChecked();
  await expect(child.getByLabel('Age')).toHaveValue('2');
  await expect(child.getByLabel('Has a disability')).toBeChecked();
  await expect(since).toHaveValue('2024');
  await expect(page.getByLabel('Dollars per year')).toHaveValue('21000');
  await page.getByRole('button', { name: 'Remove person 1' }).click();
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove income 1' }).click();
  await saved(page);

  await openProfile(page);
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeVisible();
  await expect(child).toHaveCount(0);
});

test('leaving with unsaved changes asks first', async ({ page, member: _ }) => {
  await openProfile(page);
  await page.getByLabel('Occupation').fill('Beekeeper');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  const question = page.waitForEvent('dialog');
  const leaving = page.getByRole('banner').getByRole('link', { name: 'Browse Grants' }).click();
  await (await question).dismiss();
  await leaving;
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');

  page.on('dialog', (dialog) => void dialog.dismiss());
  await saved(page);
});

test('folded sections show their answers, open singly or all, and lead to errors', async ({ page, member: _ }) => {
  await page.goto('/profile');
  const about = page.getByRole('button', { name: /^About you/ });
  await expect(about).toContainText('Age 70 · Columbus, OH · U.S. citizen or national');
  await expect(page.getByRole('button', { name: /^What you need/ })).toContainText('Nothing here yet');
  await expect(page.getByLabel('Occupation')).toBeHidden();
  await about.press('Enter');
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByLabel('Location')).toBeVisible();
  await expect(page.getByLabel('Occupation')).toBeHidden();

  await page.getByLabel('Location').fill('Narnia');
  await about.click();
  await expect(about).toContainText('Narnia');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByLabel('Location')).toBeFocused();
  await expect(page.getByText(/can’t tell which state this is in/)).toBeVisible();
  await page.getByLabel('Location').fill('Springfield');
  await expect(page.getByText(/Several states have a place with this name/)).toBeVisible();
  await page.getByLabel('ZIP code').fill('62701');
  await page.getByLabel('ZIP code').blur();
  await expect(page.getByText(/Several states have a place/)).toBeHidden();

  await openAllParts(page);
  await expect(page.getByLabel('Occupation')).toBeVisible();
  await page.getByRole('button', { name: 'Close all' }).click();
  await expect(page.getByLabel('Location')).toBeHidden();
  await saved(page);
});

test('the save button stays in view while there are changes', { tag: '@screens' }, async ({ page, member: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openProfile(page);
  await page.getByLabel('Age', { exact: true }).fill('44');
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeInViewport();
  await page.getByLabel('Age', { exact: true }).fill('70');
  await expect(page.getByRole('button', { name: 'Save profile' })).not.toBeInViewport();
});

test('on a phone, every tab is fully visible', async ({ page, member: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile');
  const tabs = page.getByRole('tablist');
  await expect(tabs.getByRole('tab')).toHaveCount(4);
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
});

test('tabs are history entries: Back leads to the previous one', async ({ page, member: _ }) => {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Subscription' }).click();
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\?tab=account$/);
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Subscription' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/profile$/);
  await page.goForward();
  await expect(page.getByRole('tab', { name: 'Subscription' })).toHaveAttribute('aria-selected', 'true');
});

test('the subscription tab has its own address, shows the plan and offers the others', async ({ page, member: _ }) => {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Subscription' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=subscription$/);
  await page.reload();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('You have the Free plan.')).toBeVisible();
  await expect(panel.getByRole('article').filter({ hasText: 'Current plan' })).toContainText('Free');
  await expect(panel.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
    'href',
    '/subscription?tier=premium',
  );
  await panel.getByRole('button', { name: 'Choose Platinum' }).click();
  await expect(page.getByText('Platinum Plan - Coming Soon')).toBeVisible();
  await expect(page.getByText('The Platinum Plan is coming soon. Please choose Premium for now.')).toBeVisible();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/profile?tab=anything');
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
});

test.describe("when the subscription can't be loaded", { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/500/] });

  test('it is requested three times, a second apart, then a card offers a retry', async ({ page, member: _ }) => {
    let calls = 0;
    let isBroken = true;
    await page.route('**/api/subscriptions', async (route) => {
      calls += 1;
      if (isBroken) await route.fulfill({ status: 500, json: { message: 'broken' } });
      else await route.continue();
    });
    await page.goto('/profile?tab=subscription');
    await expect(page.getByRole('heading', { name: 'Subscription Error' })).toBeVisible();
    await expect(page.getByText('We encountered an issue loading your subscription information')).toBeVisible();
    expect(calls).toBe(3);
    isBroken = false;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('You have the Free plan.')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect.poll(() => calls).toBe(5);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => calls).toBe(6);
  });
});

test('a session with lost cookies is noticed when the member returns to the page', { tag: '@security' }, async ({
  page,
  member: _,
}) => {
  await openProfile(page);
  await page.getByLabel('Occupation').fill('Nobody sees this');
  await page.context().clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fprofile$/);
});

test.describe('a session ended from another browser', { tag: '@security' }, () => {
  test.use({ expectedErrors: [/401/] });

  test('is noticed at the next call, which leads to the login', async ({ page, baseURL, member: _ }) => {
    await openProfile(page);
    await page.getByLabel('Occupation').fill('Farmer');
    const cookies = await page.context().cookies();
    const client = new Client(baseURL ?? '');
    for (const { name, value } of cookies) client.cookies.set(name, value);
    await client.ok(postLogout);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fprofile$/);
  });
});

test.describe("when the subscription tab's code can't be loaded", { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a card offers a retry, and the form next to it keeps what was typed', async ({ page, member: _ }) => {
    await page.route('**/_astro/SubscriptionTab.*.js', (route) => route.abort());
    await openProfile(page);
    await page.getByLabel('Occupation').fill('Beekeeper');
    await page.getByRole('tab', { name: 'Subscription' }).click();
    await expect(page.getByRole('heading', { name: 'Subscription Error' })).toBeVisible();
    await page.unroute('**/_astro/SubscriptionTab.*.js');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('You have the Free plan.')).toBeVisible();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');
  });
});

test('on a phone, the save bar does not cover the field being filled in', async ({ page, member: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openProfile(page);
  const income = page.getByLabel('Yearly household income');
  // At the bottom edge, where the bar appears with the first change.
  await income.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await income.fill('24000');
  const bar = page.locator('.save-bar');
  await expect(bar).toHaveAttribute('data-changed');
  const [field, covers] = [await income.boundingBox(), await bar.boundingBox()];
  expect(covers?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeInViewport();
});
