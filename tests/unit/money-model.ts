import type { BilledSubscription, BillingTruth } from '../../worker/clients/stripe/objects.ts';
import { nextStep } from '../../worker/features/billing/next-step.ts';
import { FREE_STATE, GRACE_MS, isEnded, type PlanState, stateOf } from '../../worker/features/billing/state.ts';

/*
Models Stripe's and a member's actions as pure steps on one value, with the product's own decisions in between. Uses no
clock or network, so that every sequence can be tried.
*/

const DAY = 24 * 60 * 60_000;
const MONTH = 30 * DAY;
const PRICE = 'price_premium';

export interface World {
  now: number;
  truth: BillingTruth;
  /**
   * The number of events that Stripe hasn't delivered. Their content doesn't matter, because each one makes us request
   * the current state.
   */
  pending: number;
  row: { state: PlanState; begun: number; shown: number };
  /** The state read for a delivery but not written yet. It's written before the next late one, or at the very end. */
  late: { reading: number; state: PlanState } | null;
  isDeleted: boolean;
}

export const NEW_WORLD: World = {
  now: 0,
  truth: { subscriptions: [], invoices: [], charges: [] },
  pending: 0,
  row: { state: FREE_STATE, begun: 0, shown: 0 },
  late: null,
  isDeleted: false,
};

type Step = (world: World) => World;

export const STEPS = {
  prepare: unlessDeleted((world) => {
    const { world: read, reading, state, reversed } = begin(world);
    const step = nextStep(read.truth, { state, reversed }, PRICE);
    if (step.do === 'refuse') return keep(read, reading, state);
    const alone = step.ending.reduce(end, read);
    const made = step.do === 'create' ? create(alone) : alone;
    return keep(made, reading, stateOf(made.truth).state);
  }),
  confirm: (world) => {
    const waiting = world.truth.subscriptions.find(({ status }) => status === 'incomplete');
    return waiting ? pay(change(world, waiting.id, { status: 'active' }), waiting.id) : world;
  },
  activate: unlessDeleted((world) => (world.truth.subscriptions.length > 0 ? readAndKeep(world) : world)),
  webhook: (world) => (world.pending > 0 ? handle({ ...world, pending: world.pending - 1 }) : world),
  // A duplicate that gets through although it has been handled.
  'duplicate webhook': (world) => (world.truth.subscriptions.length > 0 ? handle(world) : world),
  'late webhook': unlessDeleted((world) => {
    if (world.pending === 0) return world;
    const { world: read, reading, state } = begin({ ...writeLate(world), pending: world.pending - 1 });
    return { ...read, late: { reading, state } };
  }),
  cancel: unlessDeleted((world) => {
    const { world: read, reading, state } = begin(world);
    const own = read.truth.subscriptions.find(({ id }) => id === state.subscription);
    if (!own || isEnded(own)) return keep(read, reading, state);
    if (own.status !== 'active') return readAndKeep(end(read, own.id));
    const cancelAt = lastPaid(read, own.id);
    const patch = { cancelAt, endsWithPeriod: true, canceledAt: read.now, isCanceledByMember: true };
    return readAndKeep(change(read, own.id, patch));
  }),
  renew: (world) => month(world, true),
  fail: (world) => month(world, false),
  refund: (world) => {
    const place = world.truth.charges.findLastIndex(({ refunded }) => refunded === 0);
    if (place < 0) return world;
    const charges = world.truth.charges.map((one, at) => (at === place ? { ...one, refunded: one.amount } : one));
    return { ...world, truth: { ...world.truth, charges }, pending: world.pending + 1 };
  },
  'delete account': unlessDeleted((world) => {
    const ended = living(world).reduce((now, { id }) => end(now, id), world);
    return { ...ended, isDeleted: true, late: null };
  }),
} as const satisfies Record<string, Step>;

/** Delivers all events. Writes late reads last, which is the worst case. */
export function settle(world: World): World {
  let settled = world;
  while (settled.pending > 0) settled = STEPS.webhook(settled);
  return writeLate(settled);
}

export function living({ truth }: World): BilledSubscription[] {
  return truth.subscriptions.filter((one) => !isEnded(one));
}

/** Returns whether the member has premium according to Stripe's records, computed independently of the product. */
export function hasPaid({ truth, now, isDeleted }: World): boolean {
  if (isDeleted) return false;
  return truth.subscriptions.some(({ id, status, cancelAt }) => {
    if (status !== 'active' && status !== 'past_due') return false;
    const [last] = truth.invoices.filter((one) => one.subscription === id && one.status === 'paid').toReversed();
    const charge = truth.charges.find(({ payment }) => payment !== null && last?.payments.includes(payment));
    if (!last || !charge || charge.refunded > 0) return false;
    return now < last.paysUntil + GRACE_MS && (cancelAt === null || now < cancelAt);
  });
}

