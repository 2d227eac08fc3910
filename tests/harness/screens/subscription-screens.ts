import type { Page } from '@playwright/test';
import { payButton, payWith, subscribe } from '../pages/payment.ts';
import { withAnswers } from '../pages/program-page.ts';
import type { Screen } from './screen.ts';
import { failedToLoad } from './screen-kit.ts';

const TAB = '/profile?tab=subscription';
const LONG = `${'The bank that issued this card has refused the payment, and gives us no reason that we could pass on. '.repeat(3)}Reference: ${'a1b2c3d4'.repeat(12)}`;

const isSubscriber = (page: Page) => subscribe(page, process.env['PRODUCT_URL']);

/** Mocks the plan as the server would return it. */
const withPlan = (status: string, active: boolean) => (page: Page) =>
  page.route('**/api/subscriptions', (route) =>
    route.fulfill({
      json: {
        active,
        status,
        tier: 'premium',
        endsAt: '2026-12-22T00:00:00.000Z',
        cancelled: false,
        cancelAtPeriodEnd: false,
        displayEndDate: '2026-12-29T00:00:00.000Z',
      },
    }),
  );

const withPayments = (page: Page) =>
  page.route('**/api/subscriptions/invoices', (route) =>
    route.fulfill({
      json: {
        card: { brand: 'a brand that nobody knows', last4: '4242', expMonth: 1, expYear: 2031 },
        invoices: (['open', 'paid', 'uncollectible'] as const).map((status, index) => ({
          id: `in_${index}`,
          number: `A1B2C3D4E5F6-${index}`.repeat(index + 1),
          createdAt: '2026-11-22T00:00:00.000Z',
          total: 999,
          refunded: index === 1 ? 999 : 0,
          status,
          invoiceUrl: 'https://pay.example/invoice',
          receiptUrl: index === 1 ? 'https://pay.example/receipt' : null,
        })),
      },
    }),
  );

/** Mocks a site without an AI model. */
const withoutModel = (page: Page) => withAnswers(page, 'nobody');

/** The screens for choosing, paying for and keeping a plan. */
export const SUBSCRIPTION_SCREENS: readonly Screen[] = [
  {
    name: 'subscription-plans',
    path: '/subscription',
    who: 'member',
    ready: (page) => page.getByRole('button', { name: 'Subscribe Now' }),
  },
  {
    name: 'subscription-plans-without-model',
    path: '/subscription',
    who: 'member',
    prepare: withoutModel,
    ready: (page) => page.getByText('No AI on this site'),
  },
  {
    name: 'payment-form-without-model',
    path: '/subscription?tier=premium',
    who: 'member',
    prepare: withoutModel,
    ready: (page) => payButton(page).and(page.locator(':enabled')),
  },
  {
    name: 'subscription-plans-failed',
    path: '/subscription',
    who: 'member',
    prepare: (page) =>
      page.route('**/api/subscriptions/prepare', (route) => route.fulfill({ status: 500, json: { message: LONG } })),
    reach: (page) => page.getByRole('button', { name: 'Subscribe Now' }).click(),
    ready: (page) => page.locator('main').getByRole('alert'),
    expectedErrors: failedToLoad,
  },
  {
    name: 'payment-setting-up',
    path: '/subscription?tier=premium',
    who: 'member',
    prepare: (page) => page.route('**/api/subscriptions/prepare', () => {}),
    ready: (page) => page.getByText('Setting up payment...'),
  },
  {
    name: 'payment-form',
    path: '/subscription?tier=premium',
    who: 'member',
    ready: (page) => payButton(page).and(page.locator(':enabled')),
  },
  {
    name: 'payment-refused',
    path: '/subscription?tier=premium',
    who: 'member',
    prepare: (page) =>
      page.route('**/v1/payment_intents/*/confirm', (route) =>
        route.fulfill({ status: 402, json: { error: { type: 'card_error', message: LONG } } }),
      ),
    async reach(page) {
      await payWith(page, 'declined');
      // A pointer that rests on the notice would keep it open.
      await page.mouse.move(0, 0);
    },
    ready: (page) => page.locator('main').getByRole('alert'),
    expectedErrors: failedToLoad,
  },
  {
    name: 'payment-setup-failed',
    path: '/subscription?tier=premium',
    who: 'member',
    prepare: (page) =>
      page.route('**/api/subscriptions/prepare', (route) => route.fulfill({ status: 500, json: { message: LONG } })),
    ready: (page) => page.getByRole('heading', { name: 'Payment setup failed' }),
    expectedErrors: failedToLoad,
  },
  {
    name: 'card-change',
    path: '/subscription?change=card',
    who: 'member',
    prepare: isSubscriber,
    ready: (page) => page.getByRole('button', { name: 'Save this card' }).and(page.locator(':enabled')),
  },
  {
    name: 'profile-subscription-active',
    path: TAB,
    who: 'member',
    prepare: isSubscriber,
    ready: (page) => page.getByText(/^Visa ending in/),
  },
  {
    name: 'profile-subscription-cancelling',
    path: TAB,
    who: 'member',
    prepare: isSubscriber,
    reach: (page) => page.getByRole('button', { name: 'Cancel subscription' }).click(),
    ready: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'profile-subscription-cancelled',
    path: TAB,
    who: 'member',
    prepare: isSubscriber,
    async reach(page) {
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
    },
    ready: (page) => page.getByRole('button', { name: 'Keep Premium after all' }),
  },
  {
    name: 'profile-subscription-past-due',
    path: TAB,
    who: 'member',
    async prepare(page) {
      await withPlan('past_due', true)(page);
      await withPayments(page);
    },
    ready: (page) => page.getByText('$9.99 refunded'),
  },
  {
    name: 'profile-subscription-pending',
    path: TAB,
    who: 'member',
    prepare: withPlan('pending', false),
    ready: (page) => page.getByRole('link', { name: 'Finish paying' }),
  },
  {
    name: 'profile-payments-failed',
    path: TAB,
    who: 'member',
    async prepare(page) {
      await withPlan('active', true)(page);
      await page.route('**/api/subscriptions/invoices', (route) =>
        route.fulfill({ status: 500, json: { message: LONG } }),
      );
    },
    ready: (page) => page.getByText('Your payments couldn’t be loaded'),
    expectedErrors: failedToLoad,
  },
];
