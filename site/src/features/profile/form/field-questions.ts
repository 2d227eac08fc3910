import type { YesOrNo } from '../../../../../contract/profile/field-kinds.ts';
import { CHECK, DOLLARS, type FieldName, type FieldQuestion, NUMBER, type QuestionFor } from './field-inputs.ts';

const PREFER_NOT_TO_SAY = 'Prefer not to say';
const YES_OR_NO: Readonly<Record<YesOrNo, string>> = { not_specified: PREFER_NOT_TO_SAY, yes: 'Yes', no: 'No' };

export const CITIZENSHIP_LABELS = {
  not_specified: PREFER_NOT_TO_SAY,
  citizen: 'U.S. citizen or national',
  'permanent-resident': 'Permanent resident, with a green card',
  'visa-holder': 'On a visa, for study, work or a visit',
  daca: 'DACA, for people who came here as children',
  refugee: 'Refugee, or granted asylum',
  other: 'Another status, or none',
} as const;

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

/**
 * How the form asks for each field. The results page uses the same words, and a program's page quotes them beside its
 * conditions.
 */
export const FIELD_QUESTIONS: Readonly<Record<FieldName, FieldQuestion>> = {
  age: {
    label: 'Age',
    hint: 'Many programs start or end at a certain age',
    input: { as: 'number', required: true },
  },
  location: {
    label: 'Location',
    hint: 'City, State. Each state has its own programs',
    input: { as: 'text', autoComplete: 'off', required: true },
  },
  zipCode: {
    label: 'ZIP code',
    hint: 'Helps us find your state and county',
    input: { as: 'text', autoComplete: 'postal-code', numeric: true, optional: true },
  },
  citizenshipStatus: {
    label: 'Citizenship or immigration status',
    hint: 'Many programs are for everyone. We don’t share this with any agency unless the law makes us',
    input: {
      as: 'choice',
      choices: CITIZENSHIP_LABELS,
    },
  },
  permanentResidentSince: {
    label: 'Permanent resident since',
    hint: 'The year of your green card, such as 2019. Some benefits start five years later',
    input: { ...NUMBER, unit: 'year' },
  },
  minorityGroup: {
    label: 'Racial or ethnic group',
    hint: 'A few programs are for certain groups',
    input: {
      as: 'choice',
      choices: {
        not_specified: PREFER_NOT_TO_SAY,
        'african-american': 'Black or African American',
        hispanic: 'Hispanic or Latino',
        asian: 'Asian',
        'native-american': 'American Indian or Alaska Native',
        'pacific-islander': 'Native Hawaiian or Pacific Islander',
        other: 'Another group',
      },
    },
  },
  tribalAffiliation: {
    label: 'Tribal affiliation',
    hint: 'The tribe or nation you’re enrolled in',
    input: { as: 'text', autoComplete: 'off', optional: true },
  },
  householdSize: {
    label: 'People in your household',
    hint: 'You and everyone you share food and bills with',
    input: NUMBER,
  },
  householdIncome: {
    label: 'Yearly household income',
    hint: 'Everyone’s income added up for a year, before taxes. Most benefits have a limit',
    input: DOLLARS,
  },
  numberOfChildren: {
    label: 'Children under 18',
    hint: 'Some programs are only for families with children',
    input: NUMBER,
  },
  pregnancy: {
    label: 'Are you pregnant?',
    hint: 'Food and health programs can start before the birth',
    input: { as: 'choice', choices: YES_OR_NO, optional: true },
  },
  occupation: {
    label: 'Occupation',
    hint: 'Some programs are for one line of work. For example: nurse, farmer, between jobs, retired',
    input: { as: 'text', autoComplete: 'organization-title', required: true },
  },
  employmentStatus: {
    label: 'Your work now',
    hint: 'Training programs ask for this',
    input: {
      as: 'choice',
      choices: {
        not_specified: PREFER_NOT_TO_SAY,
        employed: 'I work for someone',
        'self-employed': 'I work for myself',
        unemployed: 'I am out of work',
        retired: 'I am retired',
        'unable-to-work': 'I am not able to work',
      },
      optional: true,
    },
  },
  industryExperience: {
    label: 'Field of work',
    hint: 'Some grants are for one line of work',
    input: {
      as: 'choice',
      choices: {
        not_specified: 'No particular field',
        technology: 'Technology',
        healthcare: 'Health care',
        education: 'Education',
        agriculture: 'Farming and food growing',
        manufacturing: 'Manufacturing',
        retail: 'Retail',
        hospitality: 'Hotels, restaurants and tourism',
        arts: 'Arts and culture',
        nonprofit: 'Nonprofit work and social services',
        construction: 'Construction',
        finance: 'Finance',
        other: 'Another field',
      },
    },
  },
  isStudent: {
    label: 'Are you a student?',
    hint: 'Students can get scholarships and aid',
    input: {
      as: 'choice',
      choices: {
        no: 'No',
        current: 'Yes, I study now',
        future: 'I plan to study',
      },
    },
  },
  education: {
    label: 'Education',
    hint: 'The highest level you’ve finished. Some aid depends on it',
    input: { as: 'text', autoComplete: 'off', optional: true, suggestions: EDUCATION_SUGGESTIONS },
  },
  isVeteran: {
    label: 'I am a veteran',
    input: CHECK,
  },
  isSingleParent: {
    label: 'I am a single parent',
    input: CHECK,
  },
  hasDisability: {
    label: 'I have a disability',
    input: CHECK,
  },
  veteranDischarge: {
    label: 'Your discharge',
    hint: 'Most benefits for veterans depend on it',
    input: {
      as: 'choice',
      choices: {
        not_specified: PREFER_NOT_TO_SAY,
        honorable: 'Honorable',
        general: 'General, under honorable conditions',
        'other-than-honorable': 'Other than honorable',
        'bad-conduct': 'Bad conduct',
        dishonorable: 'Dishonorable',
        'still-serving': 'I still serve',
      },
      optional: true,
    },
  },
  veteranDisabilityRating: {
    label: 'VA disability rating',
    hint: 'In percent, from 0 to 100. Some benefits start at a certain rating',
    input: { ...NUMBER, unit: 'percent' },
  },
  communityType: {
    label: 'City, suburb or countryside',
    hint: 'Rural areas have their own programs',
    input: {
      as: 'choice',
      choices: {
        not_specified: PREFER_NOT_TO_SAY,
        urban: 'City',
        suburban: 'Suburb',
        rural: 'Small town or countryside',
        remote: 'Remote area',
      },
    },
  },
  homeownershipStatus: {
    label: 'Your home',
    hint: 'Owners can get help with repairs, renters with rent',
    input: {
      as: 'choice',
      choices: {
        not_specified: PREFER_NOT_TO_SAY,
        own: 'I own my home',
        rent: 'I rent',
        temporary: 'Shelter, hotel, car or no home',
        seeking: 'I am looking to buy a home',
      },
    },
  },
  ownsBusinesss: {
    label: 'I own a business',
    input: CHECK,
  },
  seekingStartupGrant: {
    label: 'I am starting a business',
    input: CHECK,
  },
  previousGrantExperience: {
    label: 'I have received a grant before',
    input: CHECK,
  },
  nonprofitStatus: {
    label: 'Nonprofit status',
    input: {
      as: 'choice',
      choices: {
        not_applicable: 'I do not apply for a nonprofit',
        '501c3': '501(c)(3) charity',
        '501c4': '501(c)(4) social welfare organization',
        'fiscal-sponsorship': 'Under a fiscal sponsor',
        pending: 'Nonprofit status applied for',
      },
    },
  },
  projectTimeline: {
    label: 'When do you need the money?',
    input: {
      as: 'choice',
      choices: {
        not_specified: 'Not sure yet',
        immediate: '0-3 months',
        short: '3-6 months',
        medium: '6-12 months',
        long: '1+ years',
      },
    },
  },
  organizationName: {
    label: 'Name of your business or organization',
    hint: 'As on its papers. Every application asks for it',
    input: { as: 'text', autoComplete: 'organization', optional: true, wide: true },
  },
  annualRevenue: {
    label: 'Yearly revenue',
    hint: 'Many programs have a limit',
    input: DOLLARS,
  },
  numberOfEmployees: {
    label: 'Employees',
    hint: 'Some programs are only for small organizations',
    input: NUMBER,
  },
} satisfies { [Field in FieldName]: QuestionFor<Field> };
