/**
 * Each question's name and the format of its answers. Separate, because a program's page needs nothing else from the
 * profile.
 */
export const LABELS = {
  age: 'Age',
  location: 'Location',
  citizenshipStatus: 'Citizenship or immigration status',
  minorityGroup: 'Racial or ethnic group',
  tribalAffiliation: 'Tribal affiliation',
  occupation: 'Occupation',
  industryExperience: 'Field of work',
  education: 'Education',
  isStudent: 'Are you a student?',
  communityType: 'City, suburb or countryside',
  homeownershipStatus: 'Your home',
  isVeteran: 'I am a veteran',
  isSingleParent: 'I am a single parent',
  hasDisability: 'I have a disability',
  ownsBusinesss: 'I own a business',
  seekingStartupGrant: 'I am starting a business',
  previousGrantExperience: 'I have received a grant before',
  nonprofitStatus: 'Nonprofit status',
  projectTimeline: 'When do you need the money?',
  zipCode: 'ZIP code',
  householdSize: 'People in your household',
  householdIncome: 'Yearly household income',
  numberOfChildren: 'Children under 18',
  pregnancy: 'Are you pregnant?',
  veteranDischarge: 'Your discharge',
  veteranDisabilityRating: 'VA disability rating',
  employmentStatus: 'Your work now',
  organizationName: 'Name of your business or organization',
  annualRevenue: 'Yearly revenue',
  numberOfEmployees: 'Employees',
  permanentResidentSince: 'Permanent resident since',
} as const;

/** A changed answer, before and after. */
export const EDIT = {
  turned: (name: string, was: string, now: string) => `${name} (${was} → ${now})`,
  nothing: 'no answer',
  yes: 'yes',
  no: 'no',
} as const;

/** The format of answers. */
export const ANSWER = {
  none: 'None',
  no: (statement: string) => `${statement}: no`,
  named: (name: string, answer: string) => (name.endsWith('?') ? `${name} ${answer}` : `${name}: ${answer}`),
  dollars: (amount: number) => `$${amount.toLocaleString('en-US')}`,
  percent: (share: number) => `${share} percent`,
  incomeFor: (income: string, people: number) =>
    people === 1 ? `${income}, for one person` : `${income}, for ${people} people`,
} as const;
