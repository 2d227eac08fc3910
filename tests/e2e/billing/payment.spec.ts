import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getInvoices, getSubscription, postPrepareSubscription } from '../../../contract/billing.ts';
import { getSavedGrants } from '../../../contract/saved/saved.ts';
import { longDate } from '../../../site/src/lib/dates.ts';
import { expect, test } from '../../harness/browser.ts';
import { onStripe } from '../../harness/members/stripe.ts';
import {
  answerBank,
  clientOf,
  notice,
  openPayment,
  payButton,
  payWith,
  typeCard,
} from '../../harness/pages/payment.ts';
import { TEST_SITE } from '../../harness/product/start.ts';

const PROFILE = /\/profile\?tab=subscription$/;
const plan = (page: Page) => page.getByRole('tabpanel').getByText('You have the Premium plan.');

/** Returns the paid invoices of the member in this browser. */
async function paidInvoices(page: Page, baseURL: string | undefined) {
  const { body } = await (await clientOf(page, baseURL)).ok(getInvoices);
  return body.invoices.filter(({ status }) => status === 'paid');
}

test('a member agrees, pays and has Premium at once; no card number reaches us', async ({
  page,
  baseURL,
  member: _,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(baseURL ?? '')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const client = await clientOf(page, baseURL);
  const mayCompare = async () => (await client.ok(getSavedGrants)).body.plan.compare;
  expect(await mayCompare()).toBe(false);

  await openPayment(page);
  await expect(page.getByText('You pay $9.99 for the first month. We add no tax and no fee.')).toBeVisible();
  await expect(
    page.getByText(/We charge your card \$9\.99 again on \w+ \d+, \d{4}, and then every month, until you cancel/),
  ).toBeVisible();
  await expect(page.getByText('You can’t send applications from here yet')).toBeVisible();
  await typeCard(page, 'ok');
  await payButton(page).click();
  await expect(page.getByText('Please check this box first. We won’t charge you without it.')).toBeVisible();
  await expect(page.getByLabel(/^I agree/)).toBeFocused();
  expect(sent.some((line) => line.includes('/consent'))).toBe(false);

  await page.getByLabel(/^I agree/).check();
  await payButton(page).click();
  await expect(page).toHaveURL(PROFILE);
  await expect(notice(page, 'Payment successful')).toBeVisible();
  await expect(plan(page)).toBeVisible();
  await expect(page.getByText('Thank you. You paid $9.99.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to my programs' })).toHaveAttribute('href', '/search-results');
  await expect(page.getByText(/^Your next billing date is/)).toBeVisible();
  await expect(page.getByText('Visa ending in 4242, expires 12/2040')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Receipt of/ })).toHaveAttribute('target', '_blank');
  expect(await mayCompare()).toBe(true);
  expect(sent.findIndex((line) => line.includes('/consent'))).toBeGreaterThan(-1);
  expect(sent.filter((line) => /4242 ?4242 ?4242 ?4242/.test(decodeURIComponent(line)))).toEqual([]);
});

test('a payment that is ready is announced, and the form has its own frame', async ({ page, member: _ }) => {
  await page.goto('/subscription?tier=premium');
  await expect(notice(page, 'Premium Payment Ready')).toBeVisible();
  await expect(page.getByText('Please complete payment to activate your benefits')).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  const card = await page.locator('iframe[src*="/frames/card"]').getAttribute('src');
  expect(new URL(card ?? '').origin).not.toBe(new URL(page.url()).origin);
});

test.describe('a card that is refused', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/402/] });

  test('is reported in the form and in a notice, and the next card pays', async ({ page, member: _ }) => {
    await openPayment(page);
    await payWith(page, 'declined');
    await expect(notice(page, 'Payment failed')).toBeVisible();
    const alert = page.locator('main').getByRole('alert');
    await expect(alert).toContainText('Payment failed');
    await expect(alert).toContainText(/declined/i);
    await payWith(page, 'insufficient');
    await expect(alert).toContainText(/insufficient funds/i);
    await payWith(page, 'ok');
    await expect(page).toHaveURL(PROFILE);
    await expect(plan(page)).toBeVisible();
  });
});

test('incomplete fields are reported, and nothing is sent', async ({ page, member: _ }) => {
  await openPayment(page);
  await page.getByLabel(/^I agree/).check();
  let consents = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/consent')) consents += 1;
  });
  await payButton(page).click();
  await expect(page.locator('main').getByRole('alert')).toContainText('Your card number is incomplete.');
  // Nothing was submitted, so the message doesn't say that a payment failed.
  await expect(page.locator('main').getByRole('alert')).toContainText('Check your card details');
  expect(consents).toBe(0);
});

test('when a bank asks, a member who fails can retry, and one who passes pays', { tag: '@faults' }, async ({
  page,
  member: _,
}) => {
  await openPayment(page);
  await payWith(page, 'authentication');
  await answerBank(page, 'Fail');
  await expect(page.locator('main').getByRole('alert')).toContainText('Payment failed');
  await payWith(page, 'authentication');
  await answerBank(page, 'Complete');
  await expect(page).toHaveURL(PROFILE);
  await expect(plan(page)).toBeVisible();
});

test.describe("when the activation doesn't arrive", { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("a warning is shown, and the provider's message activates the plan by itself", async ({ page, member: _ }) => {
    await page.route('**/api/subscriptions/activate', (route) => route.abort());
    await openPayment(page);
    await payWith(page, 'ok');
    await expect(page).toHaveURL(PROFILE);
    await expect(notice(page, 'Payment successful but activation failed')).toBeVisible();
    await expect(page.getByText('Please try refreshing the page or contact support.')).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(plan(page)).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});

test.describe('a session that ends during payment', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/401/] });

  test('the login says that the payment went through, and continues to its target', async ({ page, member: _ }) => {
    await openPayment(page, 'tier=premium&returnUrl=/grants/pell-grant/apply');
    await page.route('**/api/subscriptions/activate', async (route) => {
      await page.context().clearCookies();
      await route.continue({ headers: { ...route.request().headers(), cookie: '' } });
    });
    await payWith(page, 'ok');
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fgrants%2Fpell-grant%2Fapply$/);
    await expect(notice(page, 'Payment successful but activation failed')).toBeVisible();
  });
});

