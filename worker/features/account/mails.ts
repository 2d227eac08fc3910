import { browserNameOf } from '../../../contract/account/browser-name.ts';
import { PRODUCT_NAME } from '../../../contract/limits.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { writeMail } from '../../clients/mail/template.ts';
import type { Place } from './sessions/place.ts';

/*
 * Mail contains no names. Anyone can sign up with any name and address, so a name could smuggle a message to a
 * stranger, sent by us.
 */

/** How long a mailed link works. */
export const LINK_LIFE_MS = 60 * 60_000;
const WHILE = 'The link works once, for one hour.';

/** Returns the URL of the page that an email links to. */
function pageOf(appUrl: string, path: string): string {
  return new URL(path, appUrl).href;
}

export function resetMail(recipient: string, appUrl: string, token: string): Mail {
  return writeMail({
    recipient,
    subject: 'Choose a new password',
    paragraphs: [`Someone asked for a new password for your ${PRODUCT_NAME} account. ${WHILE}`],
    action: { label: 'Choose a new password', url: pageOf(appUrl, `/reset-password/${token}`) },
    why: 'You’re getting this email because someone entered your address in our “Forgot your password?” form. If it wasn’t you, do nothing: your password stays the same.',
  });
}

export function passwordChangedMail(recipient: string, appUrl: string): Mail {
  return writeMail({
    recipient,
    subject: 'Your password was changed',
    paragraphs: [
      `The password for your ${PRODUCT_NAME} account was just changed. Other browsers need to log in again, and your calendar address, if you had one, is turned off.`,
    ],
    why: `We send this email whenever your password changes. If it wasn’t you, someone else knows your password or reads your email: ask for a new one right away with "Forgot your password?" on ${pageOf(appUrl, '/auth')}, and change the password of your mailbox too.`,
  });
}

export function confirmEmailMail(recipient: string, appUrl: string, token: string): Mail {
  return writeMail({
    recipient,
    subject: 'Confirm your new email address',
    paragraphs: [`Someone wants to use this address for their ${PRODUCT_NAME} account. ${WHILE}`],
    action: { label: 'Confirm this address', url: pageOf(appUrl, `/confirm-email/${token}`) },
    why: 'You’re getting this email because a member entered your address as their new one. If it wasn’t you, don’t open the link, and nothing changes.',
  });
}

export function confirmOwnEmailMail(recipient: string, appUrl: string, token: string): Mail {
  return writeMail({
    recipient,
    subject: 'Confirm your email address',
    paragraphs: [
      `Open this link to show that our email reaches you. Then we can send you what you asked for: new programs for your saved searches, and reminders of deadlines. ${WHILE}`,
    ],
    action: { label: 'Confirm this address', url: pageOf(appUrl, `/confirm-email/${token}`) },
    why: `You’re getting this email because a member with your address asked for it on ${PRODUCT_NAME}. If it wasn’t you, don’t open the link, and nothing changes.`,
  });
}

/** For the owner of an address that another member requested. */
export function emailInUseMail(recipient: string, appUrl: string): Mail {
  return writeMail({
    recipient,
    subject: 'Your address is already in use',
    paragraphs: [
      `Someone tried to use this address for another ${PRODUCT_NAME} account. They can’t, because your account uses it. Nothing changed.`,
    ],
    why: `You’re getting this email because a member entered your address as their new one. If it was you, log in with this address at ${pageOf(appUrl, '/auth')}. If not, do nothing.`,
  });
}

export function emailChangedMail(recipient: string, appUrl: string): Mail {
  return writeMail({
    recipient,
    subject: 'Your email address was changed',
    paragraphs: [
      `Your ${PRODUCT_NAME} account now has a different email address. We won’t send anything more to this one, and you can’t log in with it.`,
    ],
    why: `We send this email whenever your address changes. If it wasn’t you, write to us right away: our address is at ${pageOf(appUrl, '/about')}.`,
  });
}

/** Describes the browser and place in our own words, because a user agent can contain anything. */
export function newDeviceMail(
  recipient: string,
  { userAgent, place, appUrl }: { userAgent: string | null; place: Place; appUrl: string },
  at: Date,
): Mail {
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: place.timeZone });
  return writeMail({
    recipient,
    subject: 'New sign-in to your account',
    paragraphs: [
      `Someone just signed in to your ${PRODUCT_NAME} account in a browser that hasn’t been used for it before.`,
      `When: ${when.format(at)}`,
      `Browser: ${browserNameOf(userAgent)}`,
      ...(place.name === null ? [] : [`Where: near ${place.name}, by its network`]),
      'If this was you, there’s nothing to do. If it wasn’t, sign that browser out under "Signed in on", then change your password.',
    ],
    action: { label: 'See where you’re signed in', url: pageOf(appUrl, '/profile?tab=account#browsers') },
    why: 'We send this email whenever someone signs in to your account from a new device or browser.',
  });
}

/** The code appears only in the body, in two groups: people read it on one device and type it on another. */
export function signInCodeMail(recipient: string, code: string): Mail {
  const half = code.length / 2;
  return writeMail({
    recipient,
    subject: 'Your code to log in',
    paragraphs: [
      `Your code: ${code.slice(0, half)} ${code.slice(half)}`,
      'Enter it on the page where you asked for it. It works once, for ten minutes, and only there.',
    ],
    why: `You’re getting this email because someone asked for a code to log in to your ${PRODUCT_NAME} account. If it wasn’t you, do nothing: without the code nobody gets in. Don’t tell it to anyone. We never ask for it.`,
  });
}

export function secondFactorMail(recipient: string, appUrl: string, state: 'on' | 'off'): Mail {
  const words =
    state === 'on'
      ? {
          subject: 'Your authenticator app was turned on',
          text: `From now on, logging in to your ${PRODUCT_NAME} account takes a code from your app. Keep your recovery codes somewhere safe: they’re your way in if you lose your phone.`,
        }
      : {
          subject: 'Your authenticator app was turned off',
          text: `Logging in to your ${PRODUCT_NAME} account no longer takes a code from your app, and your recovery codes no longer work.`,
        };
  return wayInMail(recipient, appUrl, words);
}

export function recoveryCodeUsedMail(recipient: string, appUrl: string): Mail {
  return wayInMail(recipient, appUrl, {
    subject: 'A recovery code was used',
    text: `Someone just logged in to your ${PRODUCT_NAME} account with one of your recovery codes. That code can’t be used again.`,
  });
}

export function passkeyMail(recipient: string, appUrl: string, what: 'added' | 'removed'): Mail {
  const text =
    what === 'added'
      ? `Your ${PRODUCT_NAME} account has a new passkey. Whoever has the device can log in with it.`
      : `A passkey was removed from your ${PRODUCT_NAME} account. It no longer logs anyone in.`;
  return wayInMail(recipient, appUrl, { subject: `A passkey was ${what}`, text });
}

function wayInMail(recipient: string, appUrl: string, { subject, text }: { subject: string; text: string }): Mail {
  return writeMail({
    recipient,
    subject,
    paragraphs: [text],
    action: { label: 'Open your account', url: pageOf(appUrl, '/profile?tab=account') },
    why: 'We send this email whenever the way you log in changes. If it wasn’t you, change your password right away: that signs out all other browsers.',
  });
}
