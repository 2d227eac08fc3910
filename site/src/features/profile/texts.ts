import { PRODUCT_NAME } from '../../../../contract/limits.ts';

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
