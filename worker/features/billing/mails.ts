import { GRACE_DAYS, PRICES, PRODUCT_NAME } from '../../../contract/limits.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { writeMail } from '../../clients/mail/template.ts';
import type { Card } from './invoices.ts';

const PLAN = `${PRODUCT_NAME} Premium`;
const WHY = `You’re getting this email because your ${PRODUCT_NAME} account has or had a paid plan. It tells you what changed, so it can’t be turned off.`;
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An email's recipient, and the site's address. */
export interface Reader {
  recipient: string;
  appUrl: string;
}

const dateOf = (time: number) => LONG_DATE.format(time);
const priceOf = (cents: number) => DOLLARS.format(cents / 100);

function planMail(
  { recipient, appUrl }: Reader,
  subject: string,
  paragraphs: string[],
  label = 'Open your plan',
): Mail {
  const url = new URL('/profile?tab=subscription', appUrl).href;
  return writeMail({ recipient, subject, paragraphs, action: { label, url }, why: WHY });
}

export function startedMail(reader: Reader, paid: { cents: number; until: number }): Mail {
  return planMail(reader, `Your ${PLAN} plan has started`, [
    `We received your payment of ${priceOf(paid.cents)}. Thank you. You now have everything in Premium.`,
    `Your plan renews automatically every month for ${DOLLARS.format(PRICES.premium)}, next on ${dateOf(paid.until)}. You can cancel anytime in your profile, with two clicks. You keep Premium until the end of the month you paid for.`,
  ]);
}

export function renewedMail(reader: Reader, paid: { cents: number; until: number }): Mail {
  return planMail(reader, `Your ${PLAN} plan was renewed`, [
    `We received your payment of ${priceOf(paid.cents)}. Your plan runs until ${dateOf(paid.until)} and then renews automatically.`,
    'Your receipt is in your profile. You can cancel there anytime.',
  ]);
}

export function paymentFailedMail(
  reader: Reader,
  failed: { cents: number; accessUntil: number | null; nextTry: number | null },
): Mail {
  const next =
    failed.nextTry === null ? 'We won’t try again automatically.' : `We’ll try again on ${dateOf(failed.nextTry)}.`;
  const access =
    failed.accessUntil === null
      ? 'Without the payment, your plan ends.'
      : `You keep Premium until ${dateOf(failed.accessUntil)}, ${GRACE_DAYS} days after the end of the month you paid for. Without the payment, it ends then. Your account and saved programs stay.`;
  return planMail(
    reader,
    `Your payment for ${PLAN} failed`,
    [
      `Your bank declined the ${priceOf(failed.cents)} payment that renews your plan. ${next}`,
      `What to do: check that your card is valid and has enough money, or choose another card in your profile. We’ll charge the open payment to it right away. ${access}`,
    ],
    'Change your card',
  );
}

export function cardChangedMail(recipient: string, appUrl: string, card: Card | null): Mail {
  const which = card ? ` It’s the ${card.brand} card ending in ${card.last4}.` : '';
  return planMail({ recipient, appUrl }, 'Your card was changed', [
    `From now on, we’ll charge your ${PLAN} plan to a different card.${which}`,
    'If it wasn’t you, change your password right away and write to us.',
  ]);
}

export function cancelledMail(reader: Reader, end: number): Mail {
  return planMail(
    reader,
    `Your ${PLAN} plan is canceled`,
    [
      `We won’t charge you again. You keep Premium until ${dateOf(end)}. After that you’ll have the free plan, and your account and saved programs stay.`,
      'If you change your mind before then, you can undo the cancellation in your profile.',
    ],
    'Keep Premium after all',
  );
}

/** For a plan that will end although the member didn't cancel it. */
export function endingMail(reader: Reader, end: number): Mail {
  return planMail(reader, `Your ${PLAN} plan will end`, [
    `Your plan ends on ${dateOf(end)}, and we won’t charge you again. After that you’ll have the free plan. Your account and saved programs stay.`,
  ]);
}

export function resumedMail(reader: Reader, renewal: number): Mail {
  return planMail(reader, `Your ${PLAN} plan continues`, [
    `You undid the cancellation. Your plan renews automatically on ${dateOf(renewal)}. You can cancel anytime in your profile.`,
  ]);
}

export function endedMail(reader: Reader, because: 'canceled' | 'not paid'): Mail {
  const reason = because === 'not paid' ? 'Its renewal wasn’t paid' : 'The time you paid for is over';
  return planMail(reader, `Your ${PLAN} plan has ended`, [
    `${reason}, and we won’t charge you again. You have the free plan now. Your account and saved programs are still there.`,
    'You can choose Premium again anytime.',
  ]);
}

export function refundedMail(reader: Reader, refund: { cents: number; hasEnded: boolean }): Mail {
  const plan = refund.hasEnded
    ? 'Your Premium plan has ended, and we won’t charge you again. You have the free plan now.'
    : 'Your Premium plan continues.';
  return planMail(reader, `We refunded you ${priceOf(refund.cents)}`, [
    `The money goes back to the card you paid with and usually shows up within 10 days. ${plan}`,
  ]);
}

export function disputeMail(reader: Reader, stage: 'opened' | 'won' | 'lost'): Mail {
  if (stage === 'won') {
    return planMail(reader, `Your ${PLAN} plan is open again`, [
      'The dispute about your payment is settled, and the payment stands. You have everything in Premium again.',
    ]);
  }
  if (stage === 'lost') {
    return planMail(reader, `Your ${PLAN} plan has ended`, [
      'Your bank took a payment back after a dispute. Your Premium plan has ended, and we won’t charge you again.',
    ]);
  }
  return planMail(reader, `Your ${PLAN} plan is on hold`, [
    'Your bank says a payment for your plan is disputed. Premium is on hold until that’s settled.',
    `If you didn’t mean to dispute it, tell your bank. If you don’t recognize the payment, write to us: our address is at ${new URL('/about', reader.appUrl).href}.`,
  ]);
}
