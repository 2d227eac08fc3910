import type { Profile } from '../../../../../contract/profile/profile.ts';

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
  'permanent-resident': 'Permanent resident, with a green card',
  'visa-holder': 'On a visa, for study, work or a visit',
  daca: 'DACA, for people who came here as children',
  refugee: 'Refugee, or granted asylum',
  other: 'Another status, or none',
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
  temporary: 'Shelter, hotel, car or no home',
  seeking: 'I am looking to buy a home',
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

/** The form offers these, but any text is accepted. Matching understands each of these. */
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
