import type { ProgramType } from '../../../contract/programs/grants.ts';

const TYPES: Readonly<Record<ProgramType, string>> = { grant: 'grant', loan: 'loan', assistance: 'assistance' };

/** The table's headers, and the words in its cells that aren't a program's own. */
export const CSV_TEXTS = {
  headers: {
    title: 'Title',
    provider: 'Provider',
    type: 'Type',
    category: 'Category',
    worth: 'For you',
    amount: 'Amount',
    deadline: 'Deadline',
    deadlineDate: 'Deadline date',
    closed: 'Closed',
    likelihood: 'Can I get this?',
    onlyIf: 'Only if',
    interestRate: 'Interest rate',
    repayment: 'Repayment',
    assistance: 'What you get',
    places: 'Where (empty: whole country)',
    conditions: 'Conditions',
    documents: 'Documents',
    website: 'Website',
    note: 'My note',
    savedOn: 'Saved on',
  },
  types: TYPES,
  category: (name: string): string => name,
  yes: 'yes',
  no: 'no',
};
