import { PRODUCT_NAME } from '../../../../contract/limits.ts';
import { ANSWER } from './form/answer-texts.ts';

export const welcome = (name: string | undefined) => (name ? `Welcome, ${name}!` : `Welcome to ${PRODUCT_NAME}`);
export const SUBTITLE = {
  complete: 'Update your profile information to improve your grant matches',
  incomplete: 'Complete your profile to start finding grants that match your unique situation',
} as const;
export const WHAT_IS_NEEDED =
  'We need your age, location and job. The rest is optional, but each answer makes your matches more exact.';

export const METER = {
  label: 'Your profile',
  labelOf: (name: string) => (name ? `${name}’s answers` : 'Their answers'),
  answered: (parts: number, all: number) => `${parts} of ${all} parts answered`,
  next: 'Most useful to answer next:',
  asks: (programs: number) =>
    programs === 1 ? 'One program would be clearer.' : `${programs} programs would be clearer.`,
  others: {
    childAges: 'Your children’s ages',
    housingCost: 'Monthly rent or mortgage',
    incomes: 'Your income by source',
  },
  why: {
    childAges: 'School meals, WIC and child care depend on them.',
    housingCost: 'High rent can raise your SNAP.',
    incomes: 'Pay from work decides two tax credits, often thousands of dollars.',
  },
  all: 'No other answer would change much.',
} as const;

/** Answers left unsaved earlier, restored into the form. */
export const RESTORED = {
  form: 'We kept the answers you hadn’t saved yet. They’re filled in below.',
  home: 'We filled in what you told us on the home page. Change anything that’s wrong.',
  drop: 'Remove these answers',
} as const;

/** Another tab or device saved the profile first. */
export const CONFLICT = {
  title: 'Your profile was changed somewhere else',
  text: (names: readonly string[]) =>
    [
      'Another tab or device saved it while you were here.',
      names.length > 0 ? `Changed there: ${names.join(', ')}.` : '',
      'Your answers on this page aren’t saved yet.',
    ]
      .filter(Boolean)
      .join(' '),
  names: { needs: 'What you need', household: 'Household and income' },
  keep: 'Add my changes and save',
  drop: 'Show the newer answers',
} as const;

export const TABS_LABEL = 'Parts of your profile';
export const TABS = {
  profile: 'Profile',
  applications: 'Applications',
  subscription: 'Subscription',
  account: 'Account',
} as const;
export const PART_UNLOADED = 'This part couldn’t be loaded. Reload the page to see it.';

export const UNSAVED = 'You have unsaved changes.';

/** The first option of a select that has no answer yet. */
export const CHOOSE = 'Choose one';
export const TICK_WHAT_APPLIES = 'Check everything that applies';

export const SAVE = 'Save profile';
export const SAVING = 'Saving…';
export const PROFILE_UPDATED = {
  title: 'Profile updated',
  description: 'Your profile has been successfully updated.',
} as const;
export const UPDATE_FAILED = 'Profile update failed';

/** The page's title and description. */
export const HEAD = {
  title: 'Your profile',
  description: `What you tell ${PRODUCT_NAME} about yourself decides which grants, loans and assistance programs it shows you.`,
} as const;

const { dollars } = ANSWER;

/** Shown below the yearly income. */
export const INCOME = {
  orByMonth: 'A month’s amount works too: type 1900 a month.',
  byYear: (yearly: number) => `That’s ${dollars(yearly)} a year.`,
  byMonth: (month: number) => `That’s about ${dollars(month)} a month.`,
  isMonthly: (income: number, yearly: number) => `If you get ${dollars(income)} a month, use ${dollars(yearly)} a year`,
} as const;
