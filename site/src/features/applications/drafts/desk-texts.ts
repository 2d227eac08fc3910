import type { DraftKind } from '../../../../../contract/ai/drafts.ts';

export const DESK = {
  loading: 'Loading your drafts',
  failed: 'Your drafts couldn’t be loaded',
  kinds: 'Kinds of drafts',
} as const;

export const KIND_NAMES: Readonly<Record<DraftKind, string>> = {
  application: 'Application',
  phone: 'Phone call',
  decision: 'Letter: ask for a decision',
  appeal: 'Letter: appeal',
};

export const EDITOR = {
  asked: 'Where the funder asks for it',
  points: (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`,
  words: (count: number, most: number | null) =>
    most === null ? `${count} ${count === 1 ? 'word' : 'words'}` : `${count} of at most ${most} words`,
  tooManyWords: (over: number) => `${over} ${over === 1 ? 'word' : 'words'} too many for the funder.`,
  tooLong: 'This is too long to save.',
  save: 'Save draft',
  saving: 'Saving',
  saved: 'Saved',
  notSaved: 'This draft wasn’t saved',
  conflict: 'This draft was changed somewhere else',
  conflictText:
    'Nothing you typed here is lost. Save again to keep your version, or reload the page to see the other one.',
  download: 'Download for Word',
  downloadFailed: 'The file couldn’t be made. Copy the text instead.',
  copy: 'Copy text',
  copied: 'Copied',
  copyFailed: 'Your browser didn’t let us copy. Select the text and copy it yourself.',
  reset: 'Start over',
} as const;

export const RESET = {
  question: 'Throw away what you wrote in this draft?',
  failed: 'This draft couldn’t be reset',
  keep: 'Keep it',
  confirm: 'Start over',
  removing: 'Starting over',
} as const;

export const CHECK = {
  title: 'Before you send it',
  gaps: (count: number) => (count === 1 ? '1 blank in brackets is left.' : `${count} blanks in brackets are left.`),
  noGaps: 'No blanks left. Read it out loud once.',
  overLimit: (sections: readonly string[]) => `Too many words: ${sections.join(', ')}.`,
  noBudget: 'The budget has no amounts yet.',
  budget: (total: string) => `The budget adds up to ${total}.`,
} as const;

export const BUDGET = {
  title: 'Budget',
  hint: 'Whole dollars. Say for each line how you got the number.',
  item: 'Item',
  dollars: 'Dollars',
  why: 'How you got the number',
  line: (place: number) => `Line ${place}`,
  add: 'Add a line',
  remove: 'Remove',
  total: 'Total',
  wrong: 'Enter whole dollars, without cents.',
} as const;
