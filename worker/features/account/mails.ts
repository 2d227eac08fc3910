import type { Locale } from '../../../contract/locales.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { type Reader, writeMail } from '../../clients/mail/template.ts';
import { pageAddress } from '../../http/page-address.ts';
import { ACCOUNT_MAIL as SPANISH } from './mail-texts.es.ts';
import { ACCOUNT_MAIL as ENGLISH } from './mail-texts.ts';
import type { Place } from './sessions/place.ts';

/*
 * Mail contains no names. Anyone can sign up with any name and address, so someone could use a name to make us send
 * a message to a stranger.
 */

/** How long a mailed link works. */
export const LINK_LIFE_MS = 60 * 60_000;

const TEXTS: Readonly<Record<Locale, typeof ENGLISH>> = { en: ENGLISH, es: SPANISH };

export function resetMail(reader: Reader, token: string): Mail {
  const { subject, text, action, why } = TEXTS[reader.language].reset;
  const url = pageAddress(reader, `/reset-password/${token}`);
  return writeMail({ ...reader, subject, paragraphs: [text], action: { label: action, url }, why });
}

export function passwordChangedMail(reader: Reader): Mail {
  const { subject, text, why } = TEXTS[reader.language].passwordChanged;
  return writeMail({ ...reader, subject, paragraphs: [text], why: why(pageAddress(reader, '/auth')) });
}

export function confirmEmailMail(reader: Reader, token: string): Mail {
  return confirmationMail(reader, token, 'confirmNewEmail');
}

export function confirmOwnEmailMail(reader: Reader, token: string): Mail {
  return confirmationMail(reader, token, 'confirmOwnEmail');
}

function confirmationMail(reader: Reader, token: string, kind: 'confirmNewEmail' | 'confirmOwnEmail'): Mail {
  const { subject, text, action, why } = TEXTS[reader.language][kind];
  const url = pageAddress(reader, `/confirm-email/${token}`);
  return writeMail({ ...reader, subject, paragraphs: [text], action: { label: action, url }, why });
}

/** Returns the email to the owner of an address that another member requested. */
export function emailInUseMail(reader: Reader): Mail {
  const { subject, text, why } = TEXTS[reader.language].emailInUse;
  return writeMail({ ...reader, subject, paragraphs: [text], why: why(pageAddress(reader, '/auth')) });
}

export function emailChangedMail(reader: Reader): Mail {
  const { subject, text, why } = TEXTS[reader.language].emailChanged;
  return writeMail({ ...reader, subject, paragraphs: [text], why: why(pageAddress(reader, '/about')) });
}

/**
 * Returns the email about a new sign-in. It describes the browser and place in our own words, because a user agent can
 * contain anything.
 */
export function newDeviceMail(reader: Reader, device: { userAgent: string | null; place: Place }, at: Date): Mail {
  const { locale, newDevice } = TEXTS[reader.language];
  const { name, timeZone } = device.place;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at);
  return writeMail({
    ...reader,
    subject: newDevice.subject,
    paragraphs: [
      newDevice.text,
      newDevice.when(time),
      newDevice.browser(device.userAgent),
      ...(name === null ? [] : [newDevice.where(name)]),
      newDevice.whatToDo,
    ],
    action: { label: newDevice.action, url: pageAddress(reader, '/profile?tab=account#browsers') },
    why: newDevice.why,
  });
}

/**
 * Returns the email with a sign-in code. The code appears only in the body, in two groups: people read it on one device
 * and type it on another.
 */
export function signInCodeMail(reader: Reader, code: string): Mail {
  const { subject, code: line, text, why } = TEXTS[reader.language].signInCode;
  const half = code.length / 2;
  return writeMail({
    ...reader,
    subject,
    paragraphs: [line(`${code.slice(0, half)} ${code.slice(half)}`), text],
    why,
  });
}

export function secondFactorMail(reader: Reader, state: 'on' | 'off'): Mail {
  return wayInMail(reader, TEXTS[reader.language].secondFactor[state]);
}

export function recoveryCodeUsedMail(reader: Reader): Mail {
  return wayInMail(reader, TEXTS[reader.language].recoveryCodeUsed);
}

export function passkeyMail(reader: Reader, what: 'added' | 'removed'): Mail {
  return wayInMail(reader, TEXTS[reader.language].passkey[what]);
}

function wayInMail(reader: Reader, { subject, text }: { subject: string; text: string }): Mail {
  const { action, why } = TEXTS[reader.language].wayIn;
  const url = pageAddress(reader, '/profile?tab=account');
  return writeMail({ ...reader, subject, paragraphs: [text], action: { label: action, url }, why });
}
