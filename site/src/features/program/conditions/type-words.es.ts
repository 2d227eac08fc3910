import type { ProgramType } from '../../../../../contract/programs/grants.ts';

export const PROGRAM_TYPE_WORDS: Readonly<Record<ProgramType, string>> = {
  grant: 'Subvención o beca',
  loan: 'Préstamo',
  assistance: 'Asistencia',
};