test.describe('the return address', { tag: '@security' }, () => {
  for (const [wanted, reached] of [
    ['/search-results?category=education', /\/search-results\?category=education/],
    ['https://evil.example/', PROFILE],
    ['//evil.example/', PROFILE],
    ['/\\evil.example', PROFILE],
    ['javascript:alert(1)', PROFILE],
  ] as const) {
    test(`${wanted} leads to ${reached}`, async ({ page, member: _ }) => {
      await openPayment(page, `tier=premium&returnUrl=${encodeURIComponent(wanted)}`);
      await payWith(page, 'ok');
      await expect(page).toHaveURL(reached);
    });
  }

  test('may have been stored earlier', async ({ page, member: _ }) => {
    await page.goto('/profile');
    await page.evaluate(() => sessionStorage.setItem('subscriptionReturnUrl', '/grants/liheap/apply'));
    await openPayment(page);
    await payWith(page, 'ok');
    await expect(page).toHaveURL(/\/grants\/liheap\/apply$/);
    expect(await page.evaluate(() => sessionStorage.getItem('subscriptionReturnUrl'))).toBeNull();
  });
});

test('two clicks, and two tabs, pay once', async ({ page, baseURL, context, member: _ }) => {
  const second = await context.newPage();
  await openPayment(page);
  await openPayment(second);
  await typeCard(page, 'ok');
  await page.getByLabel(/^I agree/).check();
  await payButton(page).dblclick();
  await expect(page).toHaveURL(PROFILE);
  await payWith(second, 'mastercard');
  await expect(second).toHaveURL(PROFILE);
  await expect(plan(second)).toBeVisible();
  expect(await paidInvoices(page, baseURL)).toHaveLength(1);
  await second.close();
});

test('a page reopened midway continues the same payment', async ({ page, baseURL, member: _ }) => {
  // Reads the response while its page is still open, because the browser discards both together.
  const preparedBy = async (opening: () => Promise<unknown>): Promise<string> => {
    const answered = page.waitForResponse('**/prepare');
    await opening();
    return (await (await answered).json()).subscriptionId;
  };
  const begun = await preparedBy(() => openPayment(page));
  expect(await preparedBy(() => page.reload())).toBe(begun);
  expect(await preparedBy(() => openPayment(page))).toBe(begun);
  await payWith(page, 'ok');
  await expect(page).toHaveURL(PROFILE);
  expect(await paidInvoices(page, baseURL)).toHaveLength(1);
});

test("the next payment's day comes from the subscription, even a day after it began", {
  tag: '@screens',
}, async ({ page, baseURL, member: _ }) => {
  const day = page.getByText(/We charge your card \$9\.99 again on/);
  await openPayment(page);
  const shown = (await day.textContent()) ?? '';
  await page.clock.setFixedTime(Date.now() + 26 * 60 * 60_000);
  await openPayment(page);
  await expect(day).toHaveText(shown);
  await payWith(page, 'ok');
  await expect(page).toHaveURL(PROFILE);
  const { displayEndDate } = (await (await clientOf(page, baseURL)).ok(getSubscription)).body;
  expect(shown).toContain(`again on ${longDate(displayEndDate ?? '')},`);
});

test.describe("back from a bank's page", { tag: '@faults' }, () => {
  test('a successful payment becomes the plan, and the address keeps no secret', async ({
    page,
    baseURL,
    member: _,
  }) => {
    const client = await clientOf(page, baseURL);
    const { clientSecret = '' } = (await client.ok(postPrepareSubscription, { body: { tier: 'premium' } })).body;
    await onStripe('confirm', clientSecret, 'ok');
    const payment = clientSecret.split('_secret_')[0] ?? '';
    const added = new URLSearchParams({
      payment_intent: payment,
      payment_intent_client_secret: clientSecret,
      redirect_status: 'succeeded',
    });
    await page.goto(`/subscription?tier=premium&${added}`);
    await expect(page).toHaveURL(PROFILE);
    await expect(plan(page)).toBeVisible();
  });

  test('a failed payment leads to the form, which says so', async ({ page, member: _ }) => {
    await openPayment(page, 'tier=premium&payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=failed');
    await expect(page).toHaveURL(/\/subscription\?tier=premium$/);
    await expect(page.locator('main').getByRole('alert')).toContainText('Your bank couldn’t confirm it’s you.');
  });

  test.describe('an invented address', () => {
    test.use({ expectedErrors: [/403/] });

    test('changes nothing', async ({ page, baseURL, member: _ }) => {
      await openPayment(page, 'tier=premium&payment_intent=pi_somebody&redirect_status=succeeded');
      await expect(page.locator('main').getByRole('alert')).toContainText('Payment failed');
      const { body } = await (await clientOf(page, baseURL)).ok(getSubscription);
      expect(body.active).toBe(false);
    });
  });
});

test('only the payment screen may load anything from the payment provider', async () => {
  const pages = readdirSync(TEST_SITE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const naming = pages.filter((file) =>
    /(?:js|api|hooks)\.stripe\.com/.test(readFileSync(join(TEST_SITE, file), 'utf8')),
  );
  expect(naming.toSorted()).toEqual(['es/subscription.html', 'subscription.html']);
});
