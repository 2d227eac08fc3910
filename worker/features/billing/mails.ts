import { PRICES } from '../../../contract/limits.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { type Reader, writeMail } from '../../clients/mail/template.ts';
import { pageAddress } from '../../http/page-address.ts';
import type { Card } from './invoices.ts';
import { PLAN_MAIL as SPANISH } from './mail-texts.es.ts';
import { PLAN_MAIL as ENGLISH } from './mail-texts.ts';

const TEXTS: Readonly<Record<Locale, typeof ENGLISH>> = { en: ENGLISH, es: SPANISH };

/** A language's texts, and its way of writing dates and amounts. */
interface Wording {
  texts: typeof ENGLISH;
  day: (time: number) => string;
  dollars: (amount: number) => string;
}

const WORDINGS: Readonly<Record<Locale, Wording>> = { en: wordingOf(TEXTS.en), es: wordingOf(TEXTS.es) };

function wordingOf(texts: typeof ENGLISH): Wording {
  const longDate = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const dollars = new Intl.NumberFormat(texts.locale, { style: 'currency', currency: 'USD' });
  return { texts, day: (time) => longDate.format(time), dollars: (amount) => dollars.format(amount) };
}

function planMail(reader: Reader, subject: string, paragraphs: string[], label?: string): Mail {
  const { why, open } = TEXTS[reader.language];
  const url = pageAddress(reader, '/profile?tab=subscription');
  return writeMail({ ...reader, subject, paragraphs, action: { label: label ?? open, url }, why });
}

export function startedMail(reader: Reader, paid: { cents: number; until: number }): Mail {
  const { texts, day, dollars } = WORDINGS[reader.language];
  const { subject, text, renewal } = texts.started;
  return planMail(reader, subject, [
    text(dollars(paid.cents / 100)),
    renewal(dollars(PRICES.premium), day(paid.until)),
  ]);
}

export function renewedMail(reader: Reader, paid: { cents: number; until: number }): Mail {
  const { texts, day, dollars } = WORDINGS[reader.language];
  const { subject, text, receipt } = texts.renewed;
  return planMail(reader, subject, [text(dollars(paid.cents / 100), day(paid.until)), receipt]);
}

export function paymentFailedMail(
  reader: Reader,
  failed: { cents: number; accessUntil: number | null; nextTry: number | null },
): Mail {
  const { texts, day, dollars } = WORDINGS[reader.language];
  const { subject, text, whatToDo, action } = texts.paymentFailed;
  const dayOrNull = (time: number | null) => (time === null ? null : day(time));
  const paragraphs = [
    text(dollars(failed.cents / 100), dayOrNull(failed.nextTry)),
    whatToDo(dayOrNull(failed.accessUntil)),
  ];
  return planMail(reader, subject, paragraphs, action);
}

export function cardChangedMail(reader: Reader, card: Card | null): Mail {
  const { subject, text, notYou } = TEXTS[reader.language].cardChanged;
  return planMail(reader, subject, [text(card), notYou]);
}

export function cancelledMail(reader: Reader, end: number): Mail {
  const { texts, day } = WORDINGS[reader.language];
  const { subject, text, undo, action } = texts.canceled;
  return planMail(reader, subject, [text(day(end)), undo], action);
}

/** Returns the email about a plan that will end even though the member didn't cancel it. */
export function endingMail(reader: Reader, end: number): Mail {
  const { texts, day } = WORDINGS[reader.language];
  return planMail(reader, texts.ending.subject, [texts.ending.text(day(end))]);
}

export function resumedMail(reader: Reader, renewal: number): Mail {
  const { texts, day } = WORDINGS[reader.language];
  return planMail(reader, texts.resumed.subject, [texts.resumed.text(day(renewal))]);
}

export function endedMail(reader: Reader, because: 'canceled' | 'not paid'): Mail {
  const { subject, text, again } = TEXTS[reader.language].ended;
  return planMail(reader, subject, [text[because], again]);
}

export function refundedMail(reader: Reader, refund: { cents: number; hasEnded: boolean }): Mail {
  const { texts, dollars } = WORDINGS[reader.language];
  const { subject, text } = texts.refunded;
  return planMail(reader, subject(dollars(refund.cents / 100)), [refund.hasEnded ? text.ended : text.continues]);
}

export function disputeMail(reader: Reader, stage: 'opened' | 'won' | 'lost'): Mail {
  const { dispute } = TEXTS[reader.language];
  const { subject, text } = dispute[stage];
  const next = stage === 'opened' ? [dispute.whatToDo(pageAddress(reader, '/about'))] : [];
  return planMail(reader, subject, [text, ...next]);
}
