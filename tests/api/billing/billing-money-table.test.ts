import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectEvents, type MoneyEvents } from '../../harness/members/money-events.ts';
import { liveThrough, STEPS, type StepName } from '../../harness/members/money-table.ts';
import { type ProductWithStripe, productWithStripe } from '../../harness/product/paid-product.ts';

/** `npm run test:billing` runs all sequences, which takes over a minute. */
const isWhole = process.env['MONEY_TABLE'] === 'whole';
const RANDOM = isWhole ? 300 : 60;
const LENGTHS = isWhole ? [1, 2, 3] : [1, 2];
/** These steps do nothing before a payment is prepared, so a shorter sequence already covers the rest. */
const EMPTY_AT_FIRST: readonly StepName[] = [
  'confirm',
  'webhook',
  'duplicate webhook',
  'late webhook',
  'renew',
  'fail',
  'refund',
];
const SEED = 20261122;
const SIDE_BY_SIDE = 12;

let product: ProductWithStripe;
let events: MoneyEvents;
beforeAll(async () => {
  product = await productWithStripe();
  await product.restart({ STRIPE_TIMEOUT_MS: '20000' });
  events = await collectEvents(product.stripe, product.webhookUrl);
}, 60_000);
afterAll(async () => {
  await events.close();
  await product.close();
});

const sequences = (length: number): StepName[][] =>
  length === 0 ? [[]] : sequences(length - 1).flatMap((begun) => STEPS.map((name) => [...begun, name]));

/** Returns the same sequences on every run. */
function randomSequences(count: number, length: number): StepName[][] {
  let state = SEED;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const pick = () => STEPS[Math.floor(next() * STEPS.length)] ?? 'prepare';
  return Array.from({ length: count }, () => Array.from({ length }, pick));
}

/** Runs sequences for many members in parallel. Each one has its own customer, test clock and events. */
async function faultsOf(all: readonly StepName[][]): Promise<string[]> {
  const left = [...all];
  const faults: string[] = [];
  const work = async () => {
    for (let steps = left.pop(); steps; steps = left.pop()) {
      faults.push(...(await liveThrough(product, events, steps)));
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return faults;
}

test.each(LENGTHS)(
  "after every sequence of %i steps, the plan matches Stripe's state",
  async (length) => {
    const all = sequences(length);
    expect(all).toHaveLength(STEPS.length ** length);
    const tried = all.filter(([first]) => isWhole || length === 1 || !first || !EMPTY_AT_FIRST.includes(first));
    expect(await faultsOf(tried)).toEqual([]);
  },
  900_000,
);

test("after random sequences of 6 steps, the plan matches Stripe's state", async () => {
  expect(await faultsOf(randomSequences(RANDOM, 6))).toEqual([]);
}, 900_000);
