import { AGE, PRODUCT_NAME } from '../../../../contract/limits.ts';

export const welcome = (name: string | undefined) => (name ? `Welcome, ${name}!` : `Welcome to ${PRODUCT_NAME}`);
export const SUBTITLE = {
  complete: 'Update your profile information to improve your grant matches',
  incomplete: 'Complete your profile to start finding grants that match your unique situation',
} as const;
export const WHAT_IS_NEEDED =
  'Age, location and occupation are needed. All other answers are up to you: each one lets us say more surely what you may have.';

export const GROUPS = {
  you: {
    title: 'About you',
    why: 'Many programs are for people of a certain age, state or background.',
  },
  household: {
    title: 'Household and income',
    why: 'Help with food, heating, rent and health care mostly depends on how many you are and what you have to live on.',
  },
  work: {
    title: 'Work and school',
    why: 'Training, scholarships and business programs look at what you do and what you have learned.',
  },
  situation: {
    title: 'Your situation',
    why: 'Some of the largest programs exist for veterans, families, people with disabilities, or a kind of home and place.',
  },
  plans: {
    title: 'Organization and plans',
    why: 'Grants and loans for projects depend on who applies, and when the money is needed.',
  },
} as const;

export const HINTS = {
  age: `In years, from ${AGE.min} to ${AGE.max}`,
  location: 'City, State',
  occupation: 'What you do: nurse, farmer, between jobs, retired…',
  education: 'The highest level you have finished',
  tribalAffiliation: 'The tribe or nation in which you are enrolled',
  citizenshipStatus: 'Some programs are for citizens only, many are not',
  minorityGroup: 'A few programs are for certain groups',
  industryExperience: 'Some grants are for one line of work',
  isStudent: 'Opens scholarships and student aid',
  communityType: 'Rural development has programs of its own',
  homeownershipStatus: 'Help with repairs is for owners, help with rent for tenants',
  zipCode: 'Tells us your state where the location does not',
  householdSize: 'You and all who live and eat with you. Income limits rise with it',
  householdIncome: 'In dollars before taxes, of everyone together. Most benefits have a limit',
  numberOfChildren: 'Some programs are for families with children only',
  pregnancy: 'Opens food and health programs before the birth',
  veteranDischarge: 'Most benefits for veterans depend on it',
  veteranDisabilityRating: 'In percent, from 0 to 100. Some benefits start at a certain rating',
  employmentStatus: 'Training and unemployment programs ask for it',
  organizationName: 'As it stands on its papers. You need it in every application',
  annualRevenue: 'In dollars. Small-business programs have limits',
  numberOfEmployees: 'Who counts as small often depends on it',
  permanentResidentSince: 'The year, such as 2019. Some benefits start after five years',
} as const;

export const METER = {
  label: 'How much we can check for you',
  next: 'Most useful to answer next:',
  asks: (programs: number) => (programs === 1 ? 'One program asks for it.' : `${programs} programs ask for it.`),
  all: 'You have told us everything that our programs ask of a profile.',
} as const;

export const TABS_LABEL = 'Profile and subscription';
export const TABS = { profile: 'Profile', subscription: 'Subscription' } as const;

export const UNSAVED = 'You have changes that are not saved yet.';

export const TICK_WHAT_APPLIES = 'Check everything that applies';

export const SAVE = 'Save profile';
export const SAVING = 'Saving…';
export const PROFILE_UPDATED = {
  title: 'Profile updated',
  description: 'Your profile has been successfully updated.',
} as const;
export const UPDATE_FAILED = 'Profile update failed';

/** What the page's head says. */
export const HEAD = {
  title: 'Your profile',
  description: `What you tell ${PRODUCT_NAME} about yourself decides which grants, loans and assistance programs it shows you.`,
} as const;
