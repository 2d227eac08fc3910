import { expect, type Page, test } from '@playwright/test';
import Stripe from 'stripe';
import { type LocalServer, startLocalServer } from '../../../dev/local-server.ts';
import { expectAccessible } from '../../harness/browser.ts';
import { onStripe, stripeKeys, stripeUrl } from '../../harness/members/stripe.ts';

// A page with nothing but the form, which shows what the provider's script does without our screens.
let html = '';
let address = '';
let server: LocalServer;

let stripe: Stripe;
let publishableKey = '';
test.beforeAll(async () => {
  const keys = await stripeKeys();
  const { hostname, port } = new URL(stripeUrl());
  stripe = new Stripe(keys.secretKey, { host: hostname, port, protocol: 'http' });
  publishableKey = keys.publishableKey;
  server = await startLocalServer(0, (_, response) => response.setHeader('Content-Type', 'text/html').end(html));
  address = `http://localhost:${server.port}`;
});
test.afterAll(() => server.close());

async function newPayment(customer?: Stripe.Customer): Promise<string> {
  const payer = customer ?? (await stripe.customers.create({}));
  const [price] = (await stripe.prices.list({ lookup_keys: ['grantlight_premium_monthly'] })).data;
  const { latest_invoice: invoice } = await stripe.subscriptions.create({
    customer: payer.id,
    items: [{ price: price?.id ?? '' }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  return (typeof invoice === 'object' && invoice?.confirmation_secret?.client_secret) || '';
}

async function newCard(): Promise<string> {
  const customer = await stripe.customers.create({});
  return (await stripe.setupIntents.create({ customer: customer.id })).client_secret ?? '';
}

/** Opens a page with the form. Its button confirms the payment and shows the result. */
async function openForm(page: Page, secret: string): Promise<void> {
  const method = secret.startsWith('seti_') ? 'confirmSetup' : 'confirmPayment';
  html = `<!doctype html><html lang="en"><title>Form</title><main><h1>Form</h1><div id="form"></div>
    <button>Pay</button><p role="status"></p></main><script src="${stripeUrl()}/v3/"></script><script>
    const output = document.querySelector('[role=status]');
    const stripe = Stripe('${publishableKey}');
    const elements = stripe.elements({ clientSecret: '${secret}' });
    const form = elements.create('payment');
    form.on('ready', () => { output.textContent = 'ready'; });
    form.on('loaderror', ({ error }) => { output.textContent = error.message; });
    form.on('change', ({ complete }) => { output.textContent = complete ? 'complete' : 'incomplete'; });
    form.mount('#form');
    document.querySelector('button').onclick = async () => {
      const { error: fault } = await elements.submit();
      const result = fault ? { error: fault } : await stripe.${method}({ elements, redirect: 'if_required' });
      output.textContent = result.error ? result.error.message : (result.paymentIntent ?? result.setupIntent).status;
    };</script></html>`;
  await page.goto(address);
}

async function pay(page: Page, secret: string, number: string): Promise<void> {
  await openForm(page, secret);
  await expect(page.getByRole('status')).toHaveText('ready');
  const form = page.frameLocator('iframe[title="Secure payment input frame"]');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiration date').fill('1234');
  await form.getByLabel('Security code').fill('123');
  await expect(page.getByRole('status')).toHaveText('complete');
  await page.getByRole('button', { name: 'Pay' }).click();
}

const OUTCOMES = [
  ['4242424242424242', 'succeeded'],
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
] as const;
for (const [number, outcome] of OUTCOMES) {
  test(`the card ${number}: ${outcome}`, async ({ page }) => {
    await pay(page, await newPayment(), number);
    await expect(page.getByRole('status')).toHaveText(outcome);
  });
}

test('a payment made in the browser renews when its month is over', async ({ page }) => {
  const customer = await stripe.customers.create({});
  await pay(page, await newPayment(customer), '4242424242424242');
  await expect(page.getByRole('status')).toHaveText('succeeded');
  await onStripe('advance', 32 * 86_400_000, { customer: customer.id });
  expect(await onStripe('subscriptions', customer.id)).toMatchObject([{ status: 'active' }]);
  const { data } = await stripe.invoices.list({ customer: customer.id, status: 'paid' });
  expect(data).toHaveLength(2);
});

for (const [answer, outcome] of [
  ['Complete', 'succeeded'],
  ['Fail', /^We are unable to authenticate/],
] as const) {
  test(`a bank asks the holder of a card, and the answer is ${answer}`, async ({ page }) => {
    await pay(page, await newPayment(), '4000002500003155');
    const bank = page.frameLocator('iframe[title="Secure authentication frame"]');
    await expect(bank.getByRole('button', { name: 'Complete' })).toBeFocused();
    await bank.getByRole('button', { name: answer }).click();
    await expect(page.getByRole('status')).toHaveText(outcome);
    await expect(page.locator('iframe[title="Secure authentication frame"]')).toHaveCount(0);
  });
}

test('a card is saved for later payments', async ({ page }) => {
  await pay(page, await newCard(), '5555555555554444');
  await expect(page.getByRole('status')).toHaveText('succeeded');
});

test('missing input is reported at each field, and the first one is focused', async ({ page }) => {
  await openForm(page, await newPayment());
  await expect(page.getByRole('status')).toHaveText('ready');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('status')).toHaveText('Your card number is incomplete.');
  const form = page.frameLocator('iframe');
  await expect(form.getByRole('alert')).toHaveText([
    'Your card number is incomplete.',
    "Your card's expiration date is incomplete.",
    "Your card's security code is incomplete.",
  ]);
  await expect(form.getByLabel('Card number')).toBeFocused();
  await form.getByLabel('Card number').fill('4242424242424241');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('alert').first()).toHaveText('Your card number is invalid.');
  await expect(form.getByLabel('Expiration date')).toBeFocused();
});

test('an unknown payment is reported as a loading error', async ({ page }) => {
  await openForm(page, 'pi_unknown_secret_unknown');
  await expect(page.getByRole('status')).toHaveText("No such payment_intent: 'pi_unknown'");
});

test("the bank's question is accessible", async ({ page }) => {
  const own = encodeURIComponent(stripeUrl());
  await page.goto(`${stripeUrl()}/frames/question?key=${publishableKey}&secret=pi_x_secret_y#${own}`);
  await expectAccessible(page);
});
