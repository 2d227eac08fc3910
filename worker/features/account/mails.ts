import { PRODUCT_NAME } from '../../../contract/limits.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { writeMail } from '../../clients/mail/template.ts';

/*
 * No mail holds a name: anybody can sign up with any name and any address, and would send words of their choice under
 * ours to people they do not know.
 */

/** For how long a link in a mail works. */
export const LINK_LIFE_MS = 60 * 60_000;
const WHILE = 'The link works once, and for one hour.';

/** The page of the site that a mail leads to. */
function pageOf(appUrl: string, path: string): string {
  return new URL(path, appUrl).href;
}

export function resetMail(recipient: string, appUrl: string, token: string): Mail {
  return writeMail({
    recipient,
    subject: 'Choose a new password',
    paragraphs: [`Somebody asked for a new password for your ${PRODUCT_NAME} account. ${WHILE}`],
    action: { label: 'Choose a new password', url: pageOf(appUrl, `/reset-password/${token}`) },
    why: 'You get this mail because the form for a forgotten password was sent with your address. If that was not you, you need not do anything: your password stays as it is.',
  });
}

export function passwordChangedMail(recipient: string, appUrl: string): Mail {
  return writeMail({
    recipient,
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your ${PRODUCT_NAME} account was changed just now. Other browsers that were logged in have to log in again, and a calendar address that you had is turned off.`,
    ],
    why: `You get this mail at every change of your password. If it was not you, somebody else knows your password or reads your mail: ask for a new one at once with "Forgot your password?" on ${pageOf(appUrl, '/auth')}, and change the password of your mailbox too.`,
  });
}

export function confirmEmailMail(recipient: string, appUrl: string, token: string): Mail {
  return writeMail({
    recipient,
    subject: 'Confirm your new email address',
    paragraphs: [`Somebody wants to use this address for their ${PRODUCT_NAME} account from now on. ${WHILE}`],
    action: { label: 'Confirm this address', url: pageOf(appUrl, `/confirm-email/${token}`) },
    why: 'You get this mail because a member entered your address as their new one. If that was not you, do not open the link: nothing changes then.',
  });
}

export function confirmOwnEmailMail(recipient: string, appUrl: string, token: string): Mail {
  return writeMail({
    recipient,
    subject: 'Confirm your email address',
    paragraphs: [
      `Open this link to show that our mail reaches you. Then we can send you what you asked for: new programs for your saved searches, and deadlines that come near. ${WHILE}`,
    ],
    action: { label: 'Confirm this address', url: pageOf(appUrl, `/confirm-email/${token}`) },
    why: `You get this mail because a member with your address asked for it on ${PRODUCT_NAME}. If that was not you, do not open the link: nothing changes then.`,
  });
}

/** To the owner of an address that another member wanted to have. */
export function emailInUseMail(recipient: string, appUrl: string): Mail {
  return writeMail({
    recipient,
    subject: 'Your address is in use already',
    paragraphs: [
      `Somebody wanted to use this address for another ${PRODUCT_NAME} account. That is not possible, because you have an account with it. Nothing was changed.`,
    ],
    why: `You get this mail because a member entered your address as their new one. If it was you, log in with this address on ${pageOf(appUrl, '/auth')}. If it was not, you need not do anything.`,
  });
}

export function emailChangedMail(recipient: string, appUrl: string): Mail {
  return writeMail({
    recipient,
    subject: 'Your email address was changed',
    paragraphs: [
      `Your ${PRODUCT_NAME} account has another email address from now on. We send nothing more to this one, and it cannot be used to log in.`,
    ],
    why: `You get this mail at every change of your address. If it was not you, write to us at once: the address is on ${pageOf(appUrl, '/about')}.`,
  });
}
