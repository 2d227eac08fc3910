import { PRODUCT_NAME } from '../../../contract/limits.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { writeMail } from '../../clients/mail/template.ts';

/*
 * No mail holds a name: anybody can sign up with any name and any address, and would send words of their choice under
 * ours to people they do not know.
 */

/** For how long a link in a mail works. */
export const LINK_LIFE_MS = 60 * 60_000;
const WHILE = 'The link works once, for one hour.';

/** The page of the site that a mail leads to. */
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

/** To the owner of an address that another member wanted to have. */
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
