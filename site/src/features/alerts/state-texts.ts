import type { ReminderDay } from '../../../../contract/saved/alerts.ts';

/** The current state of each kind of email, in one line. */
export const WAITS = 'Waits until you confirm your email address.';
export const searchesText = (count: number, mailed: number) => {
  if (count === 0) return 'None yet.';
  return `${count === 1 ? '1 search' : `${count} searches`}, ${mailed === 0 ? 'none' : mailed} by email.`;
};
export const remindersState = (days: readonly ReminderDay[]) => {
  if (days.length === 0) return 'Off. No email before a saved program closes.';
  return `On: ${new Intl.ListFormat('en-US').format(days.map(String))} ${days.length === 1 && days[0] === 1 ? 'day' : 'days'} before a saved program closes.`;
};
export const changesState = (isWanted: boolean) =>
  isWanted
    ? 'On: when a deadline, an amount or the rules change.'
    : 'Off. No email when a deadline, an amount or the rules change.';
