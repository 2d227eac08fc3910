import type { INCOME_KINDS, RELATIONS } from '../../../../contract/household.ts';
import type { Need, Profile } from '../../../../contract/profile.ts';

type Labels<Field extends keyof Profile> = Readonly<Record<Extract<Profile[Field], string>, string>>;

const NOT_SPECIFIED = 'Prefer not to say';

export const STUDENT_LABELS: Labels<'isStudent'> = {
  no: 'No',
  current: 'Yes, I study now',
  future: 'I plan to study',
};

export const INDUSTRY_LABELS: Labels<'industryExperience'> = {
  not_specified: 'No particular field',
  technology: 'Technology',
  healthcare: 'Health care',
  education: 'Education',
  agriculture: 'Farming and food growing',
  manufacturing: 'Manufacturing',
  retail: 'Retail',
  hospitality: 'Hotels, restaurants and tourism',
  arts: 'Arts and culture',
  nonprofit: 'Nonprofit work',
  construction: 'Construction',
  finance: 'Finance',
  other: 'Another field',
};

export const MINORITY_LABELS: Labels<'minorityGroup'> = {
  not_specified: NOT_SPECIFIED,
  'african-american': 'Black or African American',
  hispanic: 'Hispanic or Latino',
  asian: 'Asian',
  'native-american': 'American Indian or Alaska Native',
  'pacific-islander': 'Native Hawaiian or Pacific Islander',
  other: 'Another group',
};

export const NONPROFIT_LABELS: Labels<'nonprofitStatus'> = {
  not_applicable: 'I do not apply for a nonprofit',
  '501c3': '501(c)(3) charity',
  '501c4': '501(c)(4) social welfare organization',
  'fiscal-sponsorship': 'Under a fiscal sponsor',
  pending: 'Nonprofit status applied for',
};

export const TIMELINE_LABELS: Labels<'projectTimeline'> = {
  not_specified: 'Not sure yet',
  immediate: '0-3 months',
  short: '3-6 months',
  medium: '6-12 months',
  long: '1+ years',
};

export const CITIZENSHIP_LABELS: Labels<'citizenshipStatus'> = {
  not_specified: NOT_SPECIFIED,
  citizen: 'U.S. citizen or national',
  'permanent-resident': 'Permanent resident (green card)',
  'visa-holder': 'Visa holder (study, work or visit)',
  daca: 'DACA recipient',
  refugee: 'Refugee or asylee',
  other: 'Another status (such as parole, TPS, a T or U visa)',
};

export const COMMUNITY_LABELS: Labels<'communityType'> = {
  not_specified: NOT_SPECIFIED,
  urban: 'City',
  suburban: 'Suburb',
  rural: 'Small town or countryside',
  remote: 'Remote area',
};

export const HOME_LABELS: Labels<'homeownershipStatus'> = {
  not_specified: NOT_SPECIFIED,
  own: 'I own my home',
  rent: 'I rent',
  temporary: 'Temporary housing, or none',
  seeking: 'I am looking to buy a home',
};

/** What somebody may want help with; the home page asks the same. */
export const NEED_LABELS: Readonly<Record<Need, string>> = {
  bills: 'Heating and power bills',
  food: 'Food',
  rent: 'Rent or a place to live',
  home: 'Buying or repairing a home',
  school: 'School or college',
  work: 'Work or training',
  health: 'Health care',
  children: 'Child care and children',
  money: 'Living costs',
  business: 'Money for a business',
  land: 'Farming and land',
  community: 'A project for others',
  disaster: 'Damage by a disaster',
};

export const RELATION_LABELS: Readonly<Record<(typeof RELATIONS)[number], string>> = {
  spouse: 'My husband or wife',
  partner: 'My partner',
  child: 'My child',
  grandchild: 'My grandchild',
  parent: 'My parent',
  grandparent: 'My grandparent',
  sibling: 'My brother or sister',
  'other-relative': 'Another relative',
  unrelated: 'Not related to me',
};

export const INCOME_LABELS: Readonly<Record<(typeof INCOME_KINDS)[number], string>> = {
  wages: 'Wages and salaries',
  'self-employment': 'Self-employment',
  'social-security': 'Social Security',
  ssi: 'SSI',
  unemployment: 'Unemployment benefits',
  retirement: 'Pensions and retirement',
  'child-support': 'Child support and alimony',
  other: 'Other income',
};

export const PREGNANCY_LABELS: Labels<'pregnancy'> = {
  not_specified: NOT_SPECIFIED,
  yes: 'Yes',
  no: 'No',
};

export const DISCHARGE_LABELS: Labels<'veteranDischarge'> = {
  not_specified: NOT_SPECIFIED,
  honorable: 'Honorable',
  general: 'General, under honorable conditions',
  'other-than-honorable': 'Other than honorable',
  'bad-conduct': 'Bad conduct',
  dishonorable: 'Dishonorable',
  'still-serving': 'I still serve',
};

export const EMPLOYMENT_LABELS: Labels<'employmentStatus'> = {
  not_specified: NOT_SPECIFIED,
  employed: 'I work for someone',
  'self-employed': 'I work for myself',
  unemployed: 'I am out of work',
  retired: 'I am retired',
  'unable-to-work': 'I am not able to work',
};

/** Suggestions only: any words are accepted. Each one is understood by the matching. */
export const EDUCATION_SUGGESTIONS = [
  'Less than high school',
  'High school diploma or GED',
  'Some college',
  'Trade school or certificate',
  'Associate degree',
  "Bachelor's degree",
  "Master's degree",
  'Doctorate',
] as const;
