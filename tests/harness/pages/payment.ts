import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { postActivateSubscription, postPrepareSubscription } from '../../../contract/billing.ts';
import { CARDS, type CardName } from '../../../dev/stripe/objects/cards.ts';
import { Client } from '../client.ts';
import { onStripe } from '../members/stripe.ts';

const confirmed = z.object({ paymentIntent: z.object({ id: z.string(), customer: z.string() }) });

/** Returns an API client for the member in this browser. */
export async function clientOf(page: Page, baseURL = ''): Promise<Client> {
  const client = new Client(baseURL);
  for (const { name, value } of await page.context().cookies()) client.cookies.set(name, value);
  return client;
}

/** Makes the member in this browser a subscriber whose card has paid. Returns a client and the customer at Stripe. */
export async function subscribe(page: Page, baseURL = ''): Promise<{ client: Client; customer: string }> {
  const client = await clientOf(page, baseURL);
  const { clientSecret = '' } = (await client.ok(postPrepareSubscription, { body: { tier: 'premium' } })).body;
  const { paymentIntent } = confirmed.parse(await onStripe('confirm', clientSecret, 'ok'));
  await client.ok(postActivateSubscription, { body: { subscriptionId: paymentIntent.id, tier: 'premium' } });
  return { client, customer: paymentIntent.customer };
}

export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $9.99 and start Premium' });
const cardFrame = (page: Page) => page.frameLocator('iframe[src*="/frames/card"]');

/** Types a card into the payment provider's form. */
export async function typeCard(page: Page, name: CardName): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel('Card number').fill(CARDS[name].number);
  await frame.getByLabel('Expiration date').fill('12 / 40');
  await frame.getByLabel('Security code').fill('123');
}

/** Opens the payment screen and waits for its form. */
export async function openPayment(page: Page, query = 'tier=premium'): Promise<void> {
  await page.goto(`/subscription?${query}`);
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
}

/** Types in a card, agrees to the terms, and pays. */
export async function payWith(page: Page, name: CardName): Promise<void> {
  await typeCard(page, name);
  await page.getByLabel(/^I agree/).check();
  await payButton(page).click();
}

/** Responds to the bank's authentication prompt. */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await page.frameLocator('iframe[src*="/frames/question"]').getByRole('button', { name: answer }).click();
}

export const notice = (page: Page, title: string) => page.locator('.toast-title', { hasText: title });
