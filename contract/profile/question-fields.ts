/** Facts that a single profile answer sets, each with that answer's field. Only these get questions. */
export const QUESTION_FIELDS = {
  state: 'zipCode',
  citizenship: 'citizenshipStatus',
  minorityGroup: 'minorityGroup',
  tribalMember: 'tribalAffiliation',
  householdSize: 'householdSize',
  householdIncome: 'householdIncome',
  children: 'numberOfChildren',
  pregnant: 'pregnancy',
  employment: 'employmentStatus',
  industry: 'industryExperience',
  educationLevel: 'education',
  veteranDischarge: 'veteranDischarge',
  veteranDisabilityRating: 'veteranDisabilityRating',
  community: 'communityType',
  home: 'homeownershipStatus',
  annualRevenue: 'annualRevenue',
  employees: 'numberOfEmployees',
  permanentResidentYears: 'permanentResidentSince',
} as const;
export type QuestionFact = keyof typeof QUESTION_FIELDS;
export type QuestionField = (typeof QUESTION_FIELDS)[QuestionFact];

/** Whether a profile field sets this fact. */
export function isQuestionFact(fact: string): fact is QuestionFact {
  return Object.hasOwn(QUESTION_FIELDS, fact);
}
