import { ANSWER } from '../form/answer-texts.ts';
/** The form's sections, and how each one helps. */
export const SECTIONS = {
  you: { title: 'About you', why: 'Many programs are for people of a certain age, state or background.' },
  needs: {
    title: 'What you need',
    why: 'We put programs for these needs first in your list. You still see all the others.',
  },
  household: {
    title: 'Household and income',
    why: 'Help with food, heating, rent and health care mostly depends on your household’s size and income.',
  },
  people: {
    title: 'Who lives with you?',
    why: 'Many programs are for a child of a certain age, an older parent or a spouse who served.',
  },
  money: {
    title: 'Income by source',
    why: 'Programs count wages, benefits and pensions differently. A year’s amount, or “1900 a month”, before taxes, for everyone in your household.',
  },
  work: {
    title: 'Work and school',
    why: 'Training, scholarships and business programs look at what you do and what you’ve learned.',
  },
  situation: {
    title: 'Your situation',
    why: 'Some of the largest programs are for veterans, families, people with disabilities, or a kind of home and place.',
  },
  plans: {
    title: 'Organization and plans',
    why: 'Project grants and loans depend on who applies and when the money is needed.',
  },
} as const;
export type SectionName = keyof typeof SECTIONS;

export const OPEN_ALL = 'Open all';
export const CLOSE_ALL = 'Close all';
export const NO_ANSWERS = 'Nothing here yet';

export const many = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
const { dollars } = ANSWER;

/** The household's money in the summary of a collapsed section. */
export const SUMMARY = {
  incomes: (count: number) => many(count, 'income', 'incomes'),
  housing: (amount: number) => `${dollars(amount)} for housing`,
  childCare: (amount: number) => `${dollars(amount)} for child care`,
  medical: (amount: number) => `${dollars(amount)} for medical costs`,
  savings: (amount: number) => `${dollars(amount)} saved`,
  heating: 'pays for heating',
} as const;
