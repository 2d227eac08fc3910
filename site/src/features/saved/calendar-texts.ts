import { CALENDAR_REMINDERS, PRODUCT_NAME } from '../../../../contract/limits.ts';

export const CALENDAR = {
  open: 'Calendar',
  title: 'Your deadlines in your calendar',
  description: `A private address that your calendar reads by itself. Deadlines of saved programs show up there, with reminders ${CALENDAR_REMINDERS.join(' and ')} days before. A new password turns the address off.`,
  loading: 'Looking for your calendar address',
  failed: 'That did not work',
  none: 'You have no calendar address yet.',
  noDates: 'None of your saved programs has a fixed date now. The calendar fills up as you save some that do.',
  make: 'Make my address',
  since: (date: string) => `Your calendar address works since ${date}. It was shown once, and we keep no copy of it.`,
  lost: 'If you lost it, make a new one. The old one then stops working.',
  makeNew: 'Make a new address',
  turnOff: 'Turn off',
  off: 'The address is turned off. It opens nothing any more.',
  address: 'Your calendar address',
  once: 'Copy it now: it is shown only this once. Whoever has it can see which programs you saved, so share it with nobody.',
  copy: 'Copy the address',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Select the address and copy it by hand.',
  subscribe: 'Open in my calendar program',
  how: `In Google Calendar choose “From URL” under “Other calendars” and paste the address. ${PRODUCT_NAME} needs no access to your calendar.`,
} as const;
