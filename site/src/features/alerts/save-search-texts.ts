import type { AlertFrequency } from '../../../../contract/saved/alerts.ts';

export const SAVE_SEARCH = {
  action: 'Save this search',
  unloaded: 'The form couldn’t be loaded',
  title: 'Save this search',
  description: 'Find it again in your profile, and get an email when something new fits.',
  save: 'Save search',
  saving: 'Saving…',
  cancel: 'Cancel',
  failed: 'The search wasn’t saved',
  loading: 'Loading…',
  done: 'Search saved',
  close: 'Done',
  toList: 'See your saved searches',
} as const;
export const savedAlready = (name: string) => `You already saved this search as “${name}”.`;
export const savedAs = (name: string, frequency: AlertFrequency) =>
  frequency === 'off'
    ? `“${name}” is in your profile.`
    : `“${name}” is in your profile. We’ll email you ${frequency === 'daily' ? 'in the morning' : 'once a week, in the morning'}, and only when there’s something new for you.`;
