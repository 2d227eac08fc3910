import type { ProgramType } from '../../../../contract/programs/grants.ts';

/** Kinds of programs, as options to choose from. */
export const KIND_WORDS: Readonly<Record<'all' | ProgramType, string>> = {
  all: 'All',
  grant: 'Grants',
  loan: 'Loans',
  assistance: 'Assistance',
};
