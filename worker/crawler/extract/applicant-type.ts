import type { APPLICANT_KINDS } from '../../../contract/rules.ts';

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
