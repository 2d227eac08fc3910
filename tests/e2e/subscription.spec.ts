import type { Page } from '@playwright/test';
import { postLogout } from '../../contract/account.ts';
import { getSubscription } from '../../contract/billing.ts';
import { expect, test } from '../harness/browser.ts';
import {
  answerBank,
  clientOf,
  notice,
  openPayment,
  payButton,
  payWith,
  subscribe,
  toStripe,
  typeCard,
} from '../harness/payment.ts';

const DAY = 24 * 60 * 60_000;
const PROFILE = /\/profile\?tab=subscription$/;
const TAB = '/profile?tab=subscription';
const panel = (page: Page) => page.getByRole('tabpanel');
const main = (page: Page) => page.locator('main');

test.describe('the plans', () => {
  test('are listed, and Premium leads to its payment and back', async ({ page, member: _ }) => {
    await page.goto('/subscription');
    await expect(page.getByRole('heading', { level: 1, name: 'Choose your plan' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByText('Applications cannot be sent from here yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(page).toHaveURL(/\/subscription\?tier=premium$/);
    await expect(payButton(page)).toBeEnabled();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose your plan' })).toBeVisible();
    await expect(page.getByText('Your premium subscription is pending payment')).toBeVisible();
    await page.goForward();
    await expect(payButton(page)).toBeEnabled();
  });

  test('Platinum cannot be bought: a notice says so, and Premium opens', async ({ page, member: _ }) => {
    await page.goto('/subscription?tier=platinum&returnUrl=/profile');
    await expect(notice(page, 'Platinum Plan - Coming Soon')).toBeVisible();
    await expect(page).toHaveURL(/\/subscription\?tier=premium&returnUrl=%2Fprofile$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Start Premium' })).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
  });
});

test.describe('who may not pay', () => {
  test('a visitor logs in first, and finds the payment afterwards', async ({ page }) => {
    await page.goto('/subscription?tier=premium');
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fsubscription%3Ftier%3Dpremium$/);
  });

  test('a newcomer fills in the profile first', async ({ page, newcomer: _ }) => {
    await page.goto('/subscription?tier=premium');
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('a subscriber is told so and led to the profile', async ({ page, baseURL, member: _ }) => {
    await subscribe(page, baseURL);
    await page.goto('/subscription?tier=premium');
    await expect(page.getByRole('heading', { name: 'You have an active subscription' })).toBeVisible();
    await expect(page).toHaveURL(PROFILE);
  });

  test.describe('a subscriber of whom the page did not know', () => {
    test.use({ expectedErrors: [/400/] });

    test('is told by the server’s answer, and led to the profile', async ({ page, baseURL, member: _ }) => {
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

  test.describe('somebody whose session has ended', () => {
    test.use({ expectedErrors: [/401/] });

    test('logs in again', async ({ page, baseURL, member: _ }) => {
      await openPayment(page);
      await (await clientOf(page, baseURL)).ok(postLogout);
      await payWith(page, 'ok');
      await expect(page).toHaveURL(/\/auth\?redirect=%2Fsubscription%3Ftier%3Dpremium$/);
    });
  });
});

test.describe('where the payment cannot be set up', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  const failed = (page: Page) => main(page).getByRole('alert');

  test('it can be tried three times, then not any more', async ({ page, member: _ }) => {
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

  test('from the list of plans, it is said there, and the next try may work', async ({ page, member: _ }) => {
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

  test('Go back leads to where somebody came from', async ({ page, member: _ }) => {
    await page.route('**/api/subscriptions/prepare', (route) => route.abort());
    await page.goto(TAB);
    await page.getByRole('link', { name: 'Choose Premium' }).click();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(PROFILE);
  });

  test('without the provider’s script a sentence says so, and trying again may help', async ({ page, member: _ }) => {
    const script = `${process.env['STRIPE_URL']}/v3/**`;
    await page.route(script, (route) => route.abort());
    await page.goto('/subscription?tier=premium');
    await expect(failed(page)).toContainText('Unable to initialize payment system. Please contact support.');
    await page.unroute(script);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(payButton(page)).toBeEnabled();
  });

  test('without a network in the middle nothing is charged, and the next click pays', async ({ page, member: _ }) => {
    await openPayment(page);
    await page.route('**/api/subscriptions/consent', (route) => route.abort());
    await payWith(page, 'ok');
    await expect(notice(page, 'Payment error')).toBeVisible();
    await expect(failed(page)).toContainText('cannot be reached');
    await page.unroute('**/api/subscriptions/consent');
    await payButton(page).click();
    await expect(page).toHaveURL(PROFILE);
  });
});

test('a subscription is cancelled with two clicks, stays until its day, and can be taken up again', async ({
  page,
  baseURL,
  member: _,
}) => {
  await subscribe(page, baseURL);
  await page.goto(TAB);
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'GET' && asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    "Are you sure you want to cancel your subscription? You'll lose access to premium features at the end of your current billing period.",
  );
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(notice(page, 'Subscription cancelled')).toBeVisible();
  await expect(
    panel(page).getByText(
      "Your subscription has been canceled. You'll have access until the end of your current billing cycle.",
    ),
  ).toBeVisible();
  await expect(
    panel(page).getByText(/^Your subscription is cancelled\. It stays active until \w+ \d+, \d{4}\.$/),
  ).toBeVisible();
  await expect(panel(page).getByText('You have the Premium plan.')).toBeVisible();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['/api/subscriptions', '/api/user']));
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();

  await page.getByRole('button', { name: 'Keep Premium after all' }).click();
  await expect(panel(page).getByText(/^Your next billing date is/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
});

test.describe('where cancelling fails', () => {
  test.use({ expectedErrors: [/500/] });

  test('the dialog and a notice say so, and it can be tried again', async ({ page, baseURL, member: _ }) => {
    await subscribe(page, baseURL);
    await page.route('**/api/subscriptions', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, json: { message: 'Down.' } })
        : route.continue(),
    );
    await page.goto(TAB);
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(notice(page, 'Failed to cancel subscription')).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText('Down.');
    await page.unroute('**/api/subscriptions');
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel(page).getByText(/It stays active until/)).toBeVisible();
  });
});

test('another card takes the place of the first one', async ({ page, baseURL, member: _ }) => {
  await subscribe(page, baseURL);
  await page.goto(TAB);
  await page.getByRole('link', { name: 'Change card' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change your card' })).toBeVisible();
  await typeCard(page, 'authentication');
  await page.getByRole('button', { name: 'Save this card' }).click();
  await answerBank(page, 'Complete');
  await expect(page).toHaveURL(PROFILE);
  await expect(notice(page, 'Card changed')).toBeVisible();
  await expect(panel(page).getByText('Visa ending in 3155, expires 12/2040')).toBeVisible();
});

test.describe('a renewal that fails', () => {
  test.use({ expectedErrors: [/402/] });

  test('is said with its day, and a new card pays it', async ({ page, baseURL, member: _ }) => {
    const { client, customer } = await subscribe(page, baseURL);
    await toStripe('changeCard', customer, 'declined_later');
    await toStripe('advance', 31 * DAY, { customer });
    await toStripe('settled');
    await expect.poll(async () => (await client.ok(getSubscription)).body.status).toBe('past_due');
    await page.goto(TAB);
    await expect(panel(page).getByText(/^Your last payment failed\. Change your card to pay it/)).toBeVisible();
    await panel(page).getByRole('link', { name: 'Change card' }).first().click();
    await typeCard(page, 'declined');
    await page.getByRole('button', { name: 'Save this card' }).click();
    await expect(main(page).getByRole('alert')).toContainText('The card was not changed');
    await typeCard(page, 'mastercard');
    await page.getByRole('button', { name: 'Save this card' }).click();
    await expect(page).toHaveURL(PROFILE);
    await expect(panel(page).getByText(/^Mastercard ending in 4444/)).toBeVisible();
    await expect(panel(page).getByText(/^Your last payment failed/)).toBeHidden();
  });
});

test('who has not finished paying finds the way back to the payment', async ({ page, member: _ }) => {
  await openPayment(page);
  await page.goto(TAB);
  await expect(panel(page).getByText('Your premium subscription is pending payment')).toBeVisible();
  await panel(page).getByRole('link', { name: 'Finish paying' }).click();
  await expect(payButton(page)).toBeEnabled();
});

test.describe('the payments', () => {
  test.use({ expectedErrors: [/500/] });

  test('can fail to load and be asked for again; a long list opens', async ({ page, baseURL, member: _ }) => {
    await subscribe(page, baseURL);
    await page.route('**/api/subscriptions/invoices', (route) =>
      route.fulfill({ status: 500, json: { message: 'Away.' } }),
    );
    await page.goto(TAB);
    await expect(panel(page).getByText('Your payments could not be loaded')).toBeVisible();
    await page.unroute('**/api/subscriptions/invoices');
    await page.route('**/api/subscriptions/invoices', async (route) => {
      const answer = await (await route.fetch()).json();
      const [invoice] = answer.invoices;
      const invoices = Array.from({ length: 30 }, (_, index) => ({ ...invoice, id: `in_${index}`, refunded: 999 }));
      await route.fulfill({ json: { ...answer, invoices } });
    });
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page).getByRole('link', { name: /^Invoice of/ })).toHaveCount(12);
    await panel(page).getByRole('button', { name: 'Show all 30 payments' }).click();
    await expect(panel(page).getByText('$9.99 paid back')).toHaveCount(30);
  });
});

test('a step to the content of the page keeps the form and what was typed', async ({ page, member: _ }) => {
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
