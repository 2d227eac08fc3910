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
  communityType: 'Where you live',
  homeownershipStatus: 'Your home',
  isVeteran: 'I am a veteran',
  isSingleParent: 'I am a single parent',
  hasDisability: 'I have a disability',
  ownsBusinesss: 'I own a business',
  seekingStartupGrant: 'I am starting a business',
  previousGrantExperience: 'I have received a grant before',
  nonprofitStatus: 'Nonprofit status',
  projectTimeline: 'When do you need the money?',
} as const;

export const HINTS = {
  age: `In years, from ${AGE.min} to ${AGE.max}`,
  location: 'City, State',
  occupation: 'What you do: nurse, farmer, between jobs, retired…',
  education: 'The highest level you have finished',
  tribalAffiliation: 'The tribe or nation in which you are enrolled',
} as const;

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
