import type { Page } from '@playwright/test';
import { postLogout } from '../../../contract/account/user.ts';
import { expect, test } from '../../harness/browser.ts';
import { stripeUrl } from '../../harness/members/stripe.ts';
import { clientOf, notice, openPayment, payButton, payWith, subscribe, typeCard } from '../../harness/pages/payment.ts';

const PROFILE = /\/profile\?tab=subscription$/;
const TAB = '/profile?tab=subscription';
const main = (page: Page) => page.locator('main');

test.describe('the plans', () => {
  test('are listed, and Premium leads to its payment and back', async ({ page, member: _ }) => {
    await page.goto('/subscription');
    await expect(page.getByRole('heading', { level: 1, name: 'Choose your plan' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByText('You can’t send applications from here yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(page).toHaveURL(/\/subscription\?tier=premium$/);
    await expect(payButton(page)).toBeEnabled();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose your plan' })).toBeVisible();
    await expect(page.getByText('You haven’t paid', { exact: true })).toBeVisible();
    await expect(page.getByText('Your premium subscription is pending payment')).toBeVisible();
    await page.goForward();
    await expect(payButton(page)).toBeEnabled();
  });

  test('Platinum cannot be bought: a notice says so, and Premium opens', async ({ page, member: _ }) => {
    // Held back, because the next notice replaces this one as soon as the payment is ready.
    let prepare = () => {};
    const isSeen = new Promise<void>((resolve) => {
      prepare = resolve;
    });
    await page.route('**/api/subscriptions/prepare', async (route) => {
      await isSeen;
      await route.continue();
    });
    await page.goto('/subscription?tier=platinum&returnUrl=/profile');
    await expect(notice(page, 'Platinum Plan - Coming Soon')).toBeVisible();
    prepare();
    await expect(page).toHaveURL(/\/subscription\?tier=premium&returnUrl=%2Fprofile$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Start Premium' })).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
  });
});

test('only a paying member sees how to get priority support', async ({ page, baseURL, member: _ }) => {
  const support = page.getByText('Priority support: email');
  await page.goto(TAB);
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  await expect(support).toHaveCount(0);
  await subscribe(page, baseURL);
  await page.reload();
  await expect(support.getByRole('link')).toHaveAttribute('href', /^mailto:[^?]+\?subject=Premium%20support$/);
});

test.describe("members who aren't allowed to pay", () => {
  test('a visitor logs in first and then gets the payment', async ({ page }) => {
    await page.goto('/subscription?tier=premium');
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fsubscription%3Ftier%3Dpremium$/);
  });

  test('a newcomer fills in the profile first', { tag: '@screens' }, async ({ page, newcomer: _ }) => {
    await page.goto('/subscription?tier=premium');
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('a subscriber sees a notice and goes to the profile', async ({ page, baseURL, member: _ }) => {
    await subscribe(page, baseURL);
    await page.goto('/subscription?tier=premium');
    await expect(page.getByRole('heading', { name: 'You have an active subscription' })).toBeVisible();
    await expect(page).toHaveURL(PROFILE);
  });

  test.describe("a subscriber whose plan the page didn't know", () => {
    test.use({ expectedErrors: [/400/] });

    test("learns it from the server's answer and goes to the profile", async ({ page, baseURL, member: _ }) => {
      await subscribe(page, baseURL);
      const free = { active: false, status: 'inactive', tier: 'free', endsAt: null };
      const json = { ...free, cancelled: false, cancelAtPeriodEnd: false, displayEndDate: null };
      await page.route('**/api/subscriptions', (route) => route.fulfill({ json }));
      await page.goto('/subscription?tier=premium');
      await expect(notice(page, 'Active Subscription Detected')).toBeVisible();
      await expect(
        main(page).getByText('You already have an active subscription period. Redirecting to your profile.'),
      ).toBeVisible();
      await expect(page).toHaveURL(PROFILE);
    });
  });

  test.describe('a member whose session has ended', { tag: '@security' }, () => {
    test.use({ expectedErrors: [/401/] });

    test('logs in again', async ({ page, baseURL, member: _ }) => {
      await openPayment(page);
      await (await clientOf(page, baseURL)).ok(postLogout);
      await payWith(page, 'ok');
      await expect(page).toHaveURL(/\/auth\?redirect=%2Fsubscription%3Ftier%3Dpremium$/);
    });
  });
});

test.describe("when the payment can't be set up", { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  const failed = (page: Page) => main(page).getByRole('alert');

  test('it can be tried three times, then no more', async ({ page, member: _ }) => {
    let calls = 0;
    await page.route('**/api/subscriptions/prepare', (route) => {
      calls += 1;
      return route.fulfill({ status: 500, json: { message: 'It broke.' } });
    });
    await page.goto('/subscription?tier=premium');
    await expect(notice(page, 'Subscription setup failed')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Payment setup failed' })).toBeVisible();
    for (let tries = 1; tries <= 3; tries += 1) {
      await expect(failed(page)).toContainText('It broke.');
      await expect.poll(() => calls).toBe(tries);
      await page.getByRole('button', { name: 'Try again' }).click();
    }
    await expect(failed(page)).toContainText('Too many attempts. Please try again later.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    expect(calls).toBe(3);
  });

  for (const [what, answer, sentence] of [
    ['an error in the answer', { json: { error: 'The card system rests.' } }, 'The card system rests.'],
    ['no secret', { json: { subscriptionId: 'sub_1' } }, 'No client secret returned from the server'],
    ['nothing in it', { json: {} }, 'Invalid response from server'],
    ['a page of a proxy', { status: 502, body: '<html>' }, /^.*Server error: 502/],
    ['an error without a sentence', { status: 503, body: '' }, /^.*Server error: 503/],
  ] as const) {
    test(`${what}: the panel says why`, async ({ page, member: _ }) => {
      await page.route('**/api/subscriptions/prepare', (route) => route.fulfill(answer));
      await page.goto('/subscription?tier=premium');
      await expect(failed(page)).toContainText(sentence);
    });
  }

  test('from the list of plans, the error shows there, and the next try may work', async ({ page, member: _ }) => {
    await page.route('**/api/subscriptions/prepare', (route) =>
      route.fulfill({ status: 500, json: { message: 'No.' } }),
    );
    await page.goto('/subscription');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(notice(page, 'Failed to create subscription')).toBeVisible();
    await expect(failed(page)).toContainText('No.');
    await page.unroute('**/api/subscriptions/prepare');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(payButton(page)).toBeEnabled();
  });

  test('Go back returns to the previous page', async ({ page, member: _ }) => {
    await page.route('**/api/subscriptions/prepare', (route) => route.abort());
    await page.goto(TAB);
    await page.getByRole('link', { name: 'Choose Premium' }).click();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(PROFILE);
  });

  test("without the provider's script, a message says so and offers a retry", async ({ page, member: _ }) => {
    const script = `${stripeUrl()}/v3/**`;
    await page.route(script, (route) => route.abort());
    await page.goto('/subscription?tier=premium');
    await expect(failed(page)).toContainText('Unable to initialize payment system. Please contact support.');
    await page.unroute(script);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(payButton(page)).toBeEnabled();
  });

  test('if the network drops midway, nothing is charged, and the next click pays', async ({ page, member: _ }) => {
    await openPayment(page);
    await page.route('**/api/subscriptions/consent', (route) => route.abort());
    await payWith(page, 'ok');
    await expect(notice(page, 'Payment error')).toBeVisible();
    await expect(failed(page)).toContainText('can’t reach Grantlight');
    await page.unroute('**/api/subscriptions/consent');
    await payButton(page).click();
    await expect(page).toHaveURL(PROFILE);
  });
});

test('the skip link keeps the form and what was typed', { tag: '@screens' }, async ({ page, member: _ }) => {
  await openPayment(page);
  await typeCard(page, 'ok');
  await page.evaluate(() => {
    location.hash = 'content';
  });
  await expect(page).toHaveURL(/#content$/);
  await page.getByLabel(/^I agree/).check();
  await payButton(page).click();
  await expect(page).toHaveURL(PROFILE);
});
