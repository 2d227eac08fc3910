import type { APPLICANT_KINDS } from '../../../contract/rules.ts';
import { APPLICANT_TYPES } from './applicant-list.ts';
import { STATE_APPLICANT_TYPES } from './state-applicants.ts';

export type ApplicantKind = (typeof APPLICANT_KINDS)[number];

/** What a code of a list of applicants says of the kinds of applicants that a profile knows. */
export interface ApplicantType {
  /** Names as the sources write them, in lower case and up to the first bracket, or codes. */
  names: readonly string[];
  kinds: readonly ApplicantKind[];
  /** Kinds of which it may mean some: an open question for them. */
  perhaps?: readonly ApplicantKind[];
  /** A condition beyond the kind. */
  only?: 'territory' | '501c3' | 'not-501c3' | 'small' | 'veteran' | 'homeowner' | 'farmworker' | 'serving' | 'builder';
}

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
