import { deleteAccount } from '../../../contract/account/own-account.ts';
import {
  deleteSubscription,
  getSubscription,
  postActivateSubscription,
  postPrepareSubscription,
  preparedSubscription,
  subscription,
} from '../../../contract/billing.ts';
import { PASSWORD } from '../../factories/people.ts';
import type { Payer, ProductWithStripe } from '../product/paid-product.ts';
import { billingKit, DAY } from './billing.ts';
import type { CustomerEvents, MoneyEvents } from './money-events.ts';

export const STEPS = [
  'prepare',
  'confirm',
  'activate',
  'webhook',
  'duplicate webhook',
  'late webhook',
  'cancel',
  'renew',
  'fail',
  'refund',
  'delete account',
] as const;
export type StepName = (typeof STEPS)[number];

/** Longer than any month, shorter than two. */
const MONTH = 31 * DAY + DAY / 8;

interface Life {
  payer: Payer;
  customer: string | null;
  secret: string | null;
  isDeleted: boolean;
  faults: string[];
}

/** Takes a new member through these steps. Returns the faults found. */
export async function liveThrough(product: ProductWithStripe, events: MoneyEvents, steps: readonly StepName[]) {
  const payer = await product.newMember({ hasQuickHash: true });
  const life: Life = { payer, customer: null, secret: null, isDeleted: false, faults: [] };
  const run = stepsOf(product, events, life);
  for (const name of steps) {
    if (await run[name]()) await checkNow(product, events, life);
  }
  if (life.customer) await deliverAll(product, events, life.customer);
  await checkAtEnd(product, events, life);
  return life.faults.map((fault) => `${steps.join(', ')}: ${fault}`);
}

/** Returns the steps. Each one returns whether it could have changed anything. */
function stepsOf(
  product: ProductWithStripe,
  events: MoneyEvents,
  life: Life,
): Record<StepName, () => Promise<boolean>> {
  const { stripe } = product;
  const { client } = life.payer;
  const eventsNow = (): CustomerEvents | null => (life.customer ? events.of(life.customer) : null);
  const deliver = async (body: string | undefined) => {
    if (body === undefined) return false;
    const status = await events.deliver(body);
    if (status !== 200) life.faults.push(`an event was answered ${status}`);
    const known = eventsNow();
    if (known) known.last = body;
    await stripe.settled();
    return true;
  };
  const send = async (method: string, path: string, body: unknown, expected: readonly number[]) => {
    const answer = await client.send(method, path, { body });
    const fits = life.isDeleted ? [401] : expected;
    if (!fits.includes(answer.status)) life.faults.push(`${method} ${path} answered ${answer.status} ${answer.text}`);
    await stripe.settled();
    return answer;
  };
  const passMonth = async (card: 'ok' | 'declined_later') => {
    const { customer } = life;
    if (!customer) return false;
    // A deleted member has no card at Stripe.
    if (!life.isDeleted) stripe.changeCard(customer, card);
    await stripe.advance(MONTH, { customer });
    await stripe.settled();
    return true;
  };
  return {
    async prepare() {
      const { method, path } = postPrepareSubscription;
      const { status, text } = await send(method, path, { tier: 'premium' }, [200, 400]);
      if (status === 200) life.secret = preparedSubscription.parse(JSON.parse(text)).clientSecret ?? null;
      if (status === 200) life.customer ??= await billingKit(() => product).customerOf(life.payer);
      return true;
    },
    async confirm() {
      if (!life.secret) return false;
      // Already paid or voided, which the form reports.
      await (async () => stripe.confirm(life.secret ?? '', 'ok'))().catch(() => {});
      await stripe.settled();
      return true;
    },
    async activate() {
      const { method, path } = postActivateSubscription;
      const subscriptionId = life.secret?.split('_secret_')[0] ?? 'pi_none';
      await send(method, path, { subscriptionId, tier: 'premium' }, [200, 402, 403]);
      return true;
    },
    webhook: () => deliver(eventsNow()?.waiting.shift()),
    'duplicate webhook': () => deliver(eventsNow()?.last ?? eventsNow()?.waiting[0]),
    'late webhook': () => deliver(eventsNow()?.waiting.pop()),
    async cancel() {
      await send(deleteSubscription.method, deleteSubscription.path, undefined, [200, 404]);
      return true;
    },
    renew: () => passMonth('ok'),
    fail: () => passMonth('declined_later'),
    async refund() {
      const last = eventsNow()?.paid.at(-1);
      const payment = last && events.paymentOf(last.invoice);
      if (!payment || eventsNow()?.refunded.has(payment)) return false;
      await stripe.refund(payment);
      await stripe.settled();
      return true;
    },
    async 'delete account'() {
      await send(deleteAccount.method, deleteAccount.path, { password: PASSWORD }, [200]);
      life.isDeleted = true;
      return true;
    },
  };
}

/** Delivers every event, including those triggered by handling the others. */
async function deliverAll({ stripe }: ProductWithStripe, events: MoneyEvents, customer: string): Promise<void> {
  const { waiting } = events.of(customer);
  for (let body = waiting.shift(); body !== undefined; body = waiting.shift()) {
    await events.deliver(body);
    await stripe.settled();
  }
}

function livingOf({ stripe }: ProductWithStripe, { customer }: Life) {
  const all = customer ? stripe.subscriptions(customer) : [];
  return all.filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired');
}

async function isActive({ payer }: Life): Promise<boolean> {
  const { status, text } = await payer.client.send('GET', getSubscription.path);
  return status === 200 && subscription.parse(JSON.parse(text)).active;
}

/** Checks the conditions that hold at all times. */
async function checkNow(product: ProductWithStripe, events: MoneyEvents, life: Life): Promise<void> {
  if (livingOf(product, life).length > 1) life.faults.push('two subscriptions live');
  const hasPaid = life.customer !== null && events.of(life.customer).paid.length > 0;
  if (!life.isDeleted && (await isActive(life)) && !hasPaid) life.faults.push('active without a paid invoice');
}

/** Checks that the product matches Stripe's state once every event has been delivered. */
async function checkAtEnd(product: ProductWithStripe, events: MoneyEvents, life: Life): Promise<void> {
  await checkNow(product, events, life);
  const living = () => livingOf(product, life);
  if (life.isDeleted) {
    for (let tries = 0; living().length > 0 && tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if (living().length > 0) life.faults.push('a departed member is still charged');
    return;
  }
  const received = life.customer ? events.of(life.customer) : null;
  const pays = living().some(({ id, status }) => {
    const last = received?.paid.findLast((one) => one.subscription === id);
    const isKept = last !== undefined && !received?.refunded.has(events.paymentOf(last.invoice));
    return isKept && (status === 'active' || status === 'past_due');
  });
  const active = await isActive(life);
  if (pays && !active) life.faults.push('who paid has nothing');
  if (active && !pays) life.faults.push('premium, though Stripe says otherwise');
}
