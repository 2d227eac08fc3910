import type { Page } from '@playwright/test';
import { deleteSubscription, getSubscription, postResumeSubscription } from '../../../contract/billing.ts';
import { expect, test } from '../../harness/browser.ts';
import { onStripe } from '../../harness/members/stripe.ts';
import { answerBank, notice, openPayment, payButton, subscribe, typeCard } from '../../harness/pages/payment.ts';

const DAY = 24 * 60 * 60_000;
const PROFILE = /\/profile\?tab=subscription$/;
const TAB = '/profile?tab=subscription';
const panel = (page: Page) => page.getByRole('tabpanel');
const main = (page: Page) => page.locator('main');

test('a subscription is canceled in two clicks, lasts until its day, and can resume', async ({
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
  await expect(panel(page).getByText(/^It ends on \w+ \d+, \d{4}\.$/)).toBeVisible();
  await expect(panel(page).getByText('You have the Premium plan.')).toBeVisible();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['/api/subscriptions', '/api/user']));
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();
  // Only one of the two notes is shown at a time. After the reload, it's the plan's own.
  const note = panel(page).getByText(/^Your subscription is cancelled\. It stays active until \w+ \d+, \d{4}\.$/);
  await expect(note).toBeHidden();
  await page.reload();
  await expect(note).toBeVisible();

  await page.getByRole('button', { name: 'Keep Premium after all' }).click();
  await expect(panel(page).getByText(/^Your next billing date is/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
});

test('a cancellation undone in another tab no longer shows as canceled', { tag: '@faults' }, async ({
  page,
  baseURL,
  member: _,
}) => {
  const { client } = await subscribe(page, baseURL);
  await page.goto(TAB);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  const done = panel(page).getByText(/^Your subscription has been canceled/);
  await expect(done).toBeVisible();
  await client.ok(postResumeSubscription);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(panel(page).getByText(/^Your next billing date is/)).toBeVisible();
  await expect(done).toBeHidden();
});

test('a payment that arrives while canceling is reported, not called canceled', {
  tag: '@faults',
}, async ({ page, baseURL, member: _ }) => {
  const { client } = await subscribe(page, baseURL);
  const { body: renewing } = await client.ok(getSubscription);
  await page.goto(TAB);
  await page.route('**/api/subscriptions', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ json: renewing }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(panel(page).getByText(/^A payment arrived at the same moment/)).toBeVisible();
  await expect(panel(page).getByText(/has been canceled/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
});

test.describe('when canceling fails', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/500/] });

  test('the dialog and a notice say so, and it can be retried', async ({ page, baseURL, member: _ }) => {
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
    await expect(panel(page).getByText(/^It ends on/)).toBeVisible();
  });
});

test('another card replaces the first one', async ({ page, baseURL, member: _ }) => {
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

test.describe('a renewal that fails', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/402/] });

  test('is shown with its day, and a new card pays it', async ({ page, baseURL, member: _ }) => {
    const { client, customer } = await subscribe(page, baseURL);
    await onStripe('changeCard', customer, 'declined_later');
    await onStripe('advance', 31 * DAY, { customer });
    await onStripe('settled');
    await expect.poll(async () => (await client.ok(getSubscription)).body.status).toBe('past_due');
    await page.goto(TAB);
    await expect(panel(page).getByText(/^Your last payment failed\. Change your card to pay it/)).toBeVisible();
    await panel(page).getByRole('link', { name: 'Change card' }).first().click();
    await typeCard(page, 'declined');
    await page.getByRole('button', { name: 'Save this card' }).click();
    await expect(main(page).getByRole('alert')).toContainText('The card wasn’t changed');
    await typeCard(page, 'mastercard');
    await page.getByRole('button', { name: 'Save this card' }).click();
    await expect(page).toHaveURL(PROFILE);
    await expect(panel(page).getByText(/^Mastercard ending in 4444/)).toBeVisible();
    await expect(panel(page).getByText(/^Your last payment failed/)).toBeHidden();
  });
});

test("a member who hasn't finished paying finds the way back to the payment", async ({ page, member: _ }) => {
  await openPayment(page);
  await page.goto(TAB);
  await expect(panel(page).getByText('Your premium subscription is pending payment')).toBeVisible();
  await expect(panel(page).locator('.alert-warning, .alert-error')).toHaveCount(0);
  await panel(page).getByRole('link', { name: 'Finish paying' }).click();
  await expect(payButton(page)).toBeEnabled();
});

test('a member who had a plan and starts again still finds past payments', { tag: '@screens' }, async ({
  page,
  baseURL,
  member: _,
}) => {
  const { client, customer } = await subscribe(page, baseURL);
  await client.ok(deleteSubscription);
  await onStripe('advance', 33 * DAY, { customer });
  await expect.poll(async () => (await client.ok(getSubscription)).body.status).toBe('canceled');
  await openPayment(page);
  await page.goto(TAB);
  await expect(panel(page).getByText('Your premium subscription is pending payment')).toBeVisible();
  await expect(panel(page).getByRole('link', { name: /^Receipt of/ })).toBeVisible();
});

test.describe('the payments', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/500/] });

  test('can fail to load and be retried; a long list expands', async ({ page, baseURL, member: _ }) => {
    await subscribe(page, baseURL);
    await page.route('**/api/subscriptions/invoices', (route) =>
      route.fulfill({ status: 500, json: { message: 'Away.' } }),
    );
    await page.goto(TAB);
    await expect(panel(page).getByText('Your payments couldn’t be loaded')).toBeVisible();
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
    await expect(panel(page).getByText('$9.99 refunded')).toHaveCount(30);
  });
});
