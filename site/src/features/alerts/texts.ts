import { MOST_SAVED_SEARCHES } from '../../../../contract/limits.ts';
import type { AlertFrequency, ReminderDay } from '../../../../contract/saved/alerts.ts';

export const NAME = { label: 'Name', hint: 'So you can recognize it' } as const;
export const PROFILE_SEARCH = 'Programs that fit my profile';

export const FREQUENCY = 'Email me what’s new';
export const FREQUENCIES: Readonly<Record<AlertFrequency, string>> = {
  weekly: 'Once a week',
  daily: 'Every day',
  off: 'Not at all',
};
export const PART_OF_PREMIUM = 'Part of Premium';
export const NO_ROOM = 'The Free plan emails you about one search, and another one is using it';

export const SEARCHES = {
  title: 'Saved searches',
  state: 'Run a search again, and choose what we email you.',
  action: 'Show',
  about: 'your saved searches',
  list: 'Your saved searches',
  loading: 'Loading your saved searches…',
  failed: 'Your saved searches couldn’t be loaded',
  run: 'Run',
  change: 'Change',
  remove: 'Delete',
  save: 'Save changes',
  saving: 'Saving…',
  notSaved: 'The search wasn’t changed',
  confirmRemoval: 'Yes, delete it',
  removing: 'Deleting…',
  keep: 'Keep it',
  notRemoved: 'The search wasn’t deleted',
  full: `You have ${MOST_SAVED_SEARCHES} saved searches. Delete one to save another.`,
} as const;
export const NO_SEARCHES = {
  title: 'No saved searches yet',
  text: 'Search for something, then choose “Save this search” above the results.',
  action: 'Go to the search',
} as const;
export const removalQuestion = (name: string) => `Delete “${name}”?`;
export const removed = (name: string) => `We deleted “${name}”.`;
export const changed = (name: string) => `We saved your changes to “${name}”.`;

export const PAUSED = 'Paused: the Free plan emails you about one search';
export const mailState = (frequency: AlertFrequency) =>
  ({ off: 'No email', daily: 'Email every day', weekly: 'Email once a week' })[frequency];
export const lastMail = (day: string) => `last sent ${day}`;

export const REMINDERS = {
  title: 'Deadline reminders',
  state: 'An email before a saved program closes.',
  action: 'Change',
  about: 'your deadline reminders',
  legend: 'Remind me',
  hint: 'For programs with a fixed deadline. At most one email a day, in the morning. Choose none to turn them off.',
  save: 'Save',
  saving: 'Saving…',
  failed: 'Your reminders weren’t changed',
  done: 'Your reminders are saved',
  cancel: 'Cancel',
} as const;
export const daysBefore = (days: ReminderDay) => (days === 1 ? '1 day before' : `${days} days before`);
export const remindersDone = (days: readonly ReminderDay[]) => {
  if (days.length === 0) return 'No reminders.';
  return `We’ll email you ${new Intl.ListFormat('en-US').format(days.map(String))} ${days.length === 1 && days[0] === 1 ? 'day' : 'days'} before a deadline.`;
};

export const CHANGE_MAIL = {
  title: 'Updates to saved programs',
  state: 'Email me when a deadline, an amount or the rules change.',
  action: 'Change',
  about: 'emails about saved programs',
  label: 'Email me about changes to programs I saved',
  hint: 'One email covers all changes. If nothing changed, you won’t get one.',
  save: 'Save',
  saving: 'Saving…',
  failed: 'Your choice wasn’t saved',
  done: 'Your choice is saved',
  cancel: 'Cancel',
} as const;
export const changeMailDone = (isWanted: boolean) =>
  isWanted ? 'We’ll email you when a program you saved changes.' : 'No emails about changes.';

export const UNCONFIRMED = {
  title: 'Your email address isn’t confirmed yet',
  action: 'Send me the link',
  sending: 'Sending…',
  failed: 'The link wasn’t sent',
} as const;
export const ASKED = {
  title: 'Can we reach you by email?',
  away: 'Not now',
  failed: 'The question couldn’t be dismissed',
} as const;
export const askedText = (email: string) =>
  `Open a link we send to ${email}. Then we can tell you about new programs and deadlines, if you want. Everything else works without it.`;
export const unconfirmedText = (email: string) => `We won’t email ${email} until you open a link we send there.`;
export const linkSent = (email: string) => `We emailed a link to ${email}. It works once, for one hour.`;
