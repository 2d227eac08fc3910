import { GRACE_DAYS, PRICES, PRODUCT_NAME } from '../../../contract/limits.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { writeMail } from '../../clients/mail/template.ts';
import type { Card } from './invoices.ts';

const PLAN = `${PRODUCT_NAME} Premium`;
const WHY = `You get this mail because your ${PRODUCT_NAME} account has or had a paid plan. It tells what changed, and cannot be turned off.`;
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** To whom a mail goes, and where the site is. */
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
    `We have received your payment of ${priceOf(paid.cents)}. Thank you. All that Premium offers is open to you now.`,
    `The plan renews by itself every month for ${DOLLARS.format(PRICES.premium)}, next on ${dateOf(paid.until)}. You can cancel at any time in your profile, with two clicks; you then keep Premium until the end of the month you have paid for.`,
  ]);
}

export function renewedMail(reader: Reader, paid: { cents: number; until: number }): Mail {
  return planMail(reader, `Your ${PLAN} plan was renewed`, [
    `We have received your payment of ${priceOf(paid.cents)}. Your plan runs until ${dateOf(paid.until)}, and renews by itself then.`,
    'You find the receipt in your profile, and you can cancel there at any time.',
  ]);
}

export function paymentFailedMail(
  reader: Reader,
  failed: { cents: number; accessUntil: number | null; nextTry: number | null },
): Mail {
  const next =
    failed.nextTry === null ? 'We do not try again by ourselves.' : `We try again on ${dateOf(failed.nextTry)}.`;
  const access =
    failed.accessUntil === null
      ? 'Without the payment your plan ends.'
      : `You keep Premium until ${dateOf(failed.accessUntil)}, that is ${GRACE_DAYS} days after the end of the month you have paid for. Without the payment it ends then; your account and your saved programs stay.`;
  return planMail(
    reader,
    `Your payment for ${PLAN} failed`,
    [
      `Your bank did not accept the payment of ${priceOf(failed.cents)} that renews your plan. ${next}`,
      `What to do: see that the card is valid and covered, or choose another card in your profile. The open payment is made with it at once. ${access}`,
    ],
    'Change your card',
  );
}

export function cardChangedMail(recipient: string, appUrl: string, card: Card | null): Mail {
  const which = card ? ` It is the ${card.brand} card that ends in ${card.last4}.` : '';
  return planMail({ recipient, appUrl }, 'Your card was changed', [
    `From now on your ${PLAN} plan is paid with another card.${which}`,
    'If that was not you, change your password at once and write to us.',
  ]);
}

export function cancelledMail(reader: Reader, end: number): Mail {
  return planMail(
    reader,
    `Your ${PLAN} plan is canceled`,
    [
      `Nothing more is charged. You keep Premium until ${dateOf(end)}; after that you have the free plan, and your account and your saved programs stay.`,
      'If you change your mind before that day, you can take the cancellation back in your profile.',
    ],
    'Keep Premium after all',
  );
}

/** It is to end without the member having canceled it. */
export function endingMail(reader: Reader, end: number): Mail {
  return planMail(reader, `Your ${PLAN} plan will end`, [
    `Your plan ends on ${dateOf(end)}, and nothing more is charged. After that you have the free plan; your account and your saved programs stay.`,
  ]);
}

export function resumedMail(reader: Reader, renewal: number): Mail {
  return planMail(reader, `Your ${PLAN} plan goes on`, [
    `The cancellation was taken back. Your plan renews by itself on ${dateOf(renewal)}. You can cancel at any time in your profile.`,
  ]);
}

export function endedMail(reader: Reader, because: 'canceled' | 'not paid'): Mail {
  const reason = because === 'not paid' ? 'Its renewal was not paid' : 'The time that you paid for is over';
  return planMail(reader, `Your ${PLAN} plan has ended`, [
    `${reason}, and nothing more is charged. You have the free plan now. Your account and your saved programs are still there.`,
    'You can choose Premium again whenever you like.',
  ]);
}

export function refundedMail(reader: Reader, refund: { cents: number; hasEnded: boolean }): Mail {
  const plan = refund.hasEnded
    ? 'Your Premium plan has ended with it, and nothing more is charged. You have the free plan now.'
    : 'Your Premium plan goes on.';
  return planMail(reader, `We have returned ${priceOf(refund.cents)} to you`, [
    `The money goes back to the card that you paid with, and usually shows there within 10 days. ${plan}`,
  ]);
}

export function disputeMail(reader: Reader, stage: 'opened' | 'won' | 'lost'): Mail {
  if (stage === 'won') {
    return planMail(reader, `Your ${PLAN} plan is open again`, [
      'The dispute about your payment is settled, and the payment stands. All that Premium offers is open to you again.',
    ]);
  }
  if (stage === 'lost') {
    return planMail(reader, `Your ${PLAN} plan has ended`, [
      'Your bank has taken a payment back after a dispute. Your Premium plan has ended, and nothing more is charged.',
    ]);
  }
  return planMail(reader, `Your ${PLAN} plan is on hold`, [
    'Your bank tells us that a payment for your plan is disputed. Until that is settled, Premium is on hold.',
    `If you did not mean to dispute it, tell your bank. If you do not know the payment, write to us: the address is on ${new URL('/about', reader.appUrl).href}.`,
  ]);
}
