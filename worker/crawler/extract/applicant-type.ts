import type { APPLICANT_KINDS } from '../../../contract/programs/rules.ts';

export type ApplicantKind = (typeof APPLICANT_KINDS)[number];

/** An applicant code's meaning in terms of a profile's applicant kinds. */
export interface ApplicantType {
  /** Codes, or names as sources write them, in lowercase and cut off at the first parenthesis. */
  names: readonly string[];
  kinds: readonly ApplicantKind[];
  /** Kinds that it may cover only in part. For them, it becomes an open question. */
  perhaps?: readonly ApplicantKind[];
  /** A condition in addition to the applicant's kind. */
  only?: 'territory' | '501c3' | 'not-501c3' | 'small' | 'veteran' | 'homeowner' | 'farmworker' | 'serving' | 'builder';
}
