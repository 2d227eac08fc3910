import type { ProgramType } from '../../../../../contract/programs/grants.ts';

/** The label of a link to a program's site. It's `apply` if that page takes applications, otherwise `read`. */
export const WEBSITE_WORDS = {
  apply: (host: string) => `Apply at ${host}`,
  read: (host: string) => `See how at ${host}`,
} as const;

export const WEBSITE_LABELS: Readonly<Record<ProgramType, string>> = {
  grant: 'Go to the official grant website',
  loan: 'Go to the official loan website',
  assistance: 'Go to the official assistance website',
};
export const NO_WEBSITE = 'No Website Available';
