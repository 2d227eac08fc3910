import { programs } from '../../lib/counts.ts';
import { DOT } from '../../lib/dot.ts';
import { MOST_HELPED, NAME_LENGTH } from './limits.ts';

export const TITLE = 'People you help';
/** The page's title and description. */
export const HEAD = {
  title: TITLE,
  description:
    'For caseworkers, librarians and benefits navigators: keep answers for each person you help, see their programs and print a summary.',
} as const;
export const LEAD = 'Keep answers for each person, see their programs and print a summary to take along.';

export const START = {
  title: 'Nobody here yet',
  text: 'Add the first person. You answer the same questions as in your own profile, for them.',
} as const;
export const ADD = 'Add a person';
export const FULL = `You have ${MOST_HELPED} people here, the most you can keep. Remove one to add another.`;

export const LIST = {
  label: 'The people you help',
  about: (age: number, place: string) => `Age ${age}${DOT}${place}`,
  changed: (day: string) => `Changed ${day}`,
  programs: 'See programs',
  forName: (name: string) => `for ${name}`,
  edit: 'Change answers',
  change: 'Change',
  answersOf: (name: string) => `answers for ${name}`,
  remove: 'Remove',
  removed: (name: string) => `We removed ${name} from this device.`,
} as const;
export const REMOVAL = {
  question: (name: string) => `Remove ${name} and all their answers from this device?`,
  failed: 'We couldn’t remove them',
  keep: 'Keep',
  confirm: 'Yes, remove',
  removing: 'Removing…',
} as const;

/** Explains what happens to the data. Shown where it's stored. */
export const DEVICE = {
  title: 'What stays on this device',
  notice: 'Answers are kept in this browser and nowhere else.',
  how: 'How this works',
  points: [
    'We use the answers for a moment to find programs, and don’t store them.',
    'They go when you log out, when someone else logs in here, or when you clear this browser. Closing the page keeps them.',
    'A file lets you keep them, or move them to another computer. Anyone who opens the file can read the answers.',
  ],
  save: 'Save to a file',
  saved: 'The file is in your downloads.',
  open: 'Add from a file',
  removeAll: 'Remove everyone',
  removedAll: 'We removed everyone from this device.',
} as const;
export const REMOVE_ALL = {
  ...REMOVAL,
  question: (count: number) =>
    count === 1
      ? 'Remove 1 person and all their answers from this device?'
      : `Remove all ${count} people and their answers from this device?`,
  confirm: 'Yes, remove everyone',
} as const;
export const UNREADABLE = {
  title: (count: number) => (count === 1 ? 'One entry here can’t be read' : `${count} entries here can’t be read`),
  text: 'They may come from another version of this page. The others are fine. “Save to a file” keeps these entries too.',
  remove: 'Remove what can’t be read',
  removed: 'We removed what couldn’t be read.',
} as const;

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
export const FILE = {
  read: (added: number, updated: number) => {
    if (added + updated === 0) return 'Everyone in this file is here already.';
    const parts = [
      ...(added > 0 ? [`${people(added)} added`] : []),
      ...(updated > 0 ? [`${people(updated)} updated`] : []),
    ];
    return `${parts.join(', ')}.`;
  },
  unreadable: (count: number) => (count === 1 ? '1 entry couldn’t be read.' : `${count} entries couldn’t be read.`),
  failed: 'The file wasn’t added',
  'too-large': 'It’s larger than any file this page makes.',
  'not-ours': 'This file wasn’t saved from this page. Choose one you saved with “Save to a file”.',
  'too-many': (count: number) => `That would be ${count} people. You can keep ${MOST_HELPED}.`,
} as const;
export const REFUSED =
  'This browser couldn’t save it. It may be in private mode or out of space, or someone else may have logged in.';

