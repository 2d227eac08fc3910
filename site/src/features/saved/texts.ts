import { COMPARED_GRANTS, FREE_SAVED_GRANTS, NOTE_LENGTH } from '../../../../contract/limits.ts';
import { programs } from '../../lib/counts.ts';
import type { SavedView } from './my-plan/views.ts';

export const NO_SAVED = {
  title: 'No saved grants',
  text: 'Save a program with the button on its card. You’ll find it here, with its deadline and your notes.',
  action: 'Find programs',
} as const;
export const SAVED_FAILED = 'Your saved programs couldn’t be loaded';

export const savedText = (count: number, limit: number | null) =>
  limit === null ? `${programs(count)} saved.` : `${count} of ${programs(limit)} saved.`;
export const LIMIT_TEXT = `The Free plan keeps ${FREE_SAVED_GRANTS} programs. Premium keeps as many as you like.`;

export const GROUP_TITLES = {
  dated: 'Open, with a deadline',
  open: 'Open, no fixed date',
  ask: 'Ask for this year’s dates',
  closed: 'Closed',
} as const;

export const VIEWS_LABEL = 'Saved programs, in four views';
export const VIEW_WORDS: Readonly<Record<SavedView, string>> = {
  todo: 'To do',
  documents: 'Documents',
  dates: 'Dates',
  programs: 'Programs',
};

/** Title of the printout. */
export const PRINTED_TITLE = 'Saved programs';

export const REMOVED = 'Removed:';
export const UNDO = 'Undo';

export const SELECT = 'Select';
/** Starts selection mode. */
export const COMPARE_OR_EXPORT = 'Compare or export';
/** Ends selection mode. */
export const SELECTED = 'Done';
/** Explains selection mode. */
export const SELECT_HINT = 'Compare or export them all, or select some below first.';
export const SELECT_ALL = 'Select all';
export const selectedText = (count: number) => `${count} selected`;
export const COMPARE = 'Compare';
export const CSV = 'CSV file';
export const DOWNLOADING = 'Preparing the file…';
export const DOWNLOADED = 'The file is in your downloads.';
export const CSV_FAILED = 'The file couldn’t be made';
export const PREMIUM = 'Premium';
export const ACTIONS = 'What to do with saved programs';
export const compareHint = (selected: number) => {
  const { least, most } = COMPARED_GRANTS;
  return `Select ${least} to ${most} programs to compare them. You selected ${selected}.`;
};
export const PREMIUM_ONLY = {
  compare: 'Comparing programs side by side is part of the Premium plan.',
  csv: 'The table for spreadsheets is part of the Premium plan. Printing and the calendar are free.',
} as const;

export const NOTE = {
  label: 'My note',
  hint: 'Only you see it.',
  limit: NOTE_LENGTH,
  add: 'Add a note',
  edit: 'Edit the note',
  save: 'Save the note',
  saving: 'Saving…',
  saved: 'Note saved.',
  cancel: 'Cancel',
  failed: 'Your note couldn’t be saved',
  tooLong: `At most ${NOTE_LENGTH} characters`,
} as const;

export const WEBSITE = 'Official website:';
export const PAPERS = 'Documents:';

export const WHOLE_COUNTRY = 'The whole country';
export const NOTHING_STATED = 'Not stated';
