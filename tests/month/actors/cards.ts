import * as z from 'zod/mini';
import { deleteAccount } from '../../../contract/account/own-account.ts';
import {
  deleteSubscription,
  postActivateSubscription,
  postPaymentMethod,
  postPrepareSubscription,
  postResumeSubscription,
  postSubscriptionConsent,
  putPaymentMethod,
} from '../../../contract/billing.ts';
import type { CardName } from '../../../dev/stripe/objects/cards.ts';
import type { Member } from '../book.ts';
import { type Actor, DAY, HOUR, type Month, oneOf } from '../moment.ts';
import { join, logIn } from './members.ts';

/** What happens to a member's plan around its renewal, after a successful first payment. */
const FATES = [
  ...['keeps', 'keeps', 'fails', 'repairs', 'cancels', 'asksEachTime', 'refundedWhole', 'keeps', 'disputeWon'],
  ...['resumes', 'refundedPart', 'disputeLost', 'leaves', 'disputeOpen', 'fails', 'returns'],
] as const;
type Fate = (typeof FATES)[number];

interface Step {
  at: number;
  member: Member;
  run: () => Promise<void>;
}
/** The remaining steps. */
const steps: Step[] = [];

/** Adds payers, one a day at a random hour, so their renewals fall within the month. */
export async function joinBefore(month: Month, earlier: number): Promise<void> {
  const { clock, firstDay, days, random, tick } = month;
  for (let day = 0; day < Math.min(days, FATES.length * 2); day += 1) {
    clock.moveTo(firstDay - earlier + day * DAY + Math.floor(random() * 20) * HOUR);
    const member = await join(month, day % 5 !== 4);
    const fate = FATES[day % FATES.length] ?? 'keeps';
    await subscribe(month, member, 'ok', fate);
    await tick();
  }
}

async function subscribe(month: Month, member: Member, card: CardName, fate: Fate): Promise<void> {
  const { product, book } = month;
  const { client } = member;
  const { clientSecret = '', subscriptionId = '' } = (
    await client.ok(postPrepareSubscription, { body: { tier: 'premium' } })
  ).body;
  await client.ok(postSubscriptionConsent, { body: { subscriptionId } });
  const { paymentIntent, error } = await product.stripe.confirm(clientSecret, card);
  if (error) return;
  const { id, customer } = z.object({ id: z.string(), customer: z.string() }).parse(paymentIntent);
  await client.ok(postActivateSubscription, { body: { subscriptionId: id, tier: 'premium' } });
  member.customer = customer;
  member.fate = fate;
  const [subscription] = product.stripe.subscriptions(customer);
  const renewal = (subscription?.items.data[0]?.current_period_end ?? 0) * 1000;
  if (renewal === 0) book.fault(`${member.email} paid and has no period`);
  plan(month, member, fate, renewal);
}

/** Returns the payment of the last paid invoice. */
function lastPayment({ product }: Month, { customer }: Member): string {
  const charge = z.object({ payment_intent: z.string() });
  const paid = product.stripe.events(customer ?? '').filter(({ type }) => type === 'charge.succeeded');
  return charge.parse(paid.at(-1)?.data.object).payment_intent;
}

/** Plans what happens to a plan before its renewal. The renewal's invoice is collected an hour later. */
function plan(month: Month, member: Member, fate: Fate, renewal: number): void {
  const { product } = month;
  const { client } = member;
  const customer = member.customer ?? '';
  const at = (time: number, run: () => Promise<unknown>) =>
    steps.push({ at: time, member, run: async () => void (await run()) });
  const card = (name: CardName) => async () => product.stripe.changeCard(customer, name);
  const cancel = () => client.ok(deleteSubscription);
  const pay = () => lastPayment(month, member);
  const fates: Record<Fate, () => void> = {
    keeps: () => {},
    fails: () => at(renewal - 2 * HOUR, card('declined_later')),
    asksEachTime: () => at(renewal - 2 * HOUR, card('authentication_always')),
    repairs() {
      at(renewal - 2 * HOUR, card('declined_later'));
      at(renewal + 2 * DAY, () => changeCard(month, member));
    },
    cancels: () => at(renewal - DAY, cancel),
    resumes() {
      at(renewal - 2 * DAY, cancel);
      at(renewal - DAY, () => client.ok(postResumeSubscription));
    },
    refundedWhole: () => at(renewal + DAY, () => product.stripe.refund(pay())),
    refundedPart: () => at(renewal + DAY, () => product.stripe.refund(pay(), 300)),
    disputeOpen: () => at(renewal + 2 * DAY, () => product.stripe.dispute(pay())),
    disputeWon() {
      at(renewal + DAY, () => product.stripe.dispute(pay()));
      at(renewal + 4 * DAY, () => product.stripe.settleDispute(pay(), 'won'));
    },
    disputeLost() {
      at(renewal + DAY, () => product.stripe.dispute(pay()));
      at(renewal + 3 * DAY, () => product.stripe.settleDispute(pay(), 'lost'));
    },
    async leaves() {
      at(renewal + 2 * DAY, async () => {
        await client.ok(deleteAccount, { body: { password: member.password } });
        member.leftAt = Date.now();
      });
    },
    returns() {
      at(renewal - DAY, cancel);
      at(renewal + 2 * DAY, () => subscribe(month, member, 'mastercard', 'keeps'));
    },
  };
  fates[fate]();
}

/** The member confirms another card, and the open payment is then charged to it. */
async function changeCard({ product }: Month, { client }: Member): Promise<void> {
  const { clientSecret } = (await client.ok(postPaymentMethod)).body;
  await product.stripe.confirm(clientSecret, 'ok');
  const setupIntentId = clientSecret.split('_secret_')[0] ?? '';
  await client.ok(putPaymentMethod, { body: { setupIntentId } });
}

/** Paying members and their plans. Events arrive late, twice or out of order, and Stripe sometimes fails. */
export const cards: Actor = {
  async begins({ product }, { day, hour }) {
    if (hour === 3 && day % 3 === 1) product.stripe.hold();
    if (hour === 5 && day % 3 === 1) await product.stripe.deliver({ order: 'shuffled', seed: day + 1, duplicates: 1 });
  },
  async acts(month, { day, hour }) {
    const { book, product, random } = month;
    if (book.isDisturbed) return;
    const due = steps.filter(({ at }) => at <= Date.now()).toSorted((a, b) => a.at - b.at);
    for (const step of due) {
      steps.splice(steps.indexOf(step), 1);
      if (step.member.leftAt !== null) continue;
      await logIn(step.member);
      await step.run();
    }
    if (hour === 16 && day % 4 === 0) {
      const member = await join(month, true);
      const declined = oneOf(['declined', 'insufficient', 'expired', 'cvc'] as const, random);
      await subscribe(month, member, declined, 'keeps');
      if (day % 8 === 0) await subscribe(month, member, 'ok', 'keeps');
    }
    if (hour === 11 && day % 5 === 1) product.stripe.plan({ fault: 'server_error', times: 4 });
  },
};
