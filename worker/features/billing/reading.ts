import { isRefusedAsSuch } from '../../clients/stripe/faults.ts';
import type { BillingTruth } from '../../clients/stripe/objects.ts';
import { readTruth } from '../../clients/stripe/read.ts';
import type { Payments } from '../../clients/stripe/stripe.ts';
import type { Database } from '../../db/client.ts';
import { accountGone } from '../../failure.ts';
import { columnsOf, type Plan, planOf } from './plan.ts';
import { beginReading, showReading } from './queries.ts';
import { type PlanState, type Reversal, stateOf } from './state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What the verbs of billing work with. */
export interface Billing {
  db: Database;
  payments: Payments;
}

export interface Customer {
  userId: number;
  customer: string;
}

/** What Stripe said of a member at one moment, and which of our readings that was. */
export interface Reading extends Customer {
  number: number;
  truth: BillingTruth;
  state: PlanState;
  reversed: readonly { id: string; why: Reversal }[];
}

/**
 * Asks Stripe what a member's plan is. The number is taken before: of two readings the one with the higher number knows
 * all that the other one knows. What is no longer paid for ends at Stripe too. Throws `unauthenticated` where the
 * account is gone.
 */
export async function readPlan({ db, payments }: Billing, { userId, customer }: Customer): Promise<Reading> {
  const number = await beginReading(db, userId);
  if (number === null) throw accountGone();
  const truth = await readTruth(payments, customer);
  const { state, reversed } = stateOf(truth);
  for (const { id } of reversed) await endSubscription(payments, endingOf(truth, id), `reversed-${number}`);
  return { userId, customer, number, truth, state, reversed };
}

/** The statement that makes a reading the member's plan. */
export function keepReading(
  db: Database,
  { userId, number: reading, state }: Pick<Reading, 'userId' | 'number' | 'state'>,
) {
  const checkAt = nextCheck(state, Date.now());
  return showReading(db, { userId, reading }, { ...columnsOf(state), checkAt });
}

/** Asks Stripe, stores what it says, and answers it. */
export async function refreshPlan(billing: Billing, customer: Customer): Promise<Plan> {
  const reading = await readPlan(billing, customer);
  await keepReading(billing.db, reading);
  return planOf(columnsOf(reading.state), Date.now());
}

/** Something of Stripe's that has an end: a subscription, with the invoices of it that somebody could still pay. */
export interface Ending {
  id: string;
  openInvoices: readonly string[];
}

/** A subscription of a reading as something that can be ended. */
export function endingOf({ invoices }: BillingTruth, id: string): Ending {
  const open = invoices.filter(({ subscription, status }) => subscription === id && status === 'open');
  return { id, openInvoices: open.map((invoice) => invoice.id) };
}

/**
 * Ends a subscription now, and voids what is open of it, so that nobody pays for what has ended. What has ended or was
 * voided already is as good.
 */
export async function endSubscription({ stripe }: Payments, { id, openInvoices }: Ending, why: string): Promise<void> {
  const settle = (error: unknown) => {
    if (!isRefusedAsSuch(error)) throw error;
  };
  await stripe.subscriptions.cancel(id, {}, { idempotencyKey: `end-${id}-${why}` }).catch(settle);
  for (const invoice of openInvoices) {
    await stripe.invoices.voidInvoice(invoice, {}, { idempotencyKey: `void-${invoice}-${why}` }).catch(settle);
  }
}

/**
 * Ends what nobody has paid. The invoices are voided first, which Stripe refuses of a paid one: false, and nothing is
 * ended, where somebody paid in this very moment.
 */
export async function endUnpaid(payments: Payments, ending: Ending, why: string): Promise<boolean> {
  for (const invoice of ending.openInvoices) {
    try {
      await payments.stripe.invoices.voidInvoice(invoice, {}, { idempotencyKey: `void-${invoice}-${why}` });
    } catch (error) {
      if (isRefusedAsSuch(error)) return false;
      throw error;
    }
  }
  await endSubscription(payments, { ...ending, openInvoices: [] }, why);
  return true;
}

/** When to ask without being told: soon where a payment is on its way, else after the end of what is paid. */
function nextCheck({ status, periodEnd }: PlanState, now: number): string | null {
  if (status === 'canceled' || status === 'inactive') return null;
  const soon = status === 'pending' ? 10 * MINUTE : 6 * HOUR;
  const afterPeriod = status === 'pending' || periodEnd === null ? 0 : periodEnd + 2 * HOUR;
  return new Date(Math.max(now + soon, afterPeriod)).toISOString();
}
