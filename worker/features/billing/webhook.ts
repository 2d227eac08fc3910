import type { Locale } from '../../../contract/locales.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { intoOutbox } from '../../clients/mail/outbox.ts';
import { customerOfEvent, openEvent, type StripeEvent, UnsignedEvent } from '../../clients/stripe/events.ts';
import { stripeFaultOf } from '../../clients/stripe/faults.ts';
import { isDuplicate } from '../../db/database-errors.ts';
import { ApiFailure } from '../../failure.ts';
import { mailOf } from './event-mails.ts';
import { findByCustomer, forgetCustomer, isHandled, markHandled, memberQuery } from './queries.ts';
import { type Billing, keepReading, readPlan } from './reading.ts';

/**
 * Handles a Stripe event. Doesn't trust its content: the event only triggers a reading of the current state, so events
 * may arrive late, twice and in any order. Writes the plan, the email and the handled mark together. Any failure
 * throws, so Stripe sends the event again. Throws `invalid_signature` if Stripe hasn't signed it.
 */
export async function receiveEvent(billing: Billing, body: string, signature: string, appUrl: string): Promise<void> {
  const event = await openEvent(billing.payments, body, signature).catch((error: unknown) => {
    if (!(error instanceof UnsignedEvent)) throw error;
    throw new ApiFailure('invalid_signature', 'This event is not signed by Stripe.');
  });
  if (!event || (await isHandled(billing.db, event.id))) return;
  const customer = await customerOfEvent(billing.payments, event);
  const member = customer === null ? null : await findByCustomer(billing.db, customer);
  if (customer === null || !member) {
    console.log(JSON.stringify({ stripeEvent: event.id, type: event.type, customer, outcome: 'nobody here' }));
    return;
  }
  await apply(billing, event, { ...member, customer }, appUrl);
}

interface Member {
  userId: number;
  email: string;
  language: Locale;
  customer: string;
}

async function apply(billing: Billing, event: StripeEvent, member: Member, appUrl: string): Promise<void> {
  const { db } = billing;
  const { userId, email: recipient, language, customer } = member;
  const reading = await readPlan(billing, { userId, customer });
  const mail = writableMail(event, reading, { recipient, language, appUrl });
  try {
    await db.batch([
      markHandled(db, event),
      keepReading(db, reading),
      ...(mail ? [intoOutbox(db, mail, memberQuery(db, userId), `stripe:${event.id}`)] : []),
      ...(event.type === 'customer.deleted' ? [forgetCustomer(db, customer)] : []),
    ]);
  } catch (error) {
    // The same event arrived twice at the same time, and the other request has written everything.
    if (!isDuplicate(error) || !(await isHandled(db, event.id))) throw error;
  }
}

/**
 * Returns the email about an event. If the event lacks data for the email, returns null, because the plan must still
 * change.
 */
function writableMail(...[event, reading, reader]: Parameters<typeof mailOf>): Mail | null {
  try {
    return mailOf(event, reading, reader);
  } catch (error) {
    console.error(
      JSON.stringify({ stripeEvent: event.id, type: event.type, outcome: 'no mail', error: stripeFaultOf(error) }),
    );
    return null;
  }
}
