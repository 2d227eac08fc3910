import type { EditedField, FoundProgram } from '../../../../../contract/programs/program-edits.ts';

export const FIND = {
  title: 'Programs',
  lead: 'Find a program by its id, its web address, or words in its title.',
  label: 'Id, address or words',
  submit: 'Find programs',
  failed: 'The programs couldn’t be found',
  none: { title: 'No program found', text: 'Try fewer words, or paste the address of its page.' },
  found: (number: number, hasMore: boolean) => {
    if (hasMore) return `The first ${number} programs. Add a word to find fewer.`;
    return number === 1 ? '1 program' : `${number} programs`;
  },
} as const;
export const STATES: Readonly<Record<FoundProgram['state'], string>> = {
  open: 'Open',
  closed: 'Closed',
  hidden: 'Hidden',
  merged: 'Merged',
};
export const EDITED = 'Edited';
export const updated = (ago: string) => `changed ${ago}`;

export const EDITOR = {
  back: 'Back to the list',
  failed: 'The program couldn’t be opened',
  asMembers: 'See it as members do',
  source: 'Source',
  id: 'Id',
  updated: 'Last changed',
  merged: {
    title: 'This record was merged into another one',
    text: 'Members see the other record. Correct that one instead.',
    open: 'Open the program that is shown',
  },
} as const;

export const FIELD_NAMES: Readonly<Record<EditedField, string>> = {
  title: 'Title',
  description: 'Description',
  provider: 'Provider',
  amount: 'Amount',
  deadline: 'Deadline in words',
  deadlineDate: 'Last day',
  eligibility: 'Who may apply',
  requirements: 'What is needed',
  url: 'Web address',
  applicationUrl: 'Address for applications',
  category: 'Category',
  programType: 'Type',
  hidden: 'Hidden',
};
/** Source fields that can't be edited. */
export const OTHER_FIELD_NAMES = {
  status: 'State',
  states: 'Where',
  providerUrl: 'Address of the provider',
  interestRate: 'Interest rate',
  repaymentTerms: 'Repayment',
  assistanceType: 'Kind of help',
  rules: 'Rules for matching',
} as const;
export const FIELD_HINTS: Readonly<Partial<Record<EditedField, string>>> = {
  deadline: 'As people read it',
  deadlineDate: 'Only where the deadline is one fixed day',
  eligibility: 'If this differs from the source, we read the matching rules from it again',
};
export const FORM = {
  title: 'Correct this program',
  lead: 'Your change stays until someone withdraws it, whatever the source says in the meantime.',
  reason: 'Why are you changing this?',
  reasonHint: 'A few words for the audit trail',
  save: 'Save changes',
  saving: 'Saving…',
  kept: 'Your login ended. What you typed is still in the form, but it isn’t saved yet.',
  discard: 'Discard changes',
  failed: 'The changes couldn’t be saved',
  incompleteDay: 'Please enter the whole day, or clear it',
  nothing: 'No changes yet.',
  changed: (number: number) => (number === 1 ? '1 field is changed.' : `${number} fields are changed.`),
  leave: 'Your changes to this program aren’t saved. Leave anyway?',
} as const;
export const SOURCE_SAYS = {
  label: 'The source says:',
  blank: 'nothing',
  withdraw: "Withdraw this edit and take the source's word again",
} as const;
export const CONFLICT = {
  title: 'Someone else changed this program',
  text: 'What you typed is still here. Load the newest version, look at it, and save again.',
  load: 'Load the newest version',
  loading: 'Loading…',
  loaded: 'This is the newest version. What you typed is still in the form.',
} as const;

export const VISIBILITY = {
  title: 'Visibility',
  shown: 'Members can find this program.',
  closed: 'This program is closed. Searches leave it out, but members who saved it can still open it.',
  hidden: 'This program is hidden. Members can’t find or open it, whatever happens at its source.',
  hide: 'Hide this program',
  show: 'Show this program again',
  hideReason: 'Why are you hiding it?',
  showReason: 'Why are you showing it again?',
  cancel: 'Cancel',
  already: 'Someone else has already done this. There’s nothing left to do.',
  failed: 'This couldn’t be changed',
} as const;

export const MERGED = {
  title: 'Merged records',
  lead: 'Records from other sources that describe the same program.',
  fields: (names: string) => `Taken from it: ${names}`,
  nothing: 'Nothing was taken from it.',
} as const;

export const AUDIT = {
  title: 'Audit trail',
  none: 'No one has edited this program.',
  actions: { edited: 'Edited', withdrawn: 'Edit withdrawn' },
  gone: 'an admin whose account was deleted',
  by: (who: string) => `by ${who}`,
  reason: 'Reason',
  older: 'Show older entries',
  loading: 'Loading…',
  words: { before: 'Before', after: 'After', blank: 'Empty' },
} as const;
export const RULES = {
  title: 'Rules for matching',
  lead: 'What decides who sees this program. They follow “Who may apply” when you correct it.',
  none: 'There are no rules, so we tell everyone to check for themselves.',
} as const;
export const YES_NO = { true: 'Yes', false: 'No' } as const;
