import type { QuestionField } from '../../../../contract/question-fields.ts';
import {
  CITIZENSHIP_LABELS,
  COMMUNITY_LABELS,
  DISCHARGE_LABELS,
  EDUCATION_SUGGESTIONS,
  EMPLOYMENT_LABELS,
  HOME_LABELS,
  INDUSTRY_LABELS,
  MINORITY_LABELS,
  PREGNANCY_LABELS,
} from '../profile/choices.ts';

/** How an answer is given: picked, or typed. */
export type Input =
  | { as: 'choice'; choices: Readonly<Record<string, string>> }
  | { as: 'number' }
  | { as: 'text'; autoComplete: string; inputMode: 'numeric' | 'text' };

const NUMBER: Input = { as: 'number' };

/** Not to say is what skipping is for. */
function answersOf(labels: Readonly<Record<string, string>>): Input {
  return { as: 'choice', choices: Object.fromEntries(Object.entries(labels).filter(([value]) => value !== NO_ANSWER)) };
}

/** The value of an answer that says nothing. */
export const NO_ANSWER = 'not_specified';

export const INPUTS: Readonly<Record<QuestionField, Input>> = {
  zipCode: { as: 'text', autoComplete: 'postal-code', inputMode: 'numeric' },
  citizenshipStatus: answersOf(CITIZENSHIP_LABELS),
  minorityGroup: answersOf(MINORITY_LABELS),
  tribalAffiliation: { as: 'text', autoComplete: 'off', inputMode: 'text' },
  householdSize: NUMBER,
  householdIncome: NUMBER,
  numberOfChildren: NUMBER,
  pregnancy: answersOf(PREGNANCY_LABELS),
  employmentStatus: answersOf(EMPLOYMENT_LABELS),
  industryExperience: answersOf(INDUSTRY_LABELS),
  education: answersOf(Object.fromEntries(EDUCATION_SUGGESTIONS.map((level) => [level, level]))),
  veteranDischarge: answersOf(DISCHARGE_LABELS),
  veteranDisabilityRating: NUMBER,
  communityType: answersOf(COMMUNITY_LABELS),
  homeownershipStatus: answersOf(HOME_LABELS),
  annualRevenue: NUMBER,
  numberOfEmployees: NUMBER,
  permanentResidentSince: NUMBER,
};
