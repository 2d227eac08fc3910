import { APPLICANT_TYPES } from './applicant-list.ts';
import type { ApplicantType } from './applicant-type.ts';
import { STATE_APPLICANT_TYPES } from './state-applicants.ts';

const BY_NAME = new Map(
  [...APPLICANT_TYPES, ...STATE_APPLICANT_TYPES].flatMap((type) => type.names.map((name) => [name, type] as const)),
);

/** What an applicant type means, by its name or code as a source writes it; undefined for one that we do not know. */
export function applicantTypeOf(name: string): ApplicantType | undefined {
  return BY_NAME.get(plain(name));
}

/** The name in lower case, without what stands in brackets, and with its misprints put right. */
export function plain(name: string): string {
  return (name.split('(')[0] ?? '')
    .replace(/\blndian\b/g, 'Indian')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
