import * as z from 'zod/mini';
import type { Mail } from '../../clients/mail/mailer.ts';
import type { Reader } from '../../clients/mail/template.ts';
import type { StripeEvent } from '../../clients/stripe/events.ts';
import {
  cancelledMail,
  disputeMail,
  endedMail,
  endingMail,
  paymentFailedMail,
  refundedMail,
  renewedMail,
  resumedMail,
  startedMail,
} from './mails.ts';
import type { Reading } from './reading.ts';
import { isReversed } from './state.ts';

const paidInvoice = z.object({ id: z.string(), amount_paid: z.number(), billing_reason: z.nullable(z.string()) });
const failedInvoice = z.object({
  id: z.string(),
  amount_due: z.number(),
  billing_reason: z.nullable(z.string()),
  next_payment_attempt: z.nullable(z.number()),
});
const refundedCharge = z.object({ amount_refunded: z.number() });
const refundedBefore = z.object({ amount_refunded: z.number() });
const dispute = z.object({ status: z.string() });
const scheduled = z.object({
  cancel_at_period_end: z.boolean(),
  cancel_at: z.nullable(z.number()),
  metadata: z.record(z.string(), z.string()),
  items: z.object({ data: z.array(z.object({ current_period_end: z.number() })) }),
});
const ended = z.object({
  id: z.string(),
  cancellation_details: z.nullable(z.object({ reason: z.nullable(z.string()) })),
});

/** Returns the email to the member about an event, or null. A first payment that fails is shown on screen instead. */
export function mailOf(event: StripeEvent, { truth, state }: Reading, reader: Reader): Mail | null {
  switch (event.type) {
    case 'invoice.paid': {
      const { id, amount_paid: cents, billing_reason: reason } = paidInvoice.parse(event.object);
      const invoice = truth.invoices.find((one) => one.id === id);
      if (!invoice || cents === 0) return null;
      const paid = { cents, until: invoice.paysUntil };
      return reason === 'subscription_create' ? startedMail(reader, paid) : renewedMail(reader, paid);
    }
    case 'invoice.payment_failed': {
      const { id, amount_due: cents, billing_reason, next_payment_attempt } = failedInvoice.parse(event.object);
      // It has been paid or voided since, so a late failure notice would only cause worry.
      const isSettled = truth.invoices.some((one) => one.id === id && (one.status === 'paid' || one.status === 'void'));
      if (billing_reason === 'subscription_create' || isSettled) return null;
      const nextTry = next_payment_attempt === null ? null : next_payment_attempt * 1000;
      return paymentFailedMail(reader, { cents, nextTry, accessUntil: state.accessUntil });
    }
    case 'customer.subscription.updated':
      return aboutEnd(event, reader);
    case 'customer.subscription.deleted': {
      const { id, cancellation_details } = ended.parse(event.object);
      const wasPaid = truth.invoices.some((one) => one.subscription === id && one.status === 'paid');
      // Refunds and lost disputes have their own emails.
      if (!wasPaid || isReversed(id, truth)) return null;
      return endedMail(reader, cancellation_details?.reason === 'payment_failed' ? 'not paid' : 'canceled');
    }
    case 'charge.refunded': {
      const { amount_refunded } = refundedCharge.parse(event.object);
      const before = refundedBefore.safeParse(event.before).data?.amount_refunded ?? 0;
      return refundedMail(reader, { cents: amount_refunded - before, hasEnded: state.status === 'canceled' });
    }
    case 'charge.dispute.created':
      return isInquiry(dispute.parse(event.object).status) ? null : disputeMail(reader, 'opened');
    case 'charge.dispute.closed': {
      const { status } = dispute.parse(event.object);
      return status === 'won' || status === 'lost' ? disputeMail(reader, status) : null;
    }
    default:
      return null;
  }
}

/** Returns the email about a cancellation or its reversal. */
function aboutEnd({ object, before }: StripeEvent, reader: Reader): Mail | null {
  if (!('cancel_at_period_end' in before) && !('cancel_at' in before)) return null;
  const { cancel_at, cancel_at_period_end, metadata, items } = scheduled.parse(object);
  const periodEnd = Math.max(...items.data.map((item) => item.current_period_end)) * 1000;
  if (cancel_at === null && !cancel_at_period_end) return resumedMail(reader, periodEnd);
  const end = cancel_at === null ? periodEnd : cancel_at * 1000;
  return metadata['canceled_by'] === 'member' ? cancelledMail(reader, end) : endingMail(reader, end);
}

/** Returns whether the bank is only inquiring, so no money has moved. */
function isInquiry(status: string): boolean {
  return status.startsWith('warning_');
}
