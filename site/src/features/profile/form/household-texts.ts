/** Texts for the profile's sections on needs and household. Separate, because only the profile shows them. */
import type { EARNERS, INCOME_KINDS, RELATIONS } from '../../../../../contract/profile/household.ts';
import type { Need } from '../../../../../contract/profile/profile.ts';

/** Needs to choose from. The home page offers the same ones. */
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
  disaster: 'Damage from a disaster',
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
  veterans: 'Veterans benefits',
  investments: 'Interest, dividends and rent',
  tanf: 'Cash assistance (TANF)',
  other: 'Other income',
};

export const NEEDS_LEGEND = 'Check as many as you like';

export const PEOPLE = {
  add: 'Add a person',
  person: (number: number) => `Person ${number}`,
  remove: (number: number) => `Remove person ${number}`,
  removed: (number: number) => `Person ${number} was removed.`,
  relation: 'How this person is related to you',
  age: 'Age',
  applies: 'Check what applies to this person',
  disability: 'Has a disability',
  pregnant: 'Is pregnant',
  student: 'Is a student',
  veteran: 'Served in the military',
  citizenshipStatus: 'Immigration status, if it differs from yours',
  permanentResidentSince: 'Permanent resident since',
  residentHint: 'The year of their green card, such as 2019',
} as const;

/** Questions about the ages of the children counted. */
export const CHILD_AGES = {
  legend: (count: number) => (count === 1 ? 'How old is the child?' : 'How old are the children?'),
  hint: 'In years; for a baby, type 0. School meals, WIC, Head Start and child care depend on it',
  child: (number: number) => `Child ${number}`,
  wrong: 'Type an age from 0 to 17',
  whose: 'Who the children are to you',
} as const;

export const WHOSE_CHILDREN = {
  child: 'My children',
  grandchild: 'My grandchildren',
  'other-relative': 'Other relatives',
} as const;

export const INCOMES = {
  add: 'Add an income',
  kind: 'Kind of income',
  yearly: 'Dollars per year',
  whose: 'Whose income',
  remove: (number: number) => `Remove income ${number}`,
} as const;

export const COSTS = {
  housingCost: 'Monthly rent or mortgage',
  childCareCost: 'Monthly child care',
  medicalCost: 'Monthly medical costs you pay out of pocket',
  hint: 'In dollars. Some benefits subtract it from your income',
  medicalHint: 'In dollars, for people 60 or older or with a disability',
  savings: 'Savings of your household',
  savingsHint: 'In dollars: cash, accounts, stocks. Leave out your home and one car',
  paysHeating: 'Do you pay for heating or cooling separately from rent?',
} as const;

export const PAYS_HEATING_LABELS = { '': 'Not sure', true: 'Yes', false: 'No' } as const;

export const EARNER_LABELS: Readonly<Record<(typeof EARNERS)[number], string>> = {
  self: 'Mine',
  spouse: 'My spouse or partner’s',
  other: 'Someone else’s',
};
