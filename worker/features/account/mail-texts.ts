import { browserNameOf } from '../../../contract/account/browser-name.ts';
import { PRODUCT_NAME } from '../../../contract/limits.ts';

const WHILE = 'The link works once, for one hour.';

/** The texts of account mail. */
export const ACCOUNT_MAIL = {
  locale: 'en-US',
  reset: {
    subject: 'Choose a new password',
    text: `Someone asked for a new password for your ${PRODUCT_NAME} account. ${WHILE}`,
    action: 'Choose a new password',
    why: 'You’re getting this email because someone entered your address in our “Forgot your password?” form. If it wasn’t you, do nothing: your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: `The password for your ${PRODUCT_NAME} account was just changed. Other browsers need to log in again, and your calendar address, if you had one, is turned off.`,
    why: (page: string) =>
      `We send this email whenever your password changes. If it wasn’t you, someone else knows your password or reads your email: ask for a new one right away with "Forgot your password?" on ${page}, and change the password of your mailbox too.`,
  },
  confirmNewEmail: {
    subject: 'Confirm your new email address',
    text: `Someone wants to use this address for their ${PRODUCT_NAME} account. ${WHILE}`,
    action: 'Confirm this address',
    why: 'You’re getting this email because a member entered your address as their new one. If it wasn’t you, don’t open the link, and nothing changes.',
  },
  confirmOwnEmail: {
    subject: 'Confirm your email address',
    text: `Open this link to show that our email reaches you. Then we can send you what you asked for: new programs for your saved searches, and reminders of deadlines. ${WHILE}`,
    action: 'Confirm this address',
    why: `You’re getting this email because a member with your address asked for it on ${PRODUCT_NAME}. If it wasn’t you, don’t open the link, and nothing changes.`,
  },
  emailInUse: {
    subject: 'Your address is already in use',
    text: `Someone tried to use this address for another ${PRODUCT_NAME} account. They can’t, because your account uses it. Nothing changed.`,
    why: (page: string) =>
      `You’re getting this email because a member entered your address as their new one. If it was you, log in with this address at ${page}. If not, do nothing.`,
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: `Your ${PRODUCT_NAME} account now has a different email address. We won’t send anything more to this one, and you can’t log in with it.`,
    why: (page: string) =>
      `We send this email whenever your address changes. If it wasn’t you, write to us right away: our address is at ${page}.`,
  },
  newDevice: {
    subject: 'New sign-in to your account',
    text: `Someone just signed in to your ${PRODUCT_NAME} account in a browser that hasn’t been used for it before.`,
    when: (time: string) => `When: ${time}`,
    browser: (userAgent: string | null) => `Browser: ${browserNameOf(userAgent)}`,
    where: (place: string) => `Where: near ${place}, by its network`,
    whatToDo:
      'If this was you, there’s nothing to do. If it wasn’t, sign that browser out under "Signed in on", then change your password.',
    action: 'See where you’re signed in',
    why: 'We send this email whenever someone signs in to your account from a new device or browser.',
  },
  signInCode: {
    subject: 'Your code to log in',
    code: (code: string) => `Your code: ${code}`,
    text: 'Enter it on the page where you asked for it. It works once, for ten minutes, and only there.',
    why: `You’re getting this email because someone asked for a code to log in to your ${PRODUCT_NAME} account. If it wasn’t you, do nothing: without the code nobody gets in. Don’t tell it to anyone. We never ask for it.`,
  },
  wayIn: {
    action: 'Open your account',
    why: 'We send this email whenever the way you log in changes. If it wasn’t you, change your password right away: that signs out all other browsers.',
  },
  secondFactor: {
    on: {
      subject: 'Your authenticator app was turned on',
      text: `From now on, logging in to your ${PRODUCT_NAME} account takes a code from your app. Keep your recovery codes somewhere safe: they’re your way in if you lose your phone.`,
    },
    off: {
      subject: 'Your authenticator app was turned off',
      text: `Logging in to your ${PRODUCT_NAME} account no longer takes a code from your app, and your recovery codes no longer work.`,
    },
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    text: `Someone just logged in to your ${PRODUCT_NAME} account with one of your recovery codes. That code can’t be used again.`,
  },
  passkey: {
    added: {
      subject: 'A passkey was added',
      text: `Your ${PRODUCT_NAME} account has a new passkey. Whoever has the device can log in with it.`,
    },
    removed: {
      subject: 'A passkey was removed',
      text: `A passkey was removed from your ${PRODUCT_NAME} account. It no longer logs anyone in.`,
    },
  },
};
