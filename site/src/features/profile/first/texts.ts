import { programs } from '../../../lib/counts.ts';

/** The first questions, a few per screen: what each one asks and why it helps. */
export const STEPS = {
  basics: { title: 'Three things we need', why: 'They decide most of what you can get.' },
  needs: { title: 'What do you need help with?', why: 'We put programs for these needs first.' },
  household: {
    title: 'Your household',
    why: 'Help with food, heating, rent and health care depends on household size and income.',
  },
  situation: {
    title: 'Does any of this apply?',
    why: 'Some of the largest programs are for these groups.',
  },
  service: { title: 'Your service', why: 'Most benefits for veterans depend on these two answers.' },
  home: { title: 'Your home and status', why: 'These decide which housing and benefit programs are open to you.' },
  family: {
    title: 'Your family’s status',
    why: 'Each person counts separately: children who are citizens can get help that a parent can’t. You don’t have to say. We don’t share it with any agency unless the law makes us.',
  },
  work: { title: 'Work and school', why: 'Training, scholarships and student aid depend on these.' },
  money: {
    title: 'What you live on, and what you pay',
    why: 'Rent and heating can raise your food benefits and heating help. Tax credits depend on the kind of income.',
  },
  organization: {
    title: 'Business or nonprofit',
    why: 'Grants and loans for projects depend on who applies. Skip this if it’s only about you.',
  },
  place: {
    title: 'Name and place',
    why: 'Each state has its own grants, and some are only for rural areas.',
  },
  size: {
    title: 'What your organization does and how big it is',
    why: 'Many grants have limits for revenue and staff.',
  },
} as const;

/** Replaces the reason on the first screen for someone applying for a nonprofit. */
export const BASICS_OF_ORGANIZATION =
  'Your place decides most of what your organization can get. Age and job only count for help for yourself.';
/** Shown on the last screen to someone who seems to be applying for themselves. */
export const ORGANIZATION = {
  ask: 'Do you also need money for a business or a nonprofit?',
  yes: 'Answer questions about it',
} as const;

/** Questions about the status of the people who live with the member. */
export const FAMILY = {
  partner: 'Does a husband, wife or partner live with you?',
  partners: { '': 'No, or I’d rather not say', spouse: 'My husband or wife', partner: 'My partner, not married' },
  partnerStatus: 'Their citizenship or immigration status',
  children: (count: number) => (count === 1 ? 'Your child’s status' : 'Your children’s status'),
  child: (number: number, age: number | null) => (age === null ? `Child ${number}` : `Child ${number}, age ${age}`),
  rather: 'I’d rather not say',
  citizens: (count: number) => (count === 1 ? 'U.S. citizen' : 'U.S. citizens'),
  same: 'The same as mine',
  differ: (count: number) => (count === 1 ? 'A different status' : 'Not all the same'),
} as const;

/** Questions about where the household's income comes from. */
export const INCOME_KIND = {
  label: 'What kind of income is most of it?',
  hint: 'You can add other kinds later, in your profile',
  rather: 'I’d rather not say',
  something: 'Something else, or I’d rather not say',
} as const;

export const stepOf = (number: number, all: number) => `Step ${number} of ${all}`;
export const NEXT = 'Next';
export const BACK = 'Back';
/** Announced when age boxes have just opened below the answer and Next leads to them instead of the next screen. */
export const AGES_NOTE = 'Add the ages, or tap Next again.';
export const SKIP_NOTE = 'You can skip anything here.';
/** The button at the end of the questions, and the one to save early. */
export const SAVE_LAST = 'Save profile and see my programs';
export const SAVE_NOW = 'Save profile and skip the rest';

/** Texts for the number of matching programs, updated with each answer. */
export const COUNT = {
  before: 'Your age and place tell us which programs fit.',
  counting: 'Counting programs…',
  fit: (fit: number) => `${programs(fit)} ${fit === 1 ? 'fits' : 'fit'} so far`,
  possible: (possible: number) => `${programs(possible)} could fit`,
  none: 'No program fits these answers',
  change: 'Other answers may change that.',
  clearer: 'Each answer makes this clearer.',
  rightAlready: (fit: number) =>
    `${fit} ${fit === 1 ? 'looks' : 'look'} right already. Each answer makes this clearer.`,
  moreFit: (more: number) => `${more} more with your last answers.`,
  fewerFit: (fewer: number) => `${fewer} fewer with your last answers.`,
  morePossible: (more: number) => `With your last answers, ${more} more could fit.`,
  ruledOut: (fewer: number) => `Your last answers ruled out ${fewer === 1 ? '1 other' : `${fewer} others`}.`,
  more: (more: number) =>
    more === 0 ? 'Save to see them.' : `${more} more could fit. Each answer makes this clearer.`,
} as const;
