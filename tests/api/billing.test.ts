import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  deleteSubscription,
  getSubscription,
  postActivateSubscription,
  postPrepareSubscription,
  postResumeSubscription,
} from '../../contract/billing.ts';
import { subscriptions } from '../../worker/db/schema/index.ts';
import { type Payer, type ProductWithStripe, productWithStripe } from '../harness/stripe.ts';

let product: ProductWithStripe;
beforeAll(async () => {
  product = await productWithStripe();
  product.stripe.sendTo(product.webhookUrl);
}, 60_000);
afterAll(() => product.close());

async function prepared({ client }: Payer) {
  const { body } = await client.ok(postPrepareSubscription, { body: { tier: 'premium' } });
  const { subscriptionId = '', clientSecret = '' } = body;
  return { subscriptionId, clientSecret, payment: clientSecret.split('_secret_')[0] ?? '' };
}
const planOf = async ({ client }: Payer) => (await client.ok(getSubscription)).body;

test('paying makes a member a premium member, whom the webhook told of it alone', async () => {
  const payer = await product.newMember();
  const { clientSecret } = await prepared(payer);
  expect(await planOf(payer)).toMatchObject({ active: false, status: 'pending', tier: 'premium' });
  await product.stripe.confirm(clientSecret, 'ok');
  expect(await planOf(payer)).toMatchObject({ active: true, status: 'active', tier: 'premium', cancelled: false });
  const [row] = await product.db.select().from(subscriptions).where(eq(subscriptions.userId, payer.id));
  expect(row?.heldUntil).toBeNull();
});
