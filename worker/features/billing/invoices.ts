import type * as z from 'zod/mini';
import type { Invoice, paymentCard } from '../../../contract/billing.ts';
import type { BilledInvoice, BillingTruth } from '../../clients/stripe/objects.ts';
import { paymentMethod } from '../../clients/stripe/objects.ts';
import { readAs, readTruth } from '../../clients/stripe/read.ts';
import type { Payments } from '../../clients/stripe/stripe.ts';
import { stateOf } from './state.ts';

export type Card = z.input<typeof paymentCard>;

/** Returns a customer's invoices, newest first, and the card for renewals. */
export async function listInvoices(payments: Payments, customer: string) {
  const truth = await readTruth(payments, customer);
  const { state } = stateOf(truth);
  const current = truth.subscriptions.find(({ id }) => id === state.subscription && isRunning(state.status));
  return {
    invoices: truth.invoices.filter((invoice) => isShown(invoice, truth)).map((invoice) => withReceipt(invoice, truth)),
    card: current?.card ? await cardOf(payments, current.card) : null,
  };
}

/** Reads a payment method as a card. Returns null if it's something else. */
export async function cardOf({ stripe }: Payments, id: string): Promise<Card | null> {
  const { card } = readAs(paymentMethod, await stripe.paymentMethods.retrieve(id));
  return card ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year } : null;
}

function isRunning(status: string): boolean {
  return status !== 'canceled' && status !== 'inactive';
}

/**
 * Hides void and draft invoices, and the first invoice of a subscription that was never paid: nothing is owed yet, and
 * its page would take payment without consent to the terms.
 */
function isShown({ status, subscription }: BilledInvoice, { subscriptions }: BillingTruth): boolean {
  if (status === 'draft' || status === 'void') return false;
  return status === 'paid' || !subscriptions.some((one) => one.id === subscription && one.status === 'incomplete');
}

function withReceipt(invoice: BilledInvoice, { charges }: BillingTruth): Invoice {
  const paid = charges.filter(
    ({ payment, isPaid }) => isPaid && payment !== null && invoice.payments.includes(payment),
  );
  return {
    id: invoice.id,
    number: invoice.number,
    createdAt: new Date(invoice.createdAt).toISOString(),
    total: invoice.total,
    refunded: paid.reduce((sum, { refunded }) => sum + refunded, 0),
    status: invoice.status,
    invoiceUrl: webLinkOnly(invoice.url),
    receiptUrl: webLinkOnly(paid[0]?.receiptUrl ?? null),
  };
}

/** Drops any link that isn't http(s), so the browser never runs a script, no matter where the link came from. */
function webLinkOnly(url: string | null): string | null {
  return url && /^https?:\/\//.test(url) ? url : null;
}