export const NAME = {
  label: 'Nickname or initials',
  hint: `Only you see it. No full name needed: “M.K.” is enough. Up to ${NAME_LENGTH} characters`,
  missing: 'Enter a nickname or initials',
  taken: 'You already have someone by this name. Add something, like “M.K. 2”.',
} as const;
export const FORM = {
  new: 'Add a person',
  edit: (name: string) => `Answers for ${name}`,
  lead: 'Answer for this person. “You” and “I” below mean them.',
  missing: 'We can’t find this person',
  missingText: 'They may have been removed, or kept in another browser.',
  save: 'Save and see programs',
  saving: 'Saving…',
  cancel: 'Cancel',
  failed: 'The answers weren’t saved',
  changedThere: (name: string) => `${name} was changed in another tab`,
  changedText: 'Saving here replaces those answers.',
  showNewer: 'Show the newer answers',
  removedThere: (name: string) => `${name} was removed in another tab`,
  removedText: 'Saving here adds them again.',
} as const;
export const ALL_PEOPLE = 'All people';

/** Says whose list this is, on every screen about a person. */
export const BANNER = {
  for: (name: string) => `For ${name}, not for you`,
  label: 'Whose programs these are',
  back: 'Your own list',
} as const;
export const PROGRAMS = {
  title: (name: string) => `Programs for ${name}`,
  told: 'What you told us:',
  you: (name: string) => `“You” below is ${name}, and nothing here changes what you saved for yourself.`,
  print: 'Print a summary',
  loading: 'Looking for programs',
  failed: 'The programs couldn’t be loaded',
  found: (settled: number, shown: number) =>
    settled > 0
      ? `${programs(settled)} ${settled === 1 ? 'looks' : 'look'} right, of ${shown} shown.`
      : `${programs(shown)} shown.`,
  none: 'No programs found',
  noneText: 'Nothing fits these answers. Check age and place, or ask the people who help for free.',
  together: (sums: string) => `Together about ${sums}, going by this year’s limits and amounts.`,
  more: 'Load more programs',
  loadingMore: 'Loading more…',
  added: (count: number) => `${programs(count)} added.`,
  ended: 'There are no more programs.',
  moreFailed: 'More programs couldn’t be loaded',
} as const;
export const GROUPS = {
  settled: { title: 'These fit', text: 'What you told us meets the conditions, or very nearly.' },
  checking: { title: 'Worth checking', text: 'Nothing rules these out. Check the unanswered conditions first.' },
  rare: { title: 'Only in special circumstances', text: 'Each of these takes something rare. The card says what.' },
} as const;
export const CARD = {
  qualify: 'Fits what you told us',
  'very-likely': 'Very likely fits',
  'worth-checking': 'Worth checking',
  'only-if': 'Only if …',
  unknown: 'Check the conditions',
  no: 'Probably not',
  all: 'All conditions and papers',
  papers: 'Papers to bring',
} as const;

export const SUMS = {
  month: (sum: string) => `${sum} a month`,
  year: (sum: string) => `${sum} a year`,
  and: ' and ',
} as const;

/** The printed summary. */
export const SUMMARY = {
  title: (name: string) => `Programs for ${name}`,
  date: (day: string) => `As of ${day}`,
  decision: 'Not a decision; each office decides.',
  told: 'What we were told',
  settled: 'These fit what we were told',
  checking: 'Worth checking',
  apply: 'Apply:',
  papers: 'Bring:',
  deadline: 'Deadline:',
  more: (count: number) => `and ${count} more`,
  left: (count: number) => `${count} more ${count === 1 ? 'program' : 'programs'} on screen.`,
  helpers: 'Who helps for free',
  made: 'Made with Grantlight, a private service, from public sources. Applying for public programs is free.',
} as const;

/** Asked before a logout, because logging out deletes all of the data. */
export const LEAVING = {
  title: 'Log out and remove the people you help?',
  text: (count: number) =>
    count === 1
      ? '1 person is kept in this browser and nowhere else. Logging out removes them.'
      : `${count} people are kept in this browser and nowhere else. Logging out removes them.`,
  unreadable: 'Something is kept in this browser that can’t be read here. Logging out removes it.',
  save: 'Save to a file first',
  /** Used when no people are stored, because another tab deleted them. */
  titleOfNobody: 'Log out?',
  nobody: 'No people are kept in this browser.',
  leaveOnly: 'Log out',
  leave: 'Log out and remove',
  leaving: 'Logging out…',
  stay: 'Stay logged in',
} as const;

/** Shown on a member's own profile. */
export const ENTRY = { ask: 'Do you help other people apply?', link: 'Keep a list for each of them' } as const;
