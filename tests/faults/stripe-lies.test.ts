import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '../../contract/account/own-account.ts';
import {
  deleteSubscription,
  getInvoices,
  getSubscription,
  postActivateSubscription,
  postPaymentMethod,
  postPrepareSubscription,
  postResumeSubscription,
  putPaymentMethod,
} from '../../contract/billing.ts';
import { departedCustomers } from '../../worker/db/schema/index.ts';
import { TASKS } from '../../worker/features/upkeep/scheduled.ts';
import { billingKit } from '../harness/members/billing.ts';
import { type FaultyProxy, PROXY_FAULTS, startFaultyProxy } from '../harness/product/faulty-proxy.ts';
import { brokenInvariants } from '../harness/product/invariants.ts';
import { type Payer, type ProductWithStripe, productWithStripe } from '../harness/product/paid-product.ts';

const [EVERY_FIVE_MINUTES = ''] = Object.keys(TASKS);
const premium = { active: true, status: 'active', tier: 'premium', cancelAtPeriodEnd: false };

let product: ProductWithStripe;
let proxy: FaultyProxy;
let subscriber: Awaited<ReturnType<typeof kit.subscriber>>;
let newcomer: Payer;
const kit = billingKit(() => product);
beforeAll(async () => {
  product = await productWithStripe();
  proxy = await startFaultyProxy(product.stripe.url);
  await product.restart({ STRIPE_API_BASE: proxy.url, STRIPE_RETRIES: '0', STRIPE_TIMEOUT_MS: '1500' });
  product.stripe.sendTo(product.webhookUrl);
  subscriber = await kit.subscriber();
  newcomer = await product.newMember();
}, 60_000);
beforeEach(() => proxy.heal());
afterAll(async () => {
  await product.close();
  await proxy.close();
});

test.each(PROXY_FAULTS)(
  'if Stripe answers "%s", every payment call reports a failure and changes nothing',
  async (fault) => {
    const { client } = subscriber.payer;
    const { body: method } = await client.ok(postPaymentMethod);
    const setupIntentId = method.clientSecret.split('_secret_')[0] ?? '';
    const tier = 'premium' as const;
    proxy.break(fault);
    const answers = {
      prepare: await newcomer.client.fails(postPrepareSubscription, { body: { tier } }),
      activate: await client.fails(postActivateSubscription, { body: { subscriptionId: subscriber.payment, tier } }),
      resume: await client.fails(postResumeSubscription),
      'new card': await client.fails(postPaymentMethod),
      'card that is kept': await client.fails(putPaymentMethod, { body: { setupIntentId } }),
      invoices: await client.fails(getInvoices),
      cancel: await client.fails(deleteSubscription),
    };
    const results = Object.entries(answers).map(([name, { status, body }]) => [name, status, body.code]);
    expect(results).toEqual(Object.keys(answers).map((name) => [name, 503, 'payment_unavailable']));
    // Completed payments stay, and cron's own calls fail without harm.
    expect((await client.ok(getSubscription)).body).toMatchObject(premium);
    await product.run(EVERY_FIVE_MINUTES);
    proxy.heal();
    expect((await client.ok(getSubscription)).body).toMatchObject(premium);
    expect((await kit.rowOf(newcomer))?.heldUntil ?? null).toBeNull();
    expect((await client.ok(getInvoices)).body.invoices.length).toBeGreaterThan(0);
    expect(await brokenInvariants(product.db)).toEqual([]);
  },
);

test('many attempts while Stripe fails make one payment, or none if the member leaves', async () => {
  const { clientSecret } = await kit.prepare(newcomer);
  expect(kit.living(await kit.customerOf(newcomer))).toHaveLength(1);
  await product.stripe.confirm(clientSecret, 'ok');
  expect(await kit.planOf(newcomer)).toMatchObject(premium);
  proxy.break('reset');
  await newcomer.client.ok(deleteAccount, { body: { password: newcomer.password } });
  proxy.heal();
  await product.db.update(departedCustomers).set({ nextAttemptAt: new Date(Date.now() - 1000).toISOString() });

  await product.run(EVERY_FIVE_MINUTES);
  await expect.poll(() => product.db.$count(departedCustomers)).toBe(0);
});
