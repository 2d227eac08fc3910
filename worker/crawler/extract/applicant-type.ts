import type { APPLICANT_KINDS } from '../../../contract/programs/rules.ts';

export type ApplicantKind = (typeof APPLICANT_KINDS)[number];

/** What an applicant code means in terms of a profile's applicant kinds. */
export interface ApplicantType {
  /** Names as sources write them, lowercase and up to the first bracket, or codes. */
  names: readonly string[];
  kinds: readonly ApplicantKind[];
  /** Kinds that it may partly cover: an open question for them. */
  perhaps?: readonly ApplicantKind[];
  /** A condition beyond the kind. */
  only?: 'territory' | '501c3' | 'not-501c3' | 'small' | 'veteran' | 'homeowner' | 'farmworker' | 'serving' | 'builder';
}
