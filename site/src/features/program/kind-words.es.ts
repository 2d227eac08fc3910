import type { ProgramType } from '../../../../contract/programs/grants.ts';

export const KIND_WORDS: Readonly<Record<'all' | ProgramType, string>> = {
  all: 'Todos',
  grant: 'Subvenciones y becas',
  loan: 'Préstamos',
  assistance: 'Asistencia',
};
