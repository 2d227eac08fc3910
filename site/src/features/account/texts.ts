import { PRODUCT } from '../../../../contract/limits.ts';
import { DOT } from '../../lib/dot.ts';

export const TITLE = 'Your account';
export const INTRODUCTION = 'Your name, how you log in, where you’re signed in, and your data.';
export const ALERTS = { title: 'Emails from us', text: 'Choose what we email you, and how often.' } as const;

export const CANCEL = 'Cancel';
export const CURRENT_PASSWORD = 'Current password';

export const NAME = {
  title: 'Name and phone',
  action: 'Change',
  about: 'your name and phone',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  save: 'Save',
  saving: 'Saving…',
  failed: 'Your name and phone weren’t changed',
  done: 'Saved',
} as const;
export const nameState = ({
  firstName,
  lastName,
  phone,
}: {
  firstName: string;
  lastName: string;
  phone: string | null;
}) => [`${firstName} ${lastName}`, phone].filter(Boolean).join(DOT);
export const nameDone = (firstName: string) => `We’ll call you ${firstName} from now on.`;

export const EMAIL = {
  title: 'Email',
  action: 'Change',
  about: 'your email address',
  next: 'New email address',
  hint: 'We’ll send it a link. Your email changes when you open the link.',
  passwordHint: 'This keeps other people at this screen out of your account',
  save: 'Send the link',
  saving: 'Sending…',
  failed: 'Your email address wasn’t changed',
  done: 'Now open the link we emailed you',
} as const;
export const emailDone = (next: string, now: string) =>
  `We sent it to ${next}. It works once, for one hour. Until you open it, ${now} stays your address.`;

export const LANGUAGE = {
  title: 'Language of emails',
  action: 'Change',
  about: 'the language of emails',
  hint: 'Your calendar and the files you download come in it too.',
  save: 'Save',
  saving: 'Saving…',
  failed: 'The language of your emails wasn’t changed',
  done: 'Saved',
} as const;
export const languageDone = (name: string) => `From now on, our emails to you are in this language: ${name}.`;

export const PASSWORD_TEXTS = {
  title: 'Password',
  state: 'Change it if someone else might know it.',
  action: 'Change',
  about: 'your password',
  next: 'New password',
  repeat: 'Repeat the new password',
  note: 'This signs you out of all other browsers. This one stays signed in. If you made a calendar address, it’s turned off.',
  save: 'Change password',
  saving: 'Saving…',
  failed: 'Your password wasn’t changed',
  done: 'Your password was changed',
  doneText: 'We signed out all your other browsers. If you had a calendar address, we turned it off.',
} as const;

export const SECOND_FACTOR = {
  title: 'Authenticator app',
  state: 'Ask for a code from an app on your phone when you log in. Optional.',
  action: 'Show',
  about: 'your authenticator app',
  loading: 'Loading…',
  loadFailed: 'This couldn’t be loaded',
  off: 'It’s off. To set it up, enter your password first.',
  start: 'Set it up',
  scan: 'Scan this with your app, or enter the key by hand. Then enter the code the app shows.',
  picture: 'QR code with the key for your app',
  key: 'Key',
  open: 'Open in an app on this device',
  code: 'Code from your app',
  confirm: 'Turn it on',
  confirming: 'Turning it on…',
  failed: 'Your authenticator app wasn’t changed',
  codes: 'Your recovery codes',
  codesText:
    'If you lose your phone, each of these lets you in once. Print them or write them down now: we can’t show them again.',
  codesKept: 'I’ve kept them',
  turnOff: 'Turn it off',
  working: 'Checking…',
  onDone: 'Your authenticator app is on',
  onDoneText: 'From now on, logging in takes a code from your app.',
  offDone: 'Your authenticator app is off',
  offDoneText: 'Your password is enough to log in again.',
} as const;
export const secondFactorOn = (left: number) =>
  `It’s on. You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left. For new ones, turn it off and set it up again.`;

export const PASSKEYS = {
  title: 'Passkeys',
  state: 'Log in with your face, finger or PIN instead of your password. Optional.',
  action: 'Show',
  about: 'your passkeys',
  loading: 'Loading…',
  loadFailed: 'Your passkeys couldn’t be loaded',
  none: 'You have no passkeys yet.',
  add: 'Add a passkey',
  addText: 'Enter your password. Then your device asks you to make the passkey.',
  addFailed: 'The passkey wasn’t added',
  rename: 'Rename',
  renameText: 'A name that helps you recognize the device.',
  name: 'Name of the passkey',
  save: 'Save',
  remove: 'Remove',
  removeText: 'Enter your password to remove this passkey. Delete it on your device too.',
  failed: 'The passkey wasn’t changed',
  working: 'Working…',
} as const;
export const passkeyAdded = (day: string) => `Added ${day}`;
export const passkeyUsed = (day: string) => `last used ${day}`;

export const SESSIONS = {
  title: 'Signed in on',
  state: 'The browsers signed in to your account.',
  action: 'Show',
  about: 'the browsers',
  anchor: 'browsers',
  list: 'Browsers you’re signed in on',
  loading: 'Loading the list…',
  failed: 'The list couldn’t be loaded',
  current: 'This browser',
  onlyThis: 'You’re signed in on this browser only.',
  end: 'Sign out',
  ending: 'Signing out…',
  endFailed: 'That browser is still signed in',
  endOthers: 'Sign out all others',
  endOthersFailed: 'The other browsers are still signed in',
  othersEnded: 'All other browsers are signed out.',
} as const;
export const signedIn = (day: string, place: string | null) =>
  place === null ? `Signed in ${day}` : `Signed in ${day} near ${place}`;
export const lastUsed = (day: string) => `last used ${day}`;
export const signedOut = (browser: string) => `${browser} is signed out.`;

export const DATA_FILE = `${PRODUCT}-data.json`;
export const DATA = {
  title: 'Your data',
  state: 'Everything we store about you, in one file.',
  action: 'Download my data',
  pending: 'Preparing…',
  failed: 'Your data couldn’t be downloaded',
  done: `Your browser saves it as ${DATA_FILE}.`,
} as const;

export const DELETION = {
  title: 'Delete my account',
  state: 'Deletes your account and everything we store about you.',
  action: 'Delete my account',
  question: 'Delete your account?',
  warning: 'We delete everything we store about you right away. You can’t undo this.',
  whatGoes: [
    'Your profile with all your answers',
    'Your saved programs and your applications, with your notes and progress',
    'Your saved searches and their emails',
    'A paid subscription: it ends with your account',
    'Your login, in every browser',
  ],
  keep: 'Keep my account',
  pending: 'Deleting…',
  failed: 'Your account wasn’t deleted',
} as const;
export const DELETED = {
  title: 'Account deleted',
  description: 'Your account and everything in it is gone.',
} as const;
