import type { Profile } from '../../../../../contract/profile/profile.ts';
import {
  CITIZENSHIP_LABELS,
  COMMUNITY_LABELS,
  DISCHARGE_LABELS,
  EDUCATION_SUGGESTIONS,
  EMPLOYMENT_LABELS,
  HOME_LABELS,
  INDUSTRY_LABELS,
  MINORITY_LABELS,
  NONPROFIT_LABELS,
  PREGNANCY_LABELS,
  STUDENT_LABELS,
  TIMELINE_LABELS,
} from './choices.ts';

/** Answers that take a single field. Needs and household have their own sections. */
export type FieldName = Exclude<keyof Profile, 'needs' | 'household'>;

interface Place {
  /** The product can't work without it. */
  required?: true;
  /** The label says it's optional. For a select, the first option says so. */
  optional?: true;
  /** Takes up a full row. */
  wide?: true;
}

/** How to ask a question. */
export type Input =
  | ({ as: 'number'; dollars?: true } & Place)
  | ({ as: 'text'; autoComplete: string; numeric?: true; suggestions?: readonly string[] } & Place)
  | ({ as: 'choice'; choices: Readonly<Record<string, string>> } & Place)
  /** A statement that is true or false. */
  | { as: 'check' };

const NUMBER = { as: 'number', optional: true } as const;
const DOLLARS = { ...NUMBER, dollars: true } as const;
const CHECK = { as: 'check' } as const;

export const INPUTS: Readonly<Record<FieldName, Input>> = {
  age: { as: 'number', required: true },
  location: { as: 'text', autoComplete: 'off', required: true },
  occupation: { as: 'text', autoComplete: 'organization-title', required: true },
  zipCode: { as: 'text', autoComplete: 'postal-code', numeric: true, optional: true },
  citizenshipStatus: { as: 'choice', choices: CITIZENSHIP_LABELS },
  permanentResidentSince: NUMBER,
  minorityGroup: { as: 'choice', choices: MINORITY_LABELS },
  tribalAffiliation: { as: 'text', autoComplete: 'off', optional: true },
  householdSize: NUMBER,
  householdIncome: DOLLARS,
  numberOfChildren: NUMBER,
  pregnancy: { as: 'choice', choices: PREGNANCY_LABELS, optional: true },
  employmentStatus: { as: 'choice', choices: EMPLOYMENT_LABELS, optional: true },
  industryExperience: { as: 'choice', choices: INDUSTRY_LABELS },
  isStudent: { as: 'choice', choices: STUDENT_LABELS },
  education: { as: 'text', autoComplete: 'off', optional: true, suggestions: EDUCATION_SUGGESTIONS },
  isVeteran: CHECK,
  isSingleParent: CHECK,
  hasDisability: CHECK,
  veteranDischarge: { as: 'choice', choices: DISCHARGE_LABELS, optional: true },
  veteranDisabilityRating: NUMBER,
  communityType: { as: 'choice', choices: COMMUNITY_LABELS },
  homeownershipStatus: { as: 'choice', choices: HOME_LABELS },
  ownsBusinesss: CHECK,
  seekingStartupGrant: CHECK,
  previousGrantExperience: CHECK,
  nonprofitStatus: { as: 'choice', choices: NONPROFIT_LABELS },
  projectTimeline: { as: 'choice', choices: TIMELINE_LABELS },
  organizationName: { as: 'text', autoComplete: 'organization', optional: true, wide: true },
  annualRevenue: DOLLARS,
  numberOfEmployees: NUMBER,
};
