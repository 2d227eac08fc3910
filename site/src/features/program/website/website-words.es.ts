import type { ProgramType } from '../../../../../contract/programs/grants.ts';

export const WEBSITE_WORDS = {
  apply: (host: string) => `Solicitar en ${host}`,
  read: (host: string) => `Ver cómo en ${host}`,
} as const;

export const WEBSITE_LABELS: Readonly<Record<ProgramType, string>> = {
  grant: 'Ir al sitio web oficial',
  loan: 'Ir al sitio web oficial',
  assistance: 'Ir al sitio web oficial',
};
export const NO_WEBSITE = 'No hay un sitio web disponible';
