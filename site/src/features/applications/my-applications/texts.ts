import { APPLICATION_NOTES_LENGTH } from '../../../../../contract/limits.ts';

export const MY_APPLICATIONS = {
  loading: 'Loading your applications',
  failed: 'Your applications couldn’t be loaded',
  list: 'Programs you’re applying for',
  emptyTitle: 'No applications yet',
  empty:
    'Open a program and tap “Track this application” near its end. It then shows here with its status, its next step and your notes.',
  fromPlan: 'Start with one from your plan:',
  track: 'Track this',
  notTracked: 'It couldn’t be added',
  find: 'Find programs',
} as const;
export const countOf = (count: number) => (count === 1 ? '1 application' : `${count} applications, last changed first`);

/** What to do next, by status. Nothing here is a program's own rule. */
export const NEXT = {
  title: 'Next step',
  steps: {
    draft: 'Check off what you need, then start the form.',
    in_progress: 'Finish the form and send it. Keep a copy.',
    submitted: 'Keep your confirmation. If you hear nothing, call and ask.',
    awarded: 'Keep the letter. Write down when you have to renew.',
    declined: 'Read the letter: it may say why, and what you can do about it.',
  },
  toChecklist: 'Open the checklist',
} as const;

export const STATUS_LABEL = 'Status';
export const STATUS_FAILED = 'Failed to update application status';
export const statusSaved = (status: string) => `Saved: ${status}.`;

export const FACTS = {
  deadline: 'Deadline',
  changed: 'Last changed',
  closed: 'Closed',
  closedText: 'It isn’t taking applications anymore. Your notes stay here.',
  missing: 'Provider not stated',
} as const;

export const NOTES = {
  label: 'My notes',
  hint: 'Only you see them.',
  limit: APPLICATION_NOTES_LENGTH,
  tooLong: `At most ${APPLICATION_NOTES_LENGTH.toLocaleString('en-US')} characters`,
  add: 'Add notes',
  edit: 'Edit the notes',
  save: 'Save notes',
  saving: 'Saving…',
  saved: 'Notes saved.',
  cancel: 'Cancel',
  failed: 'Failed to save application notes',
} as const;

export const REMOVAL = {
  remove: 'Remove',
  question: (title: string) =>
    `Remove “${title}” from your applications? We’ll delete its status and notes. This doesn’t withdraw what you sent to the provider.`,
  confirm: 'Yes, remove it',
  removing: 'Removing…',
  keep: 'Keep it',
  failed: 'It couldn’t be removed',
  done: (title: string) => `We removed “${title}” from your applications.`,
} as const;
