import { isInvalidRequest } from '../../clients/stripe/faults.ts';
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

/** What every billing function needs. */
export interface Billing {
  db: Database;
  payments: Payments;
}

export interface Customer {
  userId: number;
  customer: string;
}

/** Stripe's data about a member at one point in time, and the number of that reading. */
export interface Reading extends Customer {
  number: number;
  truth: BillingTruth;
  state: PlanState;
  reversed: readonly { id: string; why: Reversal }[];
}

/**
 * Reads a member's plan from Stripe. Takes the reading's number first, so of two readings, the one with the higher
 * number includes everything in the other. Also ends subscriptions at Stripe whose payment was returned. Throws
 * `unauthenticated` if the account is gone.
 */
export async function readPlan({ db, payments }: Billing, { userId, customer }: Customer): Promise<Reading> {
  const number = await beginReading(db, userId);
  if (number === null) throw accountGone();
  const truth = await readTruth(payments, customer);
  const { state, reversed } = stateOf(truth);
  for (const { id } of reversed) await endSubscription(payments, endingOf(truth, id), `reversed-${number}`);
  return { userId, customer, number, truth, state, reversed };
}

/** Returns the statement that stores a reading as the member's plan. */
export function keepReading(
  db: Database,
  { userId, number: reading, state }: Pick<Reading, 'userId' | 'number' | 'state'>,
) {
  const checkAt = nextCheck(state, Date.now());
  return showReading(db, { userId, reading }, { ...columnsOf(state), checkAt });
}

/** Reads the plan from Stripe, stores it and returns it. */
export async function refreshPlan(billing: Billing, customer: Customer): Promise<Plan> {
  const reading = await readPlan(billing, customer);
  await keepReading(billing.db, reading);
  return planOf(columnsOf(reading.state), Date.now());
}

/** A Stripe subscription to end, and its invoices that could still be paid. */
export interface Ending {
  id: string;
  openInvoices: readonly string[];
}

/** Converts a reading's subscription to an `Ending`. */
export function endingOf({ invoices }: BillingTruth, id: string): Ending {
  const open = invoices.filter(({ subscription, status }) => subscription === id && status === 'open');
  return { id, openInvoices: open.map((invoice) => invoice.id) };
}

/**
 * Ends a subscription now and voids its open invoices, so no one pays for something that has ended. Succeeds if it was
 * already ended or voided.
 */
export async function endSubscription({ stripe }: Payments, { id, openInvoices }: Ending, why: string): Promise<void> {
  const settle = (error: unknown) => {
    if (!isInvalidRequest(error)) throw error;
  };
  await stripe.subscriptions.cancel(id, {}, { idempotencyKey: `end-${id}-${why}` }).catch(settle);
  for (const invoice of openInvoices) {
    await stripe.invoices.voidInvoice(invoice, {}, { idempotencyKey: `void-${invoice}-${why}` }).catch(settle);
  }
}

/**
 * Ends an unpaid subscription. Voids its invoices first, which Stripe rejects for paid ones: if someone has just paid,
 * returns false and ends nothing.
 */
export async function endUnpaid(payments: Payments, ending: Ending, why: string): Promise<boolean> {
  for (const invoice of ending.openInvoices) {
    try {
      await payments.stripe.invoices.voidInvoice(invoice, {}, { idempotencyKey: `void-${invoice}-${why}` });
    } catch (error) {
      if (isInvalidRequest(error)) return false;
      throw error;
    }
  }
  await endSubscription(payments, { ...ending, openInvoices: [] }, why);
  return true;
}

/**
 * Returns when to check the plan without an event: soon if a payment is in progress, otherwise after the paid period.
 */
function nextCheck({ status, periodEnd }: PlanState, now: number): string | null {
  if (status === 'canceled' || status === 'inactive') return null;
  const soon = status === 'pending' ? 10 * MINUTE : 6 * HOUR;
  const afterPeriod = status === 'pending' || periodEnd === null ? 0 : periodEnd + 2 * HOUR;
  return new Date(Math.max(now + soon, afterPeriod)).toISOString();
}
