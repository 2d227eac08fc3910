import { expect, test } from 'vitest';
import type { BilledInvoice, BilledSubscription, BillingTruth } from '../../clients/stripe/objects.ts';
import { nextStep } from './next-step.ts';
import { columnsOf, planOf } from './plan.ts';
import { GRACE_MS, stateOf } from './state.ts';

const DAY = 24 * 60 * 60_000;
const MONTH = 30 * DAY;
const PRICE = { id: 'price_1', unit_amount: 999, currency: 'usd', recurring: null };

interface Given {
  id?: string;
  status: string;
  paid?: boolean;
  refunded?: number;
  disputes?: string[];
  changes?: Partial<BilledSubscription>;
}

/** Returns Stripe's data for one subscription whose month started at 0. */
function truthOf({
  id = 'sub_1',
  status,
  paid = true,
  refunded = 0,
  disputes = [],
  changes = {},
}: Given): BillingTruth {
  const subscription: BilledSubscription = {
    ...{ id, status, createdAt: 0, cancelAt: null, canceledAt: null, endsWithPeriod: false },
    ...{ isCanceledByMember: false, latestInvoice: `in_${id}`, card: null, prices: [PRICE], ...changes },
  };
  const invoice: BilledInvoice = {
    ...{ id: `in_${id}`, number: null, status: paid ? 'paid' : 'open', createdAt: 0, total: 999, url: null },
    ...{ subscription: id, paysUntil: MONTH, payments: [`pi_${id}`] },
  };
  const charge = { payment: `pi_${id}`, madeAt: 0, isPaid: paid, amount: 999, refunded, receiptUrl: null, disputes };
  return { subscriptions: [subscription], invoices: [invoice], charges: paid ? [charge] : [] };
}

const both = (a: BillingTruth, b: BillingTruth): BillingTruth => ({
  subscriptions: [...a.subscriptions, ...b.subscriptions],
  invoices: [...a.invoices, ...b.invoices],
  charges: [...a.charges, ...b.charges],
});
const planAt = (truth: BillingTruth, now: number) => planOf(columnsOf(stateOf(truth).state), now);

test.each<[string, Given, string, boolean]>([
  ['a first payment that is not made', { status: 'incomplete', paid: false }, 'pending', false],
  ['a first payment that never came', { status: 'incomplete_expired', paid: false }, 'inactive', false],
  ['a paid month', { status: 'active' }, 'active', true],
  ['a trial that a paid invoice began', { status: 'trialing' }, 'active', true],
  ['active but never paid', { status: 'active', paid: false }, 'pending', false],
  ['what calls itself anything else and was not paid', { status: 'past_due', paid: false }, 'pending', false],
  ['a renewal that failed', { status: 'past_due' }, 'past_due', true],
  ['a renewal that was given up', { status: 'unpaid' }, 'past_due', true],
  ['an end', { status: 'canceled' }, 'canceled', false],
  ['an end before anything was paid', { status: 'canceled', paid: false }, 'inactive', false],
  ['all money returned', { status: 'active', refunded: 999 }, 'canceled', false],
  ['a part returned', { status: 'active', refunded: 998 }, 'active', true],
  ['a dispute', { status: 'active', disputes: ['needs_response'] }, 'suspended', false],
  ['a dispute of a kind that nobody knows', { status: 'active', disputes: ['something_new'] }, 'suspended', false],
  ['an inquiry', { status: 'active', disputes: ['warning_needs_response'] }, 'active', true],
  ['a dispute that was won', { status: 'active', disputes: ['won'] }, 'active', true],
  ['a dispute that was lost', { status: 'past_due', disputes: ['won', 'lost'] }, 'canceled', false],
])('%s', (_, given, status, active) => {
  expect(planAt(truthOf(given), MONTH + DAY)).toMatchObject({ status, active });
  expect(planAt(truthOf(given), MONTH + GRACE_MS).active).toBe(false);
});

test('a subscription with a returned payment should end at Stripe, once', () => {
  expect(stateOf(truthOf({ status: 'active', refunded: 999 })).reversed).toEqual([{ id: 'sub_1', why: 'refunded' }]);
  expect(stateOf(truthOf({ status: 'active', disputes: ['lost'] })).reversed).toEqual([
    { id: 'sub_1', why: 'dispute lost' },
  ]);
  expect(stateOf(truthOf({ status: 'canceled', refunded: 999 })).reversed).toEqual([]);
});

test('a set end is the last day, without a grace period', () => {
  const changes = { cancelAt: MONTH, canceledAt: DAY, endsWithPeriod: true };
  const truth = truthOf({ status: 'active', changes });
  const end = new Date(MONTH).toISOString();
  expect(planAt(truth, MONTH - 1)).toMatchObject({
    active: true,
    cancelled: false,
    cancelAtPeriodEnd: true,
    displayEndDate: end,
  });
  expect(planAt(truth, MONTH)).toMatchObject({ active: false, status: 'canceled', tier: 'free' });
  const byMember = truthOf({ status: 'active', changes: { ...changes, isCanceledByMember: true } });
  expect(planAt(byMember, 0)).toMatchObject({ active: true, cancelled: true, cancelAtPeriodEnd: true });
});

test('of several subscriptions the paid one counts', () => {
  const old = truthOf({ id: 'sub_old', status: 'canceled' });
  const begun = truthOf({ id: 'sub_begun', status: 'incomplete', paid: false, changes: { createdAt: DAY } });
  const paid = truthOf({ id: 'sub_paid', status: 'active' });
  expect(stateOf(both(both(old, begun), paid)).state.subscription).toBe('sub_paid');
  expect(stateOf(both(old, begun)).state).toMatchObject({ subscription: 'sub_begun', status: 'pending' });
  expect(stateOf({ subscriptions: [], invoices: [], charges: [] }).state).toMatchObject({
    tier: 'free',
    status: 'inactive',
  });
});

test.each<[string, BillingTruth, unknown]>([
  ['nothing', { subscriptions: [], invoices: [], charges: [] }, { do: 'create', ending: [] }],
  ['a paid one', truthOf({ status: 'active' }), { do: 'refuse', because: 'subscribed' }],
  ['a renewal that failed', truthOf({ status: 'past_due' }), { do: 'refuse', because: 'payment failed' }],
  ['a dispute', truthOf({ status: 'active', disputes: ['under_review'] }), { do: 'refuse', because: 'in dispute' }],
  ['one that waits', truthOf({ status: 'incomplete', paid: false }), { do: 'reuse', id: 'sub_1', ending: [] }],
  [
    'one that waits for another price',
    truthOf({ status: 'incomplete', paid: false, changes: { prices: [{ ...PRICE, id: 'price_old' }] } }),
    { do: 'create', ending: ['sub_1'] },
  ],
  ['one that was given up', truthOf({ status: 'unpaid' }), { do: 'create', ending: ['sub_1'] }],
  ['one that is paid this moment', truthOf({ status: 'active', paid: false }), { do: 'refuse', because: 'under way' }],
  ['one that was taken back', truthOf({ status: 'active', refunded: 999 }), { do: 'create', ending: [] }],
  [
    'two that wait',
    both(
      truthOf({ id: 'sub_a', status: 'incomplete', paid: false }),
      truthOf({ id: 'sub_b', status: 'incomplete', paid: false, changes: { createdAt: DAY } }),
    ),
    { do: 'reuse', id: 'sub_b', ending: ['sub_a'] },
  ],
])('someone who wants to pay and has %s', (_, truth, expected) => {
  expect(nextStep(truth, stateOf(truth), PRICE.id)).toEqual(expected);
});
