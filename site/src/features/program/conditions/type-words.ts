import type { ProgramType } from '../../../../../contract/programs/grants.ts';

export const PROGRAM_TYPE_WORDS: Readonly<Record<ProgramType, string>> = {
  grant: 'Grant',
  loan: 'Loan',
  assistance: 'Assistance',
};
