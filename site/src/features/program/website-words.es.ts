import type { ProgramType } from '../../../../contract/programs/grants.ts';

export const WEBSITE_WORDS = {
  apply: (host: string) => `Solicitar en ${host}`,
  read: (host: string) => `Ver cómo en ${host}`,
} as const;

export const WEBSITE_LABELS: Readonly<Record<ProgramType, string>> = {
  grant: 'Ir al sitio web oficial de la subvención',
  loan: 'Ir al sitio web oficial del préstamo',
  assistance: 'Ir al sitio web oficial de la asistencia',
};
export const NO_WEBSITE = 'No hay un sitio web disponible';