/** Returns whether the product gives the member premium. */
export function hasPremium({ row: { state }, now, isDeleted }: World): boolean {
  const isOpen = state.status === 'active' || state.status === 'past_due';
  return !isDeleted && isOpen && state.tier === 'premium' && state.accessUntil !== null && state.accessUntil > now;
}

function unlessDeleted(run: Step): Step {
  return (world) => (world.isDeleted ? world : run(world));
}

function begin(world: World) {
  const reading = world.row.begun + 1;
  const { state, reversed } = stateOf(world.truth);
  const settled = reversed.reduce((now, { id }) => end(now, id), world);
  return { world: { ...settled, row: { ...settled.row, begun: reading } }, reading, state, reversed };
}

function keep(world: World, reading: number, state: PlanState): World {
  return world.row.shown < reading ? { ...world, row: { ...world.row, shown: reading, state } } : world;
}

function readAndKeep(world: World): World {
  const { world: read, reading, state } = begin(world);
  return keep(read, reading, state);
}

function handle(world: World): World {
  return world.isDeleted ? world : readAndKeep(world);
}

function writeLate(world: World): World {
  return world.late ? keep({ ...world, late: null }, world.late.reading, world.late.state) : world;
}

function change(world: World, id: string, patch: Partial<BilledSubscription>): World {
  const subscriptions = world.truth.subscriptions.map((one) => (one.id === id ? { ...one, ...patch } : one));
  return { ...world, truth: { ...world.truth, subscriptions }, pending: world.pending + 1 };
}

function create(world: World): World {
  const id = `sub_${world.truth.subscriptions.length}`;
  const made = {
    id,
    status: 'incomplete',
    createdAt: world.now + world.truth.subscriptions.length,
    cancelAt: null,
    canceledAt: null,
    endsWithPeriod: false,
    isCanceledByMember: false,
    latestInvoice: null,
    card: null,
    prices: [{ id: PRICE, unit_amount: 999, currency: 'usd', recurring: null }],
  };
  const subscriptions = [...world.truth.subscriptions, made];
  return bill({ ...world, truth: { ...world.truth, subscriptions } }, id, world.now + MONTH);
}

/** Adds an open invoice for the period until `paysUntil`. */
function bill(world: World, subscription: string, paysUntil: number): World {
  const number = world.truth.invoices.length;
  const invoice = {
    id: `in_${number}`,
    number: null,
    status: 'open' as const,
    createdAt: world.now,
    total: 999,
    url: null,
    subscription,
    paysUntil,
    payments: [`pi_${number}`],
  };
  const invoices = [...world.truth.invoices, invoice];
  return { ...world, truth: { ...world.truth, invoices }, pending: world.pending + 1 };
}

/** Pays a subscription's open invoice. */
function pay(world: World, subscription: string): World {
  const { invoices, charges } = world.truth;
  const isOpen = (one: (typeof invoices)[number]) => one.subscription === subscription && one.status === 'open';
  const made = invoices.filter(isOpen).map(({ payments: [payment = null] }) => {
    return { payment, madeAt: world.now, isPaid: true, amount: 999, refunded: 0, receiptUrl: null, disputes: [] };
  });
  const paid = invoices.map((one) => (isOpen(one) ? { ...one, status: 'paid' as const } : one));
  return {
    ...world,
    truth: { ...world.truth, invoices: paid, charges: [...charges, ...made] },
    pending: world.pending + 1,
  };
}

function end(world: World, id: string): World {
  const one = world.truth.subscriptions.find((each) => each.id === id);
  if (!one || isEnded(one)) return world;
  const status = one.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
  const ended = change(world, id, { status, canceledAt: world.now });
  const invoices = ended.truth.invoices.map((invoice) =>
    invoice.subscription === id && invoice.status === 'open' ? { ...invoice, status: 'void' as const } : invoice,
  );
  return { ...ended, truth: { ...ended.truth, invoices } };
}

function lastPaid({ truth }: World, subscription: string): number {
  return Math.max(
    0,
    ...truth.invoices
      .filter((one) => one.subscription === subscription && one.status === 'paid')
      .map(({ paysUntil }) => paysUntil),
  );
}

/** Advances time by a month and a day. Renewals are paid or fail, depending on `cardPays`. */
function month(world: World, cardPays: boolean): World {
  const later = { ...world, now: world.now + MONTH + DAY };
  return living(later).reduce((now, { id, status, cancelAt }) => {
    if (status === 'incomplete' || cancelAt !== null) return end(now, id);
    const until = lastPaid(now, id) + MONTH + DAY;
    if (cardPays) return pay(bill(change(now, id, { status: 'active' }), id, until), id);
    return status === 'past_due' ? end(now, id) : bill(change(now, id, { status: 'past_due' }), id, until);
  }, later);
}
