import { APPLICANT_TYPES } from './applicant-list.ts';
import type { ApplicantType } from './applicant-type.ts';
import { STATE_APPLICANT_TYPES } from './state-applicants.ts';

const BY_NAME = new Map(
  [...APPLICANT_TYPES, ...STATE_APPLICANT_TYPES].flatMap((type) => type.names.map((name) => [name, type] as const)),
);

/** Looks up an applicant type by its name or code in a source; undefined if unknown. */
export function applicantTypeOf(name: string): ApplicantType | undefined {
  return BY_NAME.get(plain(name));
}

/** Normalizes a name: lowercase, cut off at the first parenthesis, with misprints corrected. */
export function plain(name: string): string {
  return (name.split('(')[0] ?? '')
    .replace(/\blndian\b/g, 'Indian')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
